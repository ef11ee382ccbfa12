import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Document, documentedResponses, resolve, schemaName } from '../../../codegen/document.ts';
import { listOperations } from '../../../codegen/document-parts.ts';
import { withOpenLists, withOpenUnions } from '../../../codegen/served/open-lists.ts';
import { toOpenApi30 } from '../../../codegen/served/openapi-3.0.ts';
import { presentContract } from '../../../scripts/contract/baseline.ts';
import { contractTools } from './tools.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sampan-validating-'));
const contract = JSON.parse(readFileSync(presentContract, 'utf8')) as Document;
const editions: Readonly<Record<string, object>> = {
  'openapi-open.json': withOpenLists(withOpenUnions(contract)),
  'openapi-3.0.json': toOpenApi30(withOpenUnions(contract)),
  // The editions without the alternative for unknown events: a client of each generator throws.
  'without-unknown-event.json': withOpenLists(contract),
};

interface Generator {
  readonly program: string;
  /** Writes a configuration into the folder if the program needs one. Returns its arguments. */
  readonly prepare: (edition: string) => string[];
  /** The generated file, and the name of its schema for a response of listEvents. */
  readonly file: string;
  readonly schema: string;
}

/** Generators of clients that validate responses with zod. Paths are relative to the folder of the edition. */
const generators: Readonly<Record<string, Generator>> = {
  'hey-api': {
    program: 'openapi-ts',
    prepare: () => [...'-i contract.json -o hey-api --no-log-file -p'.split(' '), 'zod'],
    file: 'hey-api/zod.gen.ts',
    schema: 'zListEventsResponse',
  },
  kubb: {
    program: 'kubb',
    prepare: (edition) => {
      const config = `import { defineConfig } from '@kubb/core';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginZod } from '@kubb/plugin-zod';
export default defineConfig({ root: '.', input: { path: './contract.json' }, output: { path: './kubb' },
  plugins: [pluginOas({ validate: false }), pluginTs(), pluginZod({ version: '4' })] });`;
      writeFileSync(path.join(edition, 'kubb.config.mjs'), config);
      return ['generate', '--config', 'kubb.config.mjs'];
    },
    file: 'kubb/zod/listEventsSchema.ts',
    schema: 'listEvents200Schema',
  },
  orval: {
    program: 'orval',
    prepare: (edition) => {
      const output = { target: './orval.ts', client: 'zod' };
      const config = `export default ${JSON.stringify({ sampan: { input: './contract.json', output } })};`;
      writeFileSync(path.join(edition, 'orval.config.mjs'), config);
      return ['--config', 'orval.config.mjs'];
    },
    file: 'orval.ts',
    schema: 'ListEventsResponse',
  },
};

const list = contract.components.schemas.EventList as { properties: { data: { examples: [object[]] } } };
const [known] = list.properties.data.examples;
const [first] = known as [Record<string, unknown>];
const added = {
  ...first,
  event_type: 'customs.form_needed',
  data: { ...(first.data as object), object: { form: 'CN23', pages: [1, 2] } },
};
const page = (events: readonly object[]) => ({
  status: 200,
  message: 'ok',
  data: { data: events, next_cursor: null },
});

/** Reads a page in a process of its own, as a client would. Returns its events, or an error. */
async function read(edition: string, { file, schema }: Generator, events: readonly object[]) {
  const code = `import { ${schema} } from './${file}';
const read = ${schema}.safeParse(${JSON.stringify(page(events))});
console.log(JSON.stringify(read.success ? read.data.data.data : { failed: read.error.issues.length }));`;
  const program = path.join(folder, edition, `${path.basename(file)}-${events.length}.ts`);
  writeFileSync(program, code);
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', program]);
  return JSON.parse(stdout);
}

beforeAll(async () => {
  contractTools.install();
  for (const [edition, document] of Object.entries(editions)) {
    const target = path.join(folder, edition);
    mkdirSync(target);
    writeFileSync(path.join(target, 'package.json'), '{ "type": "module" }');
    writeFileSync(path.join(target, 'contract.json'), JSON.stringify(document));
    symlinkSync(path.join(contractTools.folder, 'node_modules'), path.join(target, 'node_modules'));
    for (const { program, prepare } of Object.values(generators)) {
      const args = [contractTools.file('.bin', program), ...prepare(target)];
      await promisify(execFile)(process.execPath, args, { cwd: target });
    }
  }
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(Object.entries(generators))('a client of %s that validates with zod', (_, generator) => {
  it.each([
    'openapi-open.json',
    'openapi-3.0.json',
  ])('reads a page with a new event type, generated from %s', async (edition) => {
    const [, ...others] = known;
    const result = await read(edition, generator, [added, ...known]);
    expect(result).toEqual([added, first, ...others]);
  });

  it('would throw without the alternative for unknown events', async () => {
    expect(await read('without-unknown-event.json', generator, known)).toEqual(known);
    expect(await read('without-unknown-event.json', generator, [added, ...known])).toEqual({
      failed: expect.any(Number),
    });
  });

  it('refuses an event that lacks its id', async () => {
    const { event_id: _, ...incomplete } = added as Record<string, unknown>;
    expect(await read('openapi-open.json', generator, [incomplete])).toEqual({ failed: expect.any(Number) });
  });
});

describe('a client of openapi-zod-client', () => {
  it('reads every successful response that the contract shows, generated from openapi-3.0.json', async () => {
    const edition = path.join(folder, 'openapi-3.0.json');
    const program = contractTools.file('.bin', 'openapi-zod-client');
    const template = contractTools.file('openapi-zod-client/src/templates/schemas-only.hbs');
    const args = [program, 'contract.json', '-o', 'zod-client.ts', '-t', template, '--export-schemas'];
    await promisify(execFile)(process.execPath, args, { cwd: edition });
    // The generator knows zod 3, which zod 4 has at another path.
    const source = readFileSync(path.join(edition, 'zod-client.ts'), 'utf8');
    writeFileSync(path.join(edition, 'zod-client.ts'), source.replace('from "zod"', 'from "zod/v3"'));
    const shown = listOperations(contract).flatMap(({ operation }) =>
      documentedResponses(operation)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, response]) => {
          const { schema, examples = {} } = resolve(contract, response).content?.['application/json'] ?? {};
          return Object.values(examples).map((example) => ({
            schema: schemaName(schema),
            value: resolve<{ value?: unknown }>(contract, example as object).value,
          }));
        }),
    );
    expect(shown.length).toBeGreaterThan(70);
    const reader = `import { schemas } from './zod-client.ts';
import { readFileSync } from 'node:fs';
const shown = JSON.parse(readFileSync('shown.json', 'utf8'));
console.log(JSON.stringify(shown.flatMap(({ schema, value }) => {
  const read = schemas[schema].safeParse(value);
  return read.success ? [] : [schema + ': ' + read.error.issues[0].message + ' at ' + read.error.issues[0].path];
})));`;
    writeFileSync(path.join(edition, 'read-shown.ts'), reader);
    writeFileSync(path.join(edition, 'shown.json'), JSON.stringify(shown));
    const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', 'read-shown.ts'], {
      cwd: edition,
    });
    expect(JSON.parse(stdout)).toEqual([]);
  });
});
