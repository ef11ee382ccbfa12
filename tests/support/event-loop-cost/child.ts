import { readFileSync } from 'node:fs';
import { listMethods, parseContract } from '../../../codegen/document.ts';
import { operationTable } from '../../../src/contract/route.ts';
import { startTestService, type TestService } from '../service.ts';
import { worstBodies } from './bodies.ts';
import { shortestHold } from './hold.ts';
import { knownWorst } from './known-worst.ts';

/**
 * Sends the worst bodies of every operation to a service in this process, and prints the CPU time of each as
 * a JSON line. It has its own process, because Jest's sandbox slows every global. Arguments: `watched` or
 * `production`, then `all` or `known`.
 */
export interface WorstCost {
  readonly operation: string;
  readonly name: string;
  readonly sentBytes: number;
  readonly status: number;
  readonly answerBytes: number;
  /** The longest turn of the event loop in the best run, in CPU time of the reference machine. */
  readonly holdMs: number;
}

async function measure(service: TestService, method: string, path: string, text: string | null) {
  const address = `${service.rootUrl}/api/v1${path}`;
  let status = 0;
  let answerBytes = 0;
  const holdMs = await shortestHold(async () => {
    const headers = {
      Authorization: `Bearer ${service.account.testKey}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    };
    const response = await fetch(address, { method, headers, body: text });
    answerBytes = (await response.arrayBuffer()).byteLength;
    status = response.status;
  });
  return { status, answerBytes, holdMs };
}

const watched = process.argv[2] !== 'production';
const known = process.argv[3] === 'known';
const document = parseContract(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'));
await using stack = new AsyncDisposableStack();
const service = await startTestService({
  watched,
  env: watched ? {} : { NODE_ENV: 'production' },
});
stack.defer(() => service.stop());
for (const [path, item] of Object.entries(document.paths)) {
  for (const [method, operation] of listMethods(item)) {
    const policy = Object.values(operationTable).find(({ id }) => id === operation.operationId);
    if (!policy || policy.method === 'GET') continue;
    for (const { name, text: makeText } of worstBodies(document, operation, policy.maxBodyBytes)) {
      if (known && !knownWorst.has(`${policy.id}: ${name}`)) continue;
      const text = makeText();
      const concrete = path.replace(/\{\w+\}/g, 'SMP0000000000000');
      const cost = await measure(service, method.toUpperCase(), concrete, text);
      const line: WorstCost = { operation: policy.id, name, sentBytes: Buffer.byteLength(text), ...cost };
      console.log(JSON.stringify(line));
    }
  }
}
