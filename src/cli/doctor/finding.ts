/** What one check of `doctor` found. */
export interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'warn' | 'fail';
  readonly message: string;
  /** How to mend it; null where nothing is wrong. */
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
