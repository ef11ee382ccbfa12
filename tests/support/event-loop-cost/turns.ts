import { createInterface } from 'node:readline';
import { startTestService } from '../service.ts';
import { slowness } from './slowness.ts';

/**
 * A service in its own process that measures the turns of its event loop. Prints its address and an API key as a JSON
 * line. Each line of standard input is answered with the longest turn since the one before, in ms of CPU time of the
 * reference machine.
 */
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

let longest = 0;
let last = cpuMs();
let isMeasuring = false;
const turn = () => {
  const now = cpuMs();
  longest = Math.max(longest, now - last);
  last = now;
  if (isMeasuring) setImmediate(turn);
};

await using stack = new AsyncDisposableStack();
const service = await startTestService({
  watched: false,
  env: { NODE_ENV: 'production', REQUEST_LOG: 'on' },
});
stack.defer(() => service.stop());
console.log(JSON.stringify({ rootUrl: service.rootUrl, key: service.account.testKey }));
for await (const line of createInterface({ input: process.stdin })) {
  isMeasuring = line === 'begin';
  if (isMeasuring) {
    longest = 0;
    last = cpuMs();
    setImmediate(turn);
  }
  console.log(JSON.stringify({ longestMs: longest / slowness() }));
}
