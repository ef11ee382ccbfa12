/** The limiter's counters of a key: requests in the current second and the current day of Hong Kong. */
export interface RateWindowTable {
  key_id: string;
  second: number;
  second_count: number;
  day: number;
  day_count: number;
}

/** The day's count as it was at most ten seconds ago, kept over a crash of the database. */
export interface RateDayTable {
  key_id: string;
  day: number;
  day_count: number;
}
