import { writeFileSync } from 'node:fs';
import { describeMachine, printedMachine } from './machine.ts';
import { readOptions } from './options.ts';
import { partNames, parts } from './parts.ts';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => interruption.abort(new Error('interrupted')));
  }
  const { signal } = interruption;
  const machine = describeMachine();
  const numbers: Record<string, unknown> = {};
  console.log(printedMachine(machine));
  if (options.brief) console.log('Brief run: it shows that every step works. Its figures mean nothing.');
  for (const name of partNames.filter((part) => !options.part || options.part === part)) {
    const started = performance.now();
    try {
      const report = await parts[name].run({ ...options, signal });
      numbers[name] = report.numbers;
      console.log(`\n${report.printed}`);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      // A failed part does not stop the others.
      process.exitCode = 1;
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      numbers[name] = { failed: error instanceof Error ? error.message : String(error) };
      console.error(`${name} failed: ${reason}`);
    }
    console.error(`${name} took ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  if (options.json) {
    const report = { measuredAt: new Date(), machine, options, ...numbers };
    writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
