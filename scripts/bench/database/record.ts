import path from 'node:path';
import type { LoadRequest } from '../load.ts';
import type { ServerProcess } from '../server-process.ts';
import { startServiceProcess } from '../service.ts';
import type { RecordedStatement } from './statement.ts';

const recorder = path.join(import.meta.dirname, 'record-statements.ts');

/** Statements that a busy service batches across requests, so they are not part of one request. */
const shared: ReadonlySet<string> = new Set(['write_carrier_calls', 'take_due_deliveries']);

export interface Recording {
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
  { method, path: place, headers, body, title }: LoadRequest,
): Promise<Recording> {
  const told = service.nextMessage();
  const response = await fetch(service.url + place, {
    method,
    headers: { ...headers, 'X-Bench-Record': '1' },
    ...(body ? { body } : {}),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`the service returned for ${title}: ${JSON.stringify(answer)}`);
  const { statements: sent } = (await told) as { readonly statements: RecordedStatement[] };
  const statements = sent.filter(({ name }) => !shared.has(name ?? ''));
  if (statements.length === 0) throw new Error(`no statement of ${title} was recorded`);
  return { answer, statements };
}
