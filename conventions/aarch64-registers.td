// Registers of 64-bit Arm and which are parts of which.
include "calling-convention.td"

foreach number = 0...30 in
  def "W"#number : Register;
def WSP : Register;
foreach number = 0...28 in
  def "X"#number : Register<[!cast<Register>("W"#number)]>;
def FP : Register<[W29]>;
def LR : Register<[W30]>;
def SP : Register<[WSP]>;

foreach number = 0...31 in {
  def "B"#number : Register;
  def "H"#number : Register<[!cast<Register>("B"#number)]>;
  def "S"#number : Register<[!cast<Register>("H"#number)]>;
  def "D"#number : Register<[!cast<Register>("S"#number)]>;
  def "Q"#number : Register<[!cast<Register>("D"#number)]>;
  def "Z"#number : Register<[!cast<Register>("Q"#number)]>;
}
foreach number = 0...15 in
  def "P"#number : Register;
