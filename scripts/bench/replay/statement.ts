import path from 'node:path';
import { type ServerProcess, startServiceProcess } from '../../frame/processes.ts';
import type { LoadRequest } from '../load.ts';

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
  const recordedTexts = new RegExp(unique.map((text) => text.replace(/[^\w]/g, '\\$&')).join('|'), 'g');
  return (key, draw) => {
    const fresh = new Map(unique.map((text) => [text, freshFor(text, text === recordedKey, key, draw)]));
    const values = JSON.parse(
      recorded.replace(recordedTexts, (text) => fresh.get(text) ?? text),
    ) as unknown[][];
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

/** Statement that checks and counts the API key. */
export const admitStatement = 'admit';

/** Statement that returns a request's fence, also the name of its column. */
export const claimStatement = 'claim_idempotency_keys';
export const fenceColumn = 'fence';

/** Returns the recorded request's fence; null if it claimed no key. */
export function recordedFence(statements: readonly RecordedStatement[]): number | null {
  const [, fences] = statements.find(({ name }) => name === 'accept_bookings')?.values ?? [];
  return Array.isArray(fences) ? fences[0] : null;
}

export function hasFence(value: unknown, recorded: number | null): boolean {
  return recorded !== null && Array.isArray(value) && value[0] === recorded;
}

/** Replaces the recorded fence by the one that the new claim returned. */
export function putFence(statements: readonly Filled[], recorded: number, fence: number): void {
  for (const statement of statements) {
    statement.values = statement.values.map((value) => (hasFence(value, recorded) ? [fence] : value));
  }
}

const recorder = path.join(import.meta.dirname, 'record-statements.ts');

/** Statements that a busy service batches across requests, so they are not part of one request. */
const shared: ReadonlySet<string> = new Set(['write_carrier_calls', 'take_due_deliveries']);

/**
 * Returns whether a request sends this statement each time. A new connection of a pool sends unprepared statements before
 * the first of a request, such as `show transaction_read_only`.
 */
export function isOfRequest({ name, text, values }: RecordedStatement): boolean {
  if (name !== undefined) return !shared.has(name);
  return values.length > 0 || /^(begin|start transaction|commit|rollback)/i.test(text);
}

interface Recording {
  readonly answer: unknown;
  readonly statements: readonly RecordedStatement[];
}

/** Starts a service that records its statements. Not for measurements. */
export function startRecordedService(env: Record<string, string>): Promise<ServerProcess> {
  return startServiceProcess(env, [recorder]);
}

/**
 * Sends a request to a recording service and returns its statements.
 * @throws {Error} if the response is not a success, or no statement was recorded
 */
export async function record(
  service: ServerProcess,
  { method, path: address, headers, body, title }: LoadRequest,
): Promise<Recording> {
  const told = service.nextMessage();
  const responded = fetch(service.url + address, {
    method,
    headers: { ...headers, 'X-Bench-Record': '1' },
    ...(body ? { body } : {}),
  }).then(async (response) => ({ ok: response.ok, answer: (await response.json()) as unknown }));
  responded.catch(() => {}); // if the service dies, its exit says more
  const { statements: sent } = (await told) as { readonly statements: RecordedStatement[] };
  const { ok, answer } = await responded;
  if (!ok) throw new Error(`the service returned for ${title}: ${JSON.stringify(answer)}`);
  const statements = sent.filter(isOfRequest);
  if (statements.length === 0) throw new Error(`no statement of ${title} was recorded`);
  return { answer, statements };
}
