-- Objects, closures and coroutines: trees are built and walked, queens are placed.
local rounds = tonumber(arg and arg[1]) or 10
local Node = {}
Node.__index = Node
function Node.new(key) return setmetatable({ key = key }, Node) end
function Node:insert(key)
  local side = key < self.key and "left" or "right"
  if self[side] then return self[side]:insert(key) end
  self[side] = Node.new(key)
end
function Node:walk()
  if self.left then self.left:walk() end
  coroutine.yield(self.key)
  if self.right then self.right:walk() end
end
local function queens(n)
  local rows, up, down, found = {}, {}, {}, 0
  local function place(c)
    if c > n then found = found + 1 return end
    for r = 1, n do
      if not (rows[r] or up[c + r] or down[c - r]) then
        rows[r], up[c + r], down[c - r] = true, true, true
        place(c + 1)
        rows[r], up[c + r], down[c - r] = nil, nil, nil
      end
    end
  end
  place(1)
  return found
end
for _ = 1, rounds do
  local root, seed = Node.new(0.5), 42
  for _ = 1, 20000 do
    seed = (seed * 16807) % 2147483647
    root:insert(seed / 2147483647)
  end
  local sum, i = 0, 0
  for key in coroutine.wrap(function() root:walk() end) do i = i + 1; sum = sum + key * (i % 3) end
  print(string.format("%d %.6f %d", i, sum, queens(8)))
end
