import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Document, ParameterObject, Schema } from '../../codegen/document.ts';
import { checkCompatibility, publishContract } from '../../scripts/contract/compatibility.ts';
import { addProperty, breakContract, ContractRepository, publishedFile, setVersion } from './repository.ts';

let repository: ContractRepository;
beforeEach(() => {
  repository = new ContractRepository();
});
afterEach(() => repository.remove());

const check = () => checkCompatibility(repository.folder);
const publish = () => publishContract(repository.folder);

const schema = (document: Document, name: string) => document.components.schemas[name] as Schema;
const list = (document: Document) => document.paths['/parcels']?.get ?? {};
const webhook = (document: Document) => document.webhooks?.['parcel.created']?.post;

function addSignature(document: Document): void {
  const signature: ParameterObject = {
    name: 'X-Signature',
    in: 'header',
    required: true,
    schema: { type: 'string' },
  };
  Object.assign(webhook(document) ?? {}, { parameters: [signature] });
}

/** Renames wherever the contract has the text. */
const rename = (from: string, to: string) => () =>
  repository.write('openapi.json', repository.read('openapi.json').replaceAll(from, to));

const breaks: [what: string, rule: string, change: (document: Document) => unknown][] = [
  ['a webhook header removed', 'header-removed', (d) => delete webhook(d)?.parameters],
  [
    'a webhook header that may be absent',
    'header-became-optional',
    (d) => Object.assign(webhook(d)?.parameters?.[0] ?? {}, { required: false }),
  ],
  ['an open list closed', 'open-list-closed', (d) => delete schema(d, 'ParcelStatus')['x-open-list']],
  ['a tag moved', 'tag-moved', (d) => Object.assign(list(d), { tags: ['label'] })],
  ['security removed', 'security-removed', (d) => Object.assign(list(d), { security: [] })],
  ['a scope added', 'scope-added', (d) => list(d).security?.[0]?.bearerAuth?.push('admin')],
  ['an error code removed', 'code-removed', (d) => list(d)['x-sys-codes']?.splice(0, 1)],
];

describe('the check of the contract', () => {
  it.each(breaks)('refuses %s (%s) without a new major version', async (_, rule, change) => {
    repository.change(addSignature);
    repository.change(addSignature, publishedFile);
    repository.commit('A signature');
    repository.change(change);
    await expect(check()).rejects.toThrow(rule);
    await expect(check()).rejects.toThrow('Revert them, or raise info.version of openapi.json to 2.0.0.');
    repository.change(setVersion('2.0.0'));
    expect(await check()).toContain(rule);
  });

  it.each([
    ['a schema', 'schema-renamed', rename('PartyRecord', 'Contact')],
    ['a path parameter', 'path-parameter-renamed', rename('parcel_id', 'id')],
  ])('refuses %s that was renamed (%s)', async (_, rule, change) => {
    change();
    await expect(check()).rejects.toThrow(rule);
  });

  it('asks of a deprecation, and of a value that requests or open lists may have, for a minor version', async () => {
    repository.change((document) => {
      Object.assign(list(document), { deprecated: true });
      (schema(document, 'PaymentType').enum as string[]).push('invoice');
      (schema(document, 'ParcelStatus').enum as string[]).push('lost');
    });
    await expect(check()).rejects.toThrow(
      'changes: minor.\nRaise info.version of openapi.json to at least 1.1.0.',
    );
  });

  it('says how to mend a missing published contract', async () => {
    repository.delete(publishedFile);
    await expect(check()).rejects.toThrow('is missing. To fix it, run: npm run contract:publish');
  });
});

describe('before the first release, the published contract', () => {
  it('may be replaced by one that adds to it', async () => {
    repository.change(addProperty);
    await publish();
    expect(repository.read(publishedFile)).toBe(repository.read('openapi.json'));
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

  it('is used as it is where there is no git', async () => {
    repository.delete('.git');
    expect(await check()).toContain('changes: none.');
    repository.change(breakContract);
    await expect(check()).rejects.toThrow('operation-removed');
  });
});
