-- Returns the requests that a key has used of the day, by Redis's clock. KEYS: as the second key of take-rate.lua.
local day = math.floor((tonumber(redis.call('TIME')[1]) + 28800) / 86400) -- Hong Kong is UTC+8
return tonumber(redis.call('GET', KEYS[1] .. day) or '0')
