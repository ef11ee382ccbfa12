import type { Direction, Effect, Rule } from './rules.ts';

/** A place in one of the two documents. */
export interface Place {
  readonly document: 'old' | 'new';
  /** JSON pointer. */
  readonly pointer: string;
}

export interface SchemaFinding {
  readonly rule: Rule;
  readonly place: Place;
  /** Continues the name of the place, such as "the property `note` was removed". */
  readonly message: string;
}

/** Names the change of a set of values that gained or lost some; undefined if it did neither. */
export function effectOf(gained: boolean, lost: boolean): Effect | undefined {
  if (gained && lost) return 'changed';
  if (gained) return 'widened';
  return lost ? 'narrowed' : undefined;
}

export function opposite(direction: Direction): Direction {
  return direction === 'request' ? 'response' : 'request';
}
