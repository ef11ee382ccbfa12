import { writeFileSync } from 'node:fs';
import { benchDatabase } from './database.ts';
import { describeMachine, printedMachine } from './machine.ts';
import { benchMemory, printedMemory } from './memory.ts';
import { readOptions } from './options.ts';
import { printedPart } from './part.ts';
import { benchPipeline } from './pipeline.ts';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => interruption.abort(new Error('interrupted')));
  }
  const run = { ...options, signal: interruption.signal };
  const machine = describeMachine();
  const wanted = (part: string) => !options.only || options.only === part;
  const pipeline = wanted('pipeline') ? await benchPipeline(run) : null;
  const database = wanted('database') ? await benchDatabase(run) : null;
  const memory = wanted('memory') ? await benchMemory(run.signal) : null;
  console.log(printedMachine(machine));
  if (pipeline) console.log(`\n${printedPart(pipeline)}`);
  if (database) console.log(`\n${printedPart(database)}`);
  if (memory) console.log(`\n${printedMemory(memory)}`);
  if (options.json) {
    writeFileSync(
      options.json,
      `${JSON.stringify({ measuredAt: new Date(), machine, options, pipeline, database, memory }, null, 2)}\n`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
