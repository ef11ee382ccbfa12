/** Rate limiter counters: requests in the current second and in the current day (Hong Kong). */
export interface RateWindowTable {
  key_id: string;
  second: number;
  second_count: number;
  day: number;
  day_count: number;
}

/** Copy of the day's count, at most ten seconds old, that survives a database crash. */
export interface RateDayTable {
  key_id: string;
  day: number;
  day_count: number;
}
