import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Document } from '../../codegen/document.ts';
import { compareFiles, writeFiles } from '../../codegen/generated-files.ts';
import { benchmarkDrift, runGenerate } from '../../scripts/generate.ts';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
let contract: string;
let out: string;
let handlers: string;
let sdk: string;
let overlays: string;
let pages: string;

const readFiles = (from: string) =>
  new Map(
    readdirSync(from, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(path.join(from, name), 'utf8')]),
  );

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-codegen-'));
  contract = path.join(folder, 'openapi.json');
  out = path.join(folder, 'generated');
  handlers = path.join(folder, 'operation');
  sdk = path.join(folder, 'sdk');
  overlays = path.join(folder, 'overlay');
  pages = path.join(folder, 'pages');
  mkdirSync(path.join(folder, 'docs'));
  for (const file of ['CHANGELOG.md', 'docs/changelog.jsonl'])
    copyFileSync(path.join(root, file), path.join(folder, file));
  copyFileSync(path.join(root, 'openapi.json'), contract);
  cpSync(path.join(root, 'src', 'operation'), handlers, { recursive: true });
  for (const name of ['benchmarks', 'images']) mkdirSync(path.join(pages, 'docs', name), { recursive: true });
  const marks = ['conditions', 'headlines', 'database'].map((name) => `<!-- figures: ${name} -->`);
  writeFileSync(readme(), marks.map((mark) => `${mark}\n<!-- end of figures -->\n`).join(''));
  writeRelease('one.json', '2026-06-01', 2);
  writeRelease('two.json', '2026-07-01', 2);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns arguments for copies of the real contract and handlers in a temporary folder. */
const onCopies = () =>
  ['--contract', contract, '--out', out, '--handlers', handlers, '--sdk', sdk].concat(
    ['--overlays', overlays],
    ['--changelog', folder, '--benchmarks', pages],
  );

const readme = () => path.join(pages, 'README.md');
const editReadme = (from: string, to: string) =>
  writeFileSync(readme(), readFileSync(readme(), 'utf8').replace(from, to));

/** Writes the figures of a release, in which Sampan is as many times as fast as its contestant. */
function writeRelease(name: string, measuredAt: string, median: number): void {
  const row = {
    subject: 'GET a shipment',
    contestant: 'Fastify',
    values: {},
    ratio: { of: 'Sampan', measure: 'perSecond', median, low: median, high: median },
  };
  const release = {
    measuredAt,
    commit: 'abc1234',
    machine: { cores: 2, cpu: 'a CPU', memoryGiB: 24, node: 'v24.21.0', loadBefore: 0 },
    conditions: { connections: 32 },
    reasons: {},
    parts: { database: { title: '', rows: [row], limits: [], notes: [] } },
  };
  writeFileSync(path.join(pages, 'docs', 'benchmarks', name), JSON.stringify(release));
}

interface Outcome {
  readonly stdout: string;
  /** Reason of the failure, or null. */
  readonly refusal: string | null;
}

/** Runs the command in this process. */
async function generate(...options: string[]): Promise<Outcome> {
  let stdout = '';
  const print = (line: string) => {
    stdout += `${line}\n`;
  };
  try {
    await runGenerate([...onCopies(), ...options], print);
    return { stdout, refusal: null };
  } catch (error) {
    return { stdout, refusal: (error as Error).message };
  }
}

