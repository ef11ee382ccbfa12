import { runGenerate } from './command.ts';

runGenerate(process.argv.slice(2), console.log).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
