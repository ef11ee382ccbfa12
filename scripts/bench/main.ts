import { writeFileSync } from 'node:fs';
import { benchDatabase } from './database.ts';
import { describeMachine } from './machine.ts';
import { readOptions } from './options.ts';
import { printedPart } from './part.ts';
import { benchPipeline } from './pipeline.ts';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const machine = describeMachine();
  const wanted = (part: string) => !options.only || options.only === part;
  const pipeline = wanted('pipeline') ? await benchPipeline(options) : null;
  const database = wanted('database') ? await benchDatabase(options) : null;
  console.log(
    `${machine.cores} cores (${machine.cpu}), ${machine.memoryGiB} GiB, ${machine.platform}, Node ${machine.node}`,
  );
  if (pipeline) console.log(`\n${printedPart(pipeline)}`);
  if (database) console.log(`\n${printedPart(database)}`);
  if (options.json) {
    writeFileSync(
      options.json,
      `${JSON.stringify({ measuredAt: new Date(), machine, options, pipeline, database }, null, 2)}\n`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
