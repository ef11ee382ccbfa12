/** A process of the service. It writes `seen_at` every few seconds, so an old one is of a dead process. */
export interface ServiceProcessTable {
  id: string;
  roles: string[];
  /** Null: no api role. */
  root_url: string | null;
  started_at: string;
  seen_at: string;
}

/** The last success of each recurring job. */
export interface JobSuccessTable {
  name: string;
  at: string;
}
