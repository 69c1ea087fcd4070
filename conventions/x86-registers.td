// Registers of x86 and which are parts of which.
include "calling-convention.td"

foreach letter = ["A", "B", "C", "D"] in {
  def letter#"L" : Register;
  def letter#"H" : Register;
  def letter#"X" : Register<[!cast<Register>(letter#"L"), !cast<Register>(letter#"H")]>;
  def "E"#letter#"X" : Register<[!cast<Register>(letter#"X")]>;
  def "R"#letter#"X" : Register<[!cast<Register>("E"#letter#"X")]>;
}
foreach name = ["SI", "DI", "BP", "SP"] in {
  def name#"L" : Register;
  def name : Register<[!cast<Register>(name#"L")]>;
  def "E"#name : Register<[!cast<Register>(name)]>;
  def "R"#name : Register<[!cast<Register>("E"#name)]>;
}
foreach number = 8...31 in {
  def "R"#number#"B" : Register;
  def "R"#number#"W" : Register<[!cast<Register>("R"#number#"B")]>;
  def "R"#number#"D" : Register<[!cast<Register>("R"#number#"W")]>;
  def "R"#number : Register<[!cast<Register>("R"#number#"D")]>;
}
foreach number = 0...31 in {
  def "XMM"#number : Register;
  def "YMM"#number : Register<[!cast<Register>("XMM"#number)]>;
  def "ZMM"#number : Register<[!cast<Register>("YMM"#number)]>;
}
foreach number = 0...7 in {
  def "K"#number : Register;
  def "MM"#number : Register;
  def "FP"#number : Register;
}
