import { spawn } from 'node:child_process';
import path from 'node:path';

/** `npm run verify`: runs every check that is not a test, and prints the output of those that fail. */
const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);

const checks: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'generated code': [process.execPath, 'codegen/main.ts', '--check'],
  'contract rules': [process.execPath, 'scripts/contract/lint.ts'],
  'contract compatibility': [process.execPath, 'scripts/contract/diff.ts'],
  types: [bin('tsc'), '--noEmit'],
  'lint and format': [bin('biome'), 'check', '.'],
  'words and spelling': [process.execPath, 'scripts/words/check.ts'],
};

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

for (const [name, command] of Object.entries(checks)) {
  const started = performance.now();
  const { code, output } = await run(command);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${seconds.padStart(5)} s  ${name}`);
  if (code !== 0) {
    console.error(output);
    process.exitCode = 1;
  }
}
