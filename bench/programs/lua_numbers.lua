-- Numbers and arrays: a sieve, a matrix product, recursion, floating sums.
local rounds = tonumber(arg and arg[1]) or 40
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
local function sieve(n)
  local composite, primes = {}, 0
  for i = 2, n do
    if not composite[i] then
      primes = primes + 1
      for j = i * i, n, i do composite[j] = true end
    end
  end
  return primes
end
local function product(n)
  local a, b, trace = {}, {}, 0
  for i = 1, n do
    a[i], b[i] = {}, {}
    for j = 1, n do a[i][j], b[i][j] = (i + j) % 7, (i * j) % 5 end
  end
  for i = 1, n do
    local row, sum = a[i], 0.0
    for j = 1, n do
      local s = 0.0
      for k = 1, n do s = s + row[k] * b[k][j] end
      if i == j then trace = trace + s end
    end
  end
  return trace
end
for _ = 1, rounds do print(fib(24), sieve(100000), product(60)) end
