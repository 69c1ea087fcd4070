-- Strings, patterns and tables: counting words, formatting, sorting.
local rounds = tonumber(arg and arg[1]) or 600
local words = {}
for i = 1, 2000 do words[i] = string.format("w%d", (i * 7919) % 1013) end
local text = table.concat(words, " ")
local total = 0
for round = 1, rounds do
  local count = {}
  for w in text:gmatch("%a%d+") do count[w] = (count[w] or 0) + 1 end
  local keys = {}
  for k in pairs(count) do keys[#keys + 1] = k end
  table.sort(keys)
  local changed = text:gsub("w(%d)", function(d) return d .. "x" end)
  total = total + #keys + #changed + (changed:find("9x99", 1, true) or 0) + #(text:upper():rep(2, "-"))
end
print(total)
