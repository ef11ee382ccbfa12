-- Counts one request in both windows by Redis's clock; a rejected request is not counted. Same rules as
-- take_rate.sql.
-- KEYS: counter of the second, counter of the day (one hash tag). ARGV: limits per second and per day.
-- Returns {reason (0 admitted, 1 per_second, 2 per_day), second remaining, day remaining, day reset, retry after}.
local now = tonumber(redis.call('TIME')[1])
local offset = 28800 -- Hong Kong is UTC+8
local day = math.floor((now + offset) / 86400)
local reset = (day + 1) * 86400 - offset
local second_key, day_key = KEYS[1] .. now, KEYS[2] .. day
local second_count = tonumber(redis.call('GET', second_key) or '0')
local day_count = tonumber(redis.call('GET', day_key) or '0')
local per_second, per_day = tonumber(ARGV[1]), tonumber(ARGV[2])
local function remaining(limit, count) return math.max(limit - count, 0) end
if day_count >= per_day then
  return {2, remaining(per_second, second_count), 0, reset, reset - now}
end
if second_count >= per_second then
  return {1, 0, remaining(per_day, day_count), reset, 1}
end
second_count = redis.call('INCR', second_key)
if second_count == 1 then redis.call('EXPIRE', second_key, 2) end
day_count = redis.call('INCR', day_key)
if day_count == 1 then redis.call('EXPIREAT', day_key, reset + 60) end
return {0, remaining(per_second, second_count), remaining(per_day, day_count), reset, 0}
