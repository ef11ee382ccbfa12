import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/**
 * `npm run verify`: runs every check that is not a test, as many at a time as the machine has cores, and prints the output
 * of those that fail.
 */
const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);

/** The longest first. Types and spelling are checked again only where something has changed. */
const checks: readonly (readonly [name: string, command: readonly [string, ...string[]]])[] = [
  ['types', [process.execPath, 'node_modules/typescript-native/bin/tsc', '--noEmit']],
  ['lint and format', [bin('biome'), 'check', '.']],
  ['words and spelling', [process.execPath, 'scripts/words/check.ts']],
  ['generated code', [process.execPath, 'scripts/generate.ts', '--check']],
  ['migrations', [process.execPath, 'scripts/lint-migrations.ts']],
  ['contract rules', [process.execPath, 'scripts/contract/lint.ts']],
  ['contract compatibility', [process.execPath, 'scripts/contract/diff.ts']],
];

function run([command, ...arguments_]: readonly [string, ...string[]]): Promise<{
  code: number | null;
  output: string;
}> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, arguments_, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('close', (code) => resolve({ code, output }));
  });
}

const waiting = checks.values();

/** Runs one waiting check after another. */
async function runWaiting(): Promise<void> {
  for (const [name, command] of waiting) {
    const started = performance.now();
    const { code, output } = await run(command);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${seconds.padStart(5)} s  ${name}`);
    if (code === 0) continue;
    console.error(output);
    process.exitCode = 1;
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
