import path from 'node:path';
import type { LoadRequest } from '../load.ts';
import type { ServerProcess } from '../server-process.ts';
import { startServiceProcess } from '../service.ts';
import type { Statement } from './statement.ts';

const recorder = path.join(import.meta.dirname, 'record-statements.ts');

/** Written for many requests at once when the service is busy: recorded with one alone, they are no part of it. */
const shared: ReadonlySet<string> = new Set(['write_carrier_calls', 'take_due_deliveries']);

export interface Recording {
  readonly answer: unknown;
  readonly statements: readonly Statement[];
}

/** A service that tells the statements of its requests; not one to measure. */
export function startRecordedService(env: Record<string, string>): Promise<ServerProcess> {
  return startServiceProcess(env, [recorder]);
}

/**
 * Sends a request once to a service that tells its statements.
 * @throws {Error} when the answer isn't a success, or no statement was seen.
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
  if (!response.ok) throw new Error(`the service answers ${title} with ${JSON.stringify(answer)}`);
  const { statements: sent } = (await told) as { readonly statements: Statement[] };
  const statements = sent.filter(({ name }) => !shared.has(name ?? ''));
  if (statements.length === 0) throw new Error(`no statement of ${title} was seen`);
  return { answer, statements };
}
