import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { parse, stringify } from 'yaml';
import { sampan } from '../../support/command-line.ts';

const schemaOf = (values: string[]) => ({ type: 'string', enum: values });

const contract = (values: string[], more: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Parcels', version: '1.2.0' },
  paths: {
    '/parcels': {
      get: {
        ...more,
        responses: {
          200: { description: 'ok', content: { 'application/json': { schema: schemaOf(values) } } },
        },
      },
    },
  },
});

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-contract-'));
  write('old.json', contract(['s']));
  write('same.json', contract(['s'], { description: 'List parcels' }));
  write('minor.json', contract(['s'], { deprecated: true }));
  write('broken.json', contract(['s', 'm']));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, value: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  return file;
}

const file = (name: string) => path.join(folder, name);

// No setting names a database, and none is started.
const diff = (old: string, new_: string, ...options: string[]) =>
  sampan(['contract', 'diff', old, new_, ...options], {});

describe('sampan contract diff', () => {
  it('reports a breaking change with its place, line and rule, and exits with 1', async () => {
    const { exitCode, stdout, stderr } = await diff(file('old.json'), file('broken.json'));
    expect(stdout.split('\n')).toEqual([
      'BREAKING  GET /parcels 200: values added: "m"',
      `          ${file('broken.json')}:15  response-enum-widened`,
      '1 breaking, 0 minor, 0 patch. Lowest version after 1.2.0: 2.0.0',
      '',
    ]);
    expect(stderr).toBe('The new contract has changes of impact major.\n');
    expect(exitCode).toBe(1);
  });

  it.each([
    ['same.json', [], 0],
    ['same.json', ['--fail-on', 'patch'], 1],
    ['minor.json', [], 0],
    ['minor.json', ['--fail-on', 'minor'], 1],
    ['broken.json', ['--fail-on', 'none'], 0],
    ['broken.json', ['--ignore', 'response-enum-widened'], 0],
    ['broken.json', ['--ignore', 'schema-renamed', '--ignore', 'operation-added'], 1],
  ])('of %s with %j exits with %i', async (name, options, exitCode) => {
    expect(await diff(file('old.json'), file(name), ...options)).toMatchObject({ exitCode });
  });

  it('reads YAML, standard input and a URL', async () => {
    const yaml = write('new.yaml', stringify(contract(['s', 'm'])));
    const { stdout } = await diff(file('old.json'), yaml);
    expect(stdout).toContain(`${yaml}:13  response-enum-widened`);

    const text = readFileSync(file('broken.json'), 'utf8');
    const piped = await sampan(['contract', 'diff', file('old.json'), '-'], {}, text);
    expect(piped.stdout).toContain('standard input:15  response-enum-widened');

    await using server = createServer((_, response) => response.end(text)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.json`;
    expect((await diff(file('old.json'), url)).stdout).toContain(`${url}:15  response-enum-widened`);
  });
});

describe('the formats of sampan contract diff', () => {
  const formatted = async (format: string, name = 'broken.json') =>
    (await diff(file('old.json'), file(name), '--format', format)).stdout;

  it('json and --json are the same value, with pointer, line and operations', async () => {
    const report = JSON.parse(await formatted('json'));
    expect(report).toMatchObject({ impact: 'major', lowest_version: '2.0.0' });
    expect(report.changes).toEqual([
      {
        rule: 'response-enum-widened',
        impact: 'major',
        name: 'GET /parcels 200',
        message: 'values added: "m"',
        document: 'new',
        pointer: '/paths/~1parcels/get/responses/200/content/application~1json/schema',
        line: 15,
        operations: ['GET /parcels'],
      },
    ]);
    const { stdout } = await sampan(
      ['contract', 'diff', file('old.json'), file('broken.json'), '--json'],
      {},
    );
    expect(JSON.parse(stdout)).toEqual(report);
  });

  it('github is one workflow command per change, with reserved characters escaped', async () => {
    const odd = write('odd,name:1.json', contract(['s', '100 %']));
    const { stdout } = await diff(file('old.json'), odd, '--format', 'github');
    expect(stdout.split('\n')[0]).toBe(
      `::error file=${folder}/odd%2Cname%3A1.json,line=15,title=response-enum-widened::GET /parcels 200: values added: "100 %25"`,
    );
  });

  it('sarif is valid against the schema of SARIF 2.1.0, and names rule, level and line', async () => {
    const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
    formats.default(ajv);
    const schema = path.join(
      import.meta.dirname,
      '..',
      '..',
      'sdk',
      'contract-diff',
      'sarif-2.1.0.schema.json',
    );
    // The schema is of draft 4, but uses nothing that later drafts read in another way.
    const { $schema: _, id: __, ...keywords } = JSON.parse(readFileSync(schema, 'utf8'));
    const validate = ajv.compile(keywords);
    for (const name of ['broken.json', 'minor.json', 'same.json', 'old.json']) {
      const log = JSON.parse(await formatted('sarif', name));
      validate(log);
      expect(validate.errors).toBeNull();
    }
    const [run] = JSON.parse(await formatted('sarif')).runs;
    expect(run.results).toHaveLength(1);
    expect(run.results[0]).toMatchObject({
      ruleId: 'response-enum-widened',
      level: 'error',
      locations: [{ physicalLocation: { region: { startLine: 15 } } }],
    });
    expect(validate({ version: '2.1.0', runs: [{}] })).toBe(false);
  });
});

describe('the workflows in docs/examples/github', () => {
  const workflows = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'examples', 'github');
  /** The calls of the command in a workflow, without their redirection. */
  const callsIn = (name: string): string[][] =>
    (parse(readFileSync(path.join(workflows, name), 'utf8')).jobs.diff.steps as { run?: string }[])
      .map(
        ({ run = '' }) => /^\.sampan\/src\/cli\/sampan\.js (.*?)(?: > .*)?$/.exec(run)?.[1]?.split(' ') ?? [],
      )
      .filter((call) => call.length > 0);
  const run = (call: readonly string[]) => {
    const [group = '', command = '', , , ...options] = call;
    return sampan([group, command, file('old.json'), file('broken.json'), ...options], {});
  };

  it('fail a pull request with annotations, and write SARIF for code scanning', async () => {
    const [annotate = [], scan = []] = callsIn('contract.yml');
    expect(await run(annotate)).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(/^::error file=/),
    });
    const { exitCode, stdout } = await run(scan);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout).runs[0].results).toHaveLength(1);
  });

  it('fail a nightly run if the provider broke the contract', async () => {
    const [compare = []] = callsIn('drift.yml');
    expect(await run(compare)).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(/^::error file=/),
    });
  });
});

describe('sampan contract diff fails with exit code 2 and one line with the reason', () => {
  it.each([
    ['a missing file', ['old.json', 'nowhere.json'], 'nowhere.json: there is no such file.'],
    ['a directory', ['old.json', '.'], '.: it is a directory; name the file of the contract.'],
    ['an empty file', ['old.json', 'empty.yaml'], 'empty.yaml: it is empty.'],
    ['a file that is not JSON', ['old.json', 'torn.json'], 'torn.json: it is not valid JSON'],
    ['a file that is not YAML', ['old.json', 'torn.yaml'], 'torn.yaml: it is not valid YAML'],
    ['Swagger 2', ['old.json', 'swagger.json'], 'it is not an OpenAPI 3 document: it is "Swagger 2.0"'],
    ['a list', ['old.json', 'list.yaml'], 'its root is not an object'],
    ['a reference into another file', ['old.json', 'split.json'], 'leads to another document. Bundle'],
    ['two standard inputs', ['-', '-'], 'Only one of the two contracts can be read from standard input.'],
    ['an unknown rule', ['old.json', 'old.json', '--ignore', 'enums'], '--ignore: there is no rule enums.'],
    ['an unknown format', ['old.json', 'old.json', '--format', 'xml'], "Option '--format <format>'"],
    ['a missing argument', ['old.json'], "Missing required argument 'new'"],
    ['a server that is away', ['old.json', 'http://127.0.0.1:1/'], 'it cannot be fetched'],
  ])('%s', async (_, [first, ...rest], message) => {
    write('empty.yaml', '\n');
    write('torn.json', '{"openapi": "3.1.0",');
    write('torn.yaml', 'openapi: [3.1.0');
    write('swagger.json', { swagger: '2.0' });
    write('list.yaml', '- openapi');
    write('split.json', { ...contract(['s']), paths: { '/p': { $ref: 'paths/p.json' } } });
    const named = [first, ...rest].map((argument) =>
      /\.(json|yaml)$/.test(String(argument)) ? file(String(argument)) : String(argument),
    );
    const { exitCode, stdout, stderr } = await sampan(['contract', 'diff', ...named], {});
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(exitCode).toBe(2);
  });
});
