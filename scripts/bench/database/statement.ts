export interface RecordedStatement {
  /** Number of the pool's connection, to recognize transactions. */
  readonly client: number;
  readonly text: string;
  /** Set if prepared. */
  readonly name?: string;
  readonly values: readonly unknown[];
}

/** A statement with the values of one request. */
export type Filled = Pick<RecordedStatement, 'text' | 'name'> & { values: unknown[] };

const trackingDigits = /(?<=SMP)\d{13}/;
const ownIds = /\b(?!acc_|key_)[a-z]{3}_[0-9A-Za-z]{10,}/g;

/**
 * Turns one request's recorded statements into a template: replaces its unique values (idempotency key, tracking
 * number, row ids) by new ones per request, consistently across statements.
 */
export function refill(
  statements: readonly RecordedStatement[],
  recordedKey: string | null,
): (key: string, draw: (length: number) => string) => Filled[] {
  const recorded = JSON.stringify(statements.map(({ values }) => values));
  const digits = recordedKey === null ? undefined : trackingDigits.exec(recorded)?.[0];
  const ids = recordedKey === null ? [] : [...new Set(recorded.match(ownIds))];
  const unique = [...(recordedKey === null ? [] : [recordedKey]), ...(digits ? [digits] : []), ...ids];
  if (unique.length === 0)
    return () => statements.map(({ text, name, values }) => filled(text, name, [...values]));
  const places = new RegExp(unique.map((text) => text.replace(/[^\w]/g, '\\$&')).join('|'), 'g');
  return (key, draw) => {
    const fresh = new Map(unique.map((text) => [text, freshFor(text, text === recordedKey, key, draw)]));
    const values = JSON.parse(recorded.replace(places, (text) => fresh.get(text) ?? text)) as unknown[][];
    return statements.map(({ text, name }, index) => filled(text, name, values[index] ?? []));
  };
}

function filled(text: string, name: string | undefined, values: unknown[]): Filled {
  return { text, ...(name ? { name } : {}), values };
}

function freshFor(text: string, isKey: boolean, key: string, draw: (length: number) => string): string {
  if (isKey) return key;
  return text.includes('_') ? text.slice(0, 4) + draw(text.length - 4) : draw(text.length);
}

/** Statement that returns a request's fence, also the name of its column. */
export const claimStatement = 'claim_idempotency_key';
export const fenceColumn = 'fence';

/** Returns the recorded request's fence; null if it claimed no key. */
export function recordedFence(statements: readonly RecordedStatement[]): number | null {
  const [, , , fence] = statements.find(({ name }) => name === 'accept_booking')?.values ?? [];
  return typeof fence === 'number' ? fence : null;
}

/** Replaces the recorded fence by the one that the new claim returned. */
export function putFence(statements: readonly Filled[], recorded: number, fence: number): void {
  for (const statement of statements) {
    statement.values = statement.values.map((value) => (value === recorded ? fence : value));
  }
}
