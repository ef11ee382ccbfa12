import path from 'node:path';
import { contractFiles } from './baseline.ts';
import { gatewayRules, type RedoclyRules, runRedocly } from './redocly.ts';

async function lint(file: string, rules?: RedoclyRules): Promise<number> {
  const { code, stdout, stderr } = await runRedocly('lint', [file], rules);
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  return code;
}

/** `npm run contract:lint [-- FILE]`: checks openapi.json with Redocly's rules and ours, and the protocol of a gateway. */
const given = process.argv[2];
const codes = [await lint(path.resolve(given ?? contractFiles().present))];
if (given === undefined) codes.push(await lint('docs/carrier-gateway/openapi.json', gatewayRules));
process.exitCode = Math.max(...codes);
