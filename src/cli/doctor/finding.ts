export interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'warn' | 'fail';
  /** Without a final period. */
  readonly message: string;
  /** The remedy; null if there is none. */
  readonly mend: string | null;
}

export function ok(check: string, message: string): Finding {
  return { check, state: 'ok', message, mend: null };
}

export function warn(check: string, message: string, mend: string): Finding {
  return { check, state: 'warn', message, mend };
}

export function fail(check: string, message: string, mend: string): Finding {
  return { check, state: 'fail', message, mend };
}
