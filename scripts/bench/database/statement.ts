/** A statement as the service sent it. */
export interface Statement {
  /** Which of the pool's connections ran it: a transaction stays on one. */
  readonly client: number;
  readonly text: string;
  /** Set for a prepared one. */
  readonly name?: string;
  readonly values: readonly unknown[];
}

/** A statement with the values of the request at hand. */
export type Filled = Pick<Statement, 'text' | 'name'> & { values: unknown[] };

const trackingDigits = /(?<=SMP)\d{13}/;
const ownIds = /\b(?!acc_|key_)[a-z]{3}_[0-9A-Za-z]{10,}/g;

/**
 * One request's recorded statements as a recipe for any number of requests: what is unique to the recorded one (its
 * idempotency key, tracking number and the ids of the rows that it wrote) is drawn anew each time, everywhere alike.
 */
export function refill(
  statements: readonly Statement[],
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

/** The statement that draws a request's fence, and the name under which it answers it. */
export const claimStatement = 'claim_idempotency_key';
export const fenceColumn = 'fence';

/** The fence that the recorded request wrote under; null when it claimed no key. */
export function recordedFence(statements: readonly Statement[]): number | null {
  const [, , , fence] = statements.find(({ name }) => name === 'accept_booking')?.values ?? [];
  return typeof fence === 'number' ? fence : null;
}

/** Writes the fence of the claim at hand in the place of the recorded one; the claim alone knows it. */
export function putFence(statements: readonly Filled[], recorded: number, fence: number): void {
  for (const statement of statements) {
    statement.values = statement.values.map((value) => (value === recorded ? fence : value));
  }
}
