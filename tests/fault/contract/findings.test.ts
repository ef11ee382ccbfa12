import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readOperations } from '../../../codegen/contract.ts';
import { parseContract } from '../../../codegen/document.ts';
import { servedFiles } from '../../../codegen/served/served-files.ts';
import { presentContract } from '../../../scripts/contract/baseline.ts';
import { root } from '../../support/paths.ts';
import { runToEnd } from '../../support/sdk/run.ts';
import { contractTools } from './tools.ts';

const page = readFileSync(path.join(root, 'docs', 'design', 'contract-findings.md'), 'utf8');

/** Returns the rules in the first column of a table of the page: those with findings, and those that were mended. */
function documented(heading: string): { readonly open: string[]; readonly mended: string[] } {
  const section = page.split(/^## /m).find((text) => text.startsWith(heading)) ?? '';
  const rows = [...section.matchAll(/^\| (`.*?) \| (.*) \|$/gm)].map(([, names = '', result = '']) => ({
    names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    isMended: result.startsWith('Mended.'),
  }));
  const namesOf = (isMended: boolean) =>
    rows
      .filter((row) => row.isMended === isMended)
      .flatMap(({ names }) => names)
      .sort();
  return { open: namesOf(false), mended: namesOf(true) };
}

type Linter = {
  setRuleset(ruleset: unknown): void;
  run(document: unknown): Promise<{ code: string | number }[]>;
};

/** Returns the rules of a set that have findings in the contract, or in an edition of it. */
async function findings(
  ruleset: (load: NodeJS.Require) => unknown,
  file = presentContract,
): Promise<string[]> {
  const load = createRequire(path.join(contractTools.folder, 'package.json'));
  const { Spectral } = load('@stoplight/spectral-core') as { Spectral: new () => Linter };
  const spectral = new Spectral();
  spectral.setRuleset(ruleset(load));
  const results = await spectral.run(JSON.parse(readFileSync(file, 'utf8')));
  return [...new Set(results.map(({ code }) => String(code)))].sort();
}

beforeAll(() => contractTools.install(), 600_000);

const folder = mkdtempSync(path.join(tmpdir(), 'sampan-findings-'));
const edition30 = path.join(folder, 'openapi-3.0.json');
beforeAll(() => {
  const contract = readOperations(parseContract(readFileSync(presentContract, 'utf8')));
  writeFileSync(edition30, servedFiles(contract).get('openapi-3.0.json') ?? '');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the page of findings', () => {
  it("is right about Spectral's OpenAPI rules: only the rule that it names is off, and none has a finding", async () => {
    const config = readFileSync(path.join(root, 'codegen', 'spectral.yaml'), 'utf8');
    const off = [...config.matchAll(/^ {2}([\w-]+): off$/gm)].map(([, rule = '']) => rule);
    const oas = (load: NodeJS.Require) => (load('@stoplight/spectral-rulesets') as { oas: unknown }).oas;
    expect(await findings((load) => ({ extends: [oas(load)] }))).toEqual(off.sort());
    for (const rule of off) expect(page).toContain(`\`${rule}\``);
  }, 600_000);

  it('names every OWASP rule of Spectral with a finding, and no other', async () => {
    const found = await findings((load) => load('@stoplight/spectral-owasp-ruleset'));
    // Without the chapter of OWASP's list, such as `owasp:api4:2023-`.
    const names = found.map((name) => name.replace(/^owasp:api\d+:\d+-/, '')).sort();
    expect(names).toEqual(documented("Spectral's OWASP rules").open);
  }, 600_000);

  it("names every rule of IBM's validator with a finding, and no other", async () => {
    const found = await findings((load) => load('@ibm-cloud/openapi-ruleset'));
    expect(found).toEqual(documented("IBM's validator").open);
  }, 600_000);
});

describe('the 3.0 edition', () => {
  it("has no finding of Redocly's strict rules", async () => {
    const program = path.join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');
    const { code, stdout, stderr } = await runToEnd(
      process.execPath,
      [program, 'lint', edition30, '--extends', 'recommended-strict'],
      {
        cwd: contractTools.folder,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' },
      },
    );
    expect([code, code === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  }, 120_000);

  it("has no finding of Spectral's OpenAPI rules", async () => {
    const oas = (load: NodeJS.Require) => (load('@stoplight/spectral-rulesets') as { oas: unknown }).oas;
    expect(await findings((load) => ({ extends: [oas(load)] }), edition30)).toEqual([]);
  }, 600_000);
});
