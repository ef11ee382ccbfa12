import { readFileSync } from 'node:fs';
import { listMethods, parseContract } from '../../../codegen/document.ts';
import { operationTable } from '../../../src/http/route.ts';
import { startTestService, type TestService } from '../service.ts';
import { worstBodies } from './bodies.ts';
import { knownWorst } from './known-worst.ts';
import { slowness } from './slowness.ts';

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

/** A case above this is run again, because other work of the process may have run in between. */
const suspiciousMs = 70;
const runs = 8;
/**
 * A run is repeated if the machine is slower than this multiple of the reference, because its result is not
 * reliable.
 */
const maxSlowness = 3;
const maxRepeats = 40;

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Returns the longest CPU time of one turn of the event loop during `work`. Other requests wait for this long. */
async function longestHold(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let last = cpuMs();
  let isDone = false;
  const turn = () => {
    const now = cpuMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isDone = true;
  return Math.max(longest, cpuMs() - last);
}

async function measure(service: TestService, method: string, path: string, text: string | null) {
  const address = `${service.rootUrl}/api/v1${path}`;
  let holdMs = Number.POSITIVE_INFINITY;
  let status = 0;
  let answerBytes = 0;
  let repeats = 0;
  for (let run = 0; run < runs && holdMs > suspiciousMs; run++) {
    const headers = {
      Authorization: `Bearer ${service.account.testKey}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    };
    const hold = await longestHold(async () => {
      const response = await fetch(address, { method, headers, body: text });
      answerBytes = (await response.arrayBuffer()).byteLength;
      status = response.status;
    });
    const factor = hold <= suspiciousMs ? 1 : slowness();
    if (factor > maxSlowness && repeats++ < maxRepeats) {
      run--;
      continue;
    }
    holdMs = Math.min(holdMs, hold / Math.min(factor, maxSlowness));
  }
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