describe('npm run generate', () => {
  it('-- --format formats the contract and generates the committed files', async () => {
    const { info, ...others } = JSON.parse(readFileSync(contract, 'utf8')) as Document;
    writeFileSync(contract, JSON.stringify({ ...others, info }));
    const { stdout, refusal } = await generate('--format');
    expect(refusal).toBe(null);
    expect(stdout).toMatch(
      /^openapi.json was reformatted\nREADME.md has changed\n(?:.+\.svg has changed\n)?(\d+) files generated, \1 changed, in /,
    );
    expect(readFileSync(contract, 'utf8')).toBe(readFileSync(path.join(root, 'openapi.json'), 'utf8'));
    expect(compareFiles(readFiles(out), path.join(root, 'generated'))).toEqual([]);
  });

  it('-- --check names each difference and the command that fixes it, and changes nothing', async () => {
    writeFileSync(path.join(out, 'types.ts'), `${readFileSync(path.join(out, 'types.ts'), 'utf8')}\n`);
    rmSync(path.join(out, 'errors.ts'));
    writeFileSync(path.join(out, 'old-errors.ts'), '');
    writeFileSync(path.join(sdk, 'operations.ts'), '');
    rmSync(path.join(handlers, 'event.ts'));
    writeFileSync(path.join(handlers, 'tracking.ts'), 'export const getTrack = 1;\n');
    writeFileSync(path.join(handlers, 'flyShipment.ts'), '');
    writeFileSync(path.join(handlers, 'index.ts'), '');
    rmSync(path.join(overlays, 'fern.json'));
    writeFileSync(path.join(folder, 'CHANGELOG.md'), '# Changelog\n');
    const { info, ...others } = JSON.parse(readFileSync(contract, 'utf8')) as Document;
    writeFileSync(contract, JSON.stringify({ ...others, info }));
    editReadme('2.00 ×', '3.00 ×');
    const { stdout, refusal } = await generate('--check');
    expect(stdout).toBe('');
    expect(refusal).toBe(
      [
        'generated/ does not match openapi.json:',
        '  - types.ts differs from openapi.json',
        '  - errors.ts is missing',
        '  - old-errors.ts is not a generated file',
        'To fix it, run: npm run generate',
        'sdk/typescript/src/generated/ does not match openapi.json:',
        '  - operations.ts differs from openapi.json',
        'To fix it, run: npm run generate',
        'codegen/overlay/ does not match openapi.json:',
        '  - fern.json is missing',
        'To fix it, run: npm run generate',
        'The handlers in src/operation do not match the operations of openapi.json:',
        '  - index.ts does not match the operations of openapi.json',
        '  - event.ts is missing',
        '  - tracking.ts has no handler getTracking',
        '  - flyShipment.ts is not named by a tag',
        'Add or remove the handlers. To update index.ts, run: npm run generate',
        'CHANGELOG.md does not match docs/changelog.jsonl',
        'Write the change as a line of docs/changelog.jsonl. Then run: npm run generate',
        'README.md does not match the last release in docs/benchmarks/',
        'To fix it, run: npm run generate',
        'openapi.json is not formatted',
        'To fix it, run: npm run generate -- --format',
      ].join('\n'),
    );
    expect(readdirSync(out)).toContain('old-errors.ts');
    expect(readFileSync(path.join(handlers, 'index.ts'), 'utf8')).toBe('');
  });

  it('writes the files that differ and the registry of handlers, removes orphaned files, and -- --editions writes those that the service serves', async () => {
    copyFileSync(path.join(root, 'openapi.json'), contract);
    const editions = path.join(folder, 'editions');
    const { stdout } = await generate('--editions', editions);
    expect(stdout).toMatch(/^README.md has changed\n\d+ files generated, 5 changed, in /);
    expect(stdout).toContain('The registry of operation handlers has changed\nCHANGELOG.md has changed\n');
    expect(compareFiles(readFiles(out), path.join(root, 'generated'))).toEqual([]);
    expect(compareFiles(readFiles(sdk), path.join(root, 'sdk/typescript/src/generated'))).toEqual([]);
    expect(compareFiles(readFiles(overlays), path.join(root, 'codegen/overlay'))).toEqual([]);
    for (const [copy, source] of [
      [path.join(folder, 'CHANGELOG.md'), 'CHANGELOG.md'],
      [path.join(handlers, 'index.ts'), 'src/operation/index.ts'],
    ] as const)
      expect(readFileSync(copy, 'utf8')).toBe(readFileSync(path.join(root, source), 'utf8'));
    expect(readdirSync(handlers)).toContain('flyShipment.ts');
    expect(readdirSync(handlers)).not.toContain('event.ts');
    expect(JSON.parse(readFileSync(path.join(editions, 'openapi-3.0.json'), 'utf8')).openapi).toBe('3.0.3');
    expect(readdirSync(editions)).toEqual(
      expect.arrayContaining(['docs', 'llms.txt', 'openapi-open.json', 'openapi.yaml', 'postman']),
    );
    rmSync(editions, { recursive: true });
  });

  it('-- --check names a ratio that got worse without a reason, and a page that has no place for figures', () => {
    expect(benchmarkDrift(pages)).toEqual([]);
    editReadme('headlines -->', 'headlines --> ');
    expect(() => benchmarkDrift(pages)).toThrow('README.md has no line "<!-- figures: headlines -->"');
    editReadme('headlines --> ', 'headlines -->');
    writeRelease('two.json', '2026-07-01', 1.78);
    expect(benchmarkDrift(pages)).toContainEqual(
      expect.stringMatching(/^"database: GET a shipment, Fastify" was 2 and is 1\.78 /),
    );
  });

  it('refuses a folder without checksums.json, and changes nothing in it', () => {
    const file = path.join(folder, 'precious.txt');
    writeFileSync(file, '');
    expect(() => writeFiles(new Map([['types.ts', '']]), folder)).toThrow(
      `${folder} contains files but no checksums.json, so it is not a folder of generated files. Choose an empty folder`,
    );
    expect(readdirSync(folder).sort()).toEqual([
      'CHANGELOG.md',
      'docs',
      'generated',
      'openapi.json',
      'operation',
      'overlay',
      'pages',
      'precious.txt',
      'sdk',
    ]);
  });

  it('refuses an invalid contract with exit code 1, and writes nothing', () => {
    const document = JSON.parse(readFileSync(contract, 'utf8')) as Document;
    delete document.paths['/countries']?.get?.operationId;
    writeFileSync(contract, JSON.stringify(document));
    rmSync(path.join(out, 'errors.ts'));
    const command = [path.join(root, 'scripts', 'generate.ts'), ...onCopies()];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^openapi.json is invalid:\n {2}- GET \/countries: has no operationId; set a camelCase verbNoun/,
    );
    expect(readdirSync(out)).not.toContain('errors.ts');
  });
});
