import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { compareContracts } from '../../../sdk/contract-diff/src/compare-contracts.ts';
import { OpenApiDocument, Unreadable } from '../../../sdk/contract-diff/src/open-api-document.ts';
import { readOpenApi } from '../../../sdk/contract-diff/src/read-contract.ts';
import { patternEffect } from '../../../sdk/contract-diff/src/schema/values.ts';
import { root } from '../../support/paths.ts';

type Schemas = Record<string, unknown>;

const contract = (schemas: Schemas, root = '#/components/schemas/Root') => ({
  openapi: '3.1.0',
  info: { title: 'Hostile', version: '1.0.0' },
  paths: { '/p': { get: { responses: { 200: { content: { 'a/b': { schema: { $ref: root } } } } } } } },
  components: { schemas },
});
const document = (schemas: Schemas, root?: string) => new OpenApiDocument(contract(schemas, root), 'hostile');
const rulesOf = (before: Schemas, after: Schemas) =>
  compareContracts(document(before), document(after)).changes.map(({ rule }) => rule);

describe('a schema that refers to itself', () => {
  it('is compared once', () => {
    const node = (type: string) => ({
      Root: { properties: { next: { $ref: '#/components/schemas/Root' }, value: { type } } },
    });
    expect(rulesOf(node('string'), node('integer'))).toEqual(['response-type-changed']);
  });

  it('through allOf and oneOf is compared too', () => {
    const self = { $ref: '#/components/schemas/Root' };
    const root = (maxLength: number) => ({
      Root: {
        allOf: [self, { properties: { name: { type: 'string', maxLength } } }],
        oneOf: [self, { type: 'object' }],
      },
    });
    expect(rulesOf(root(5), root(9))).toContain('response-length-widened');
  });

  it.each([
    ['directly', { Root: { $ref: '#/components/schemas/Root' } }],
    ['in a circle', { Root: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/Root' } }],
  ])('and has no other keyword (%s) has an error that names it', (_, schemas) => {
    expect(() => rulesOf(schemas, schemas)).toThrow(/hostile: .*: the \$ref leads in a circle/);
  });

  it('in a chain of 10,000 schemas does not overflow the stack', () => {
    const chain: Schemas = { Root: { properties: { next: { $ref: '#/components/schemas/S0' } } } };
    for (let index = 0; index < 10_000; index++)
      chain[`S${index}`] = { properties: { next: { $ref: `#/components/schemas/S${index + 1}` } } };
    chain.S10000 = { type: 'string' };
    expect(rulesOf(chain, { ...chain, S10000: { type: 'integer' } })).toEqual(['response-type-changed']);
  });

  it('in 20 levels of two alternatives each is not compared 2²⁰ times', () => {
    const levels = (type: string): Schemas => {
      const all: Schemas = { Root: { $ref: '#/components/schemas/L0' }, L20: { type } };
      for (let index = 0; index < 20; index++) {
        const next = { $ref: `#/components/schemas/L${index + 1}` };
        all[`L${index}`] = { oneOf: [{ properties: { a: next } }, { properties: { b: next } }] };
      }
      return all;
    };
    expect(rulesOf(levels('string'), levels('integer'))).toContain('response-type-changed');
  });
});

describe('a document that cannot be compared', () => {
  it.each([
    ['an unknown place', '#/components/schemas/Nowhere', 'leads nowhere'],
    ['an anchor', '#anchor', 'Only JSON pointers are supported'],
    ['another document', 'https://example.com/schema.json', 'leads to another document'],
    ['an inherited property', '#/constructor', 'leads nowhere'],
  ])('has an error: a reference to %s', (_, reference, message) => {
    const broken = document({ Root: {} }, reference);
    expect(() => compareContracts(broken, broken)).toThrow(message);
    expect(() => compareContracts(broken, broken)).toThrow(Unreadable);
  });

  it.each([
    [
      'deep nesting',
      `{"openapi":"3.1.0","x":${'['.repeat(600)}${']'.repeat(600)}}`,
      'nested deeper than 500 levels',
    ],
    ['too large a YAML', `openapi: 3.1.0\n${' '.repeat(2 ** 24)}`, 'larger than 16 MiB, the limit for YAML'],
    ['no version', '{"paths":{}}', 'it has no property `openapi`'],
    ['a future version', '{"openapi":"4.0.0"}', 'it is "4.0.0"'],
    [
      'aliases that grow without end',
      `openapi: 3.1.0\na: &a [x, x, x, x, x, x, x, x, x, x]\n${[...'bcdefghi']
        .map((name, index) => `${name}: &${name} [${Array(10).fill(`*${'abcdefgh'[index]}`).join(', ')}]`)
        .join('\n')}\n`,
      'Excessive alias count',
    ],
    [
      'a key that stands there twice',
      'openapi: 3.1.0\npaths: {}\npaths: {}\n',
      'the key "paths" is repeated at line 3',
    ],
  ])('has an error: %s', async (_, text, message) => {
    await expect(readOpenApi(text, 'hostile')).rejects.toThrow(message);
    await expect(readOpenApi(text, 'hostile')).rejects.toThrow(Unreadable);
  });

  it('is not one that only has values of unexpected types', () => {
    const odd = {
      openapi: '3.1.0',
      info: 7,
      servers: [null, { url: 3 }],
      security: { bearer: [] },
      paths: {
        '/p': {
          get: { tags: 'x', parameters: [1, null, {}], responses: [], requestBody: false },
          post: null,
        },
      },
      webhooks: [],
      components: { schemas: { A: 3 }, securitySchemes: 'none' },
      'x-sys-codes': [],
    };
    const { changes } = compareContracts(new OpenApiDocument(odd, 'odd'), new OpenApiDocument(odd, 'odd'));
    expect(changes).toEqual([]);
  });
});

describe('patterns are compared only where the result is certain', () => {
  it.each([
    ['^[a-z]+$', '^[a-z0-9]+$', 'widened'],
    ['^[a-z0-9]{1,5}$', '^[a-z]{2,4}$', 'narrowed'],
    ['^\\d{3}$', '^[0-9A-F]{3}$', 'widened'],
    ['^(a|b)-x$', '^(a|b|c)-x$', 'widened'],
    ['^(a|b)-x$', '^(a|c)-x$', 'changed'],
    ['^ab?$', '^ab*$', 'widened'],
    ['[a-z]', '[a-z0-9]', 'changed'],
    ['^(?=.*x).+$', '^.+$', 'changed'],
    ['^(a(b|c))$', '^(a(b|c|d))$', 'changed'],
    ['^[z-a]$', '^[a-z]$', 'changed'],
  ])('%s → %s: %s', (before, after, effect) => {
    expect(patternEffect(before, after)).toBe(effect);
  });

  it('and never by running them on long texts', () => {
    const slow = `^${'(a|a)*'.repeat(60)}$`;
    expect(patternEffect(slow, `${slow.slice(0, -1)}b$`)).toBe('changed');
  });
});

describe('the program', () => {
  const program = path.join(root, 'sdk', 'contract-diff', 'src', 'main.ts');
  const run = (...given: string[]) =>
    spawnSync(process.execPath, [program, ...given], { encoding: 'utf8', timeout: 60_000 });

  it('prints no character of a foreign document that would control the terminal', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'contract-diff-'));
    const write = (name: string, paths: object) => {
      const file = path.join(folder, name);
      writeFileSync(
        file,
        JSON.stringify({ openapi: '3.1.0', info: { title: 'x', version: '1.0.0' }, paths }),
      );
      return file;
    };
    const before = write('old.json', { '/p\u001b[2J\u202e': { get: { responses: {} } } });
    const { status, stdout } = run(before, write('new.json', {}));
    expect(status).toBe(1);
    expect(stdout).toContain('\\u001b[2J\\u202e');
    expect(['\u001b', '\u202e'].filter((one) => stdout.includes(one))).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it.each([
    [['missing\u001b.json', 'new.json'], /missing\\u001b\.json/],
    [['--unknown', 'a', 'b'], /--unknown/],
    [['one.json'], /Name two documents/],
  ])('names the cause in one line: %j', (given, reason) => {
    const { status, stdout, stderr } = run(...given);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(reason);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
