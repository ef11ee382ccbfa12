import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Document, ParameterObject, Schema } from '../../codegen/document.ts';
import {
  checkCompatibility,
  compareEditions,
  describeComparison,
  publishContract,
} from '../../scripts/contract/compatibility.ts';
import { smallContract } from '../codegen/small-contract.ts';
import { addProperty, breakContract, ContractRepository, publishedFile, setVersion } from './repository.ts';

const schema = (document: Document, name: string) => document.components.schemas[name] as Schema;
const list = (document: Document) => document.paths['/parcels']?.get ?? {};
const webhook = (document: Document) => document.webhooks?.['parcel.created']?.post;

/** The small contract with a signature header on its webhook. */
function signedContract(): Document {
  const document = smallContract();
  const signature: ParameterObject = {
    name: 'X-Signature',
    in: 'header',
    required: true,
    schema: { type: 'string' },
  };
  Object.assign(webhook(document) ?? {}, { parameters: [signature] });
  return document;
}

async function describeChange(change: (document: Document) => unknown): Promise<string> {
  const after = signedContract();
  change(after);
  const text = (document: Document) => JSON.stringify(document);
  const published = { text: text(signedContract()), name: 'published' };
  return describeComparison(await compareEditions(published, { text: text(after), name: 'openapi.json' }));
}

it.each([
  ['an anchored pattern for the same texts', '^\\s*\\S[\\s\\S]*$', 'changes: none'],
  ['another pattern', '^\\S*$', 'changes: major'],
])('a correction of the text alone is not breaking: %s', async (_, pattern, expected) => {
  const withPattern = (text: string) => {
    const document = signedContract();
    Object.assign((schema(document, 'ParcelCreateRequest').properties as Record<string, Schema>).note ?? {}, {
      pattern: text,
    });
    return { text: JSON.stringify(document), name: 'openapi.json' };
  };
  const comparison = await compareEditions(withPattern('\\S'), withPattern(pattern));
  expect(describeComparison(comparison)).toContain(expected);
});

/** Renames wherever the contract has the text. */
const rename = (from: string, to: string) => (document: Document) =>
  Object.assign(document, JSON.parse(JSON.stringify(document).replaceAll(from, to)));

const breaks: [what: string, rule: string, change: (document: Document) => unknown][] = [
  ['a webhook header removed', 'header-removed', (d) => delete webhook(d)?.parameters],
  [
    'a webhook header that may be absent',
    'header-became-optional',
    (d) => Object.assign(webhook(d)?.parameters?.[0] ?? {}, { required: false }),
  ],
  ['an open list closed', 'open-list-closed', (d) => delete schema(d, 'ParcelStatus')['x-open-list']],
  ['a schema renamed', 'schema-renamed', rename('PartyRecord', 'Contact')],
  ['a tag moved', 'tag-moved', (d) => Object.assign(list(d), { tags: ['label'] })],
  ['security removed', 'security-removed', (d) => Object.assign(list(d), { security: [] })],
  ['a scope added', 'scope-added', (d) => list(d).security?.[0]?.bearerAuth?.push('admin')],
  ['an error code removed', 'code-removed', (d) => list(d)['x-sys-codes']?.splice(0, 1)],
];

describe('the check of the contract', () => {
  it.each(breaks)('refuses %s (%s) without a new major version', async (_, rule, change) => {
    const lines = (await describeChange(change)).split('\n');
    expect(lines[0]).toContain('but info.version 1.0.0 does not reflect it; changes: major.');
    expect(lines.slice(1, -1).join('\n')).toContain(rule);
    expect(lines.at(-1)).toBe('Revert them, or raise info.version of openapi.json to 2.0.0.');
  });

  it('asks of a deprecation, and of a value that requests or open lists may have, for a minor version', async () => {
    const description = await describeChange((document) => {
      Object.assign(list(document), { deprecated: true });
      (schema(document, 'PaymentType').enum as string[]).push('invoice');
      (schema(document, 'ParcelStatus').enum as string[]).push('lost');
    });
    expect(description).toContain('changes: minor.\nRaise info.version of openapi.json to at least 1.1.0.');
  });
});

describe('before the first release, the published contract', () => {
  let original: ContractRepository;
  let repository: ContractRepository;
  beforeAll(() => {
    original = new ContractRepository();
  });
  beforeEach(() => {
    repository = new ContractRepository(original);
  });
  afterEach(() => repository.remove());
  afterAll(() => original.remove());
  const check = () => checkCompatibility(repository.folder);
  const publish = () => publishContract(repository.folder);

  it('may be replaced by one that adds to it', async () => {
    repository.change(addProperty);
    await expect(check()).rejects.toThrow(/changes: minor\.\nPublish it.*: npm run contract:publish$/);
    await publish();
    expect(repository.readPublished()).toBe(repository.read('openapi.json'));
    expect(repository.read(publishedFile).trimEnd()).not.toContain('\n');
    expect(await check()).toBe(
      'Contract 1.0.0 follows 1.0.0 (codegen/published, not released yet); changes: none.',
    );
  });

  it('cannot be replaced in the commit that breaks it', async () => {
    const before = repository.read(publishedFile);
    repository.change(breakContract);
    repository.delete(publishedFile);
    await expect(publish()).rejects.toThrow('operation-removed');
    repository.git('checkout', '--quiet', publishedFile);
    await expect(publish()).rejects.toThrow('operation-removed');
    expect(repository.read(publishedFile)).toBe(before);

    repository.change(breakContract, publishedFile);
    await expect(check()).rejects.toThrow(/published by commit .*[\s\S]*operation-removed/);
    repository.commit('Break the contract and its baseline at once');
    await expect(check()).rejects.toThrow('operation-removed');
    repository.write('README.md', 'Later');
    repository.commit('A later commit');
    await expect(check()).rejects.toThrow('operation-removed');
  });

  it('may break with a new major version', async () => {
    repository.change(breakContract);
    repository.change(setVersion('2.0.0'));
    await publish();
    repository.commit('Contract 2');
    expect(await check()).toContain('Contract 2.0.0 follows 2.0.0');
  });

  it('is read from the file where there is no git', async () => {
    repository.delete('.git');
    expect(await check()).toContain('changes: none.');
    repository.change(breakContract);
    await expect(check()).rejects.toThrow('operation-removed');
    repository.delete(publishedFile);
    await expect(check()).rejects.toThrow('is missing. To fix it, run: npm run contract:publish');
  });
});
