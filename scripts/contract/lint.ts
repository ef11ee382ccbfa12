import path from 'node:path';
import { contractFiles } from './baseline.ts';
import { runRedocly } from './redocly.ts';

/** `npm run contract:lint [-- FILE]`: checks openapi.json with Redocly's rules and ours. */
const { code, stdout, stderr } = await runRedocly(
  'lint',
  path.resolve(process.argv[2] ?? contractFiles().present),
);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
