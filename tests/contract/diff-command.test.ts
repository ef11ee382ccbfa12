import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Document, ParameterObject, Schema } from '../../codegen/document.ts';
import { smallContract, smallFile } from '../codegen/small-contract.ts';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-diff-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(script: 'diff' | 'publish', ...arguments_: string[]) {
  const file = path.join(root, 'scripts', 'contract', `${script}.ts`);
  return spawnSync(process.execPath, [file, ...arguments_], { encoding: 'utf8' });
}

function write(name: string, document: Document | string): string {
  const file = path.join(folder, name);
  writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document));
  return file;
}

const schema = (document: Document, name: string) => document.components.schemas[name] as Schema;
const operation = (document: Document, place: string, method: string) =>
  document.paths[place]?.[method] ?? {};

/** The small contract with a signature header on its webhook. */
function withSignature(): Document {
  const document = smallContract();
  const signature: ParameterObject = {
    name: 'X-Signature',
    in: 'header',
    required: true,
    schema: { type: 'string' },
  };
  Object.assign(document.webhooks?.['parcel.created']?.post ?? {}, { parameters: [signature] });
  return document;
}

const breaks: [what: string, rule: string, change: (document: Document) => unknown][] = [
  [
    'a webhook header removed',
    'header-removed',
    (d) => delete d.webhooks?.['parcel.created']?.post?.parameters,
  ],
  [
    'a webhook header that may be absent',
    'header-became-optional',
    (d) => Object.assign(d.webhooks?.['parcel.created']?.post?.parameters?.[0] ?? {}, { required: false }),
  ],
  ['an open list closed', 'open-list-closed', (d) => delete schema(d, 'ParcelStatus')['x-open-list']],
  [
    'a schema renamed',
    'schema-renamed',
    (d) => write('renamed.json', JSON.stringify(d).replaceAll('PartyRecord', 'Contact')),
  ],
  [
    'a path parameter renamed',
    'path-parameter-renamed',
    (d) => write('renamed.json', JSON.stringify(d).replaceAll('parcel_id', 'id')),
  ],
  ['a tag moved', 'tag-moved', (d) => (operation(d, '/parcels', 'get').tags = ['label'])],
  ['security removed', 'security-removed', (d) => (operation(d, '/parcels', 'get').security = [])],
  [
    'a scope added',
    'scope-added',
    (d) => operation(d, '/parcels', 'get').security?.[0]?.bearerAuth?.push('admin'),
  ],
  [
    'an error code removed',
    'code-removed',
    (d) => operation(d, '/parcels', 'get')['x-sys-codes']?.splice(0, 1),
  ],
];

describe('npm run contract:diff', () => {
  it.each(breaks)('refuses %s (%s) without a new major version', (_, rule, change) => {
    const before = write('before.json', withSignature());
    const after = withSignature();
    rmSync(path.join(folder, 'renamed.json'), { force: true });
    const written = change(after);
    const file =
      typeof written === 'string' && written.endsWith('renamed.json') ? written : write('after.json', after);
    const { status, stderr } = run('diff', before, file);
    const lines = stderr.trimEnd().split('\n');
    expect(lines[0]).toContain('but info.version 1.0.0 does not reflect it; changes: major.');
    expect(lines.slice(1, -1).join('\n')).toContain(rule);
    expect(lines.at(-1)).toBe('Revert them, or raise info.version of openapi.json to 2.0.0.');
    expect(status).toBe(1);
  });

  it('asks of a deprecation, and of a value that requests or open lists may have, for a minor version', () => {
    const after = smallContract();
    Object.assign(operation(after, '/parcels', 'get'), { deprecated: true });
    (schema(after, 'PaymentType').enum as string[]).push('invoice');
    (schema(after, 'ParcelStatus').enum as string[]).push('lost');
    const { status, stderr } = run('diff', smallFile, write('minor.json', after));
    expect(stderr).toContain('changes: minor.\nRaise info.version of openapi.json to at least 1.1.0.');
    expect(status).toBe(1);
  });

  it('reports how to mend a missing published contract', () => {
    const missing = path.join(folder, 'missing.json');
    const { status, stderr } = run('diff', missing, smallFile);
    expect(stderr).toBe(`${missing} is missing. To fix it, run: npm run contract:publish\n`);
    expect(status).toBe(1);
  });
});

describe('npm run contract:publish, before the first release', () => {
  const withColour = (version: string) => {
    const next = smallContract();
    const colour = { type: 'string', description: 'Its colour.' };
    Object.assign(schema(next, 'Parcel').properties as object, { colour });
    next.info.version = version;
    return write(`${version}.json`, next);
  };

  it('is refused until the version reflects the change, and asks for no more', () => {
    const published = path.join(folder, 'published', 'openapi.json');
    expect(run('publish', smallFile, published).status).toBe(0);
    expect(readFileSync(published, 'utf8')).toBe(readFileSync(smallFile, 'utf8'));

    const unsaid = run('publish', withColour('1.0.1'), published);
    expect(unsaid.stderr).toContain('but info.version 1.0.1 does not reflect it; changes: minor.');
    expect(unsaid.status).toBe(1);
    expect(readFileSync(published, 'utf8')).toBe(readFileSync(smallFile, 'utf8'));

    const said = run('diff', published, withColour('1.1.0'));
    expect(said.stdout).toBe(`Contract 1.1.0 follows 1.0.0 (${published}); changes: minor.\n`);
    expect(said.status).toBe(0);
  });
});
