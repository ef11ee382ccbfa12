import type { CheckSession } from '../session.ts';

export interface RuleCheck {
  /** Rules on which this check rests: if one is broken, it is not run. */
  readonly needs?: readonly string[];
  /** Throws `RuleBroken`, `NotChecked` or `NotOffered`. */
  readonly check: (session: CheckSession) => Promise<void>;
}

/** Checks by the id of their rule. */
export type RuleChecks = Readonly<Record<string, RuleCheck>>;
