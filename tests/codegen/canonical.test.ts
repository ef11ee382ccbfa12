import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { canonicalText } from '../../codegen/canonical.ts';
import type { Document } from '../../codegen/document.ts';
import { smallContract, smallFile } from './small-contract.ts';

const reversed = <T extends object>(value: T) => Object.fromEntries(Object.entries(value).reverse()) as T;

describe('the canonical order of a contract', () => {
  it('is the order of the small contract', () => {
    expect(canonicalText(smallContract())).toBe(readFileSync(smallFile, 'utf8'));
  });

  it('is restored from any order of keys and error codes', () => {
    const document = smallContract();
    const paths = Object.fromEntries(
      Object.entries(document.paths).map(([path, item]) => {
        const operations = Object.entries(item).map(([method, operation]) => {
          const codes = [...(operation['x-sys-codes'] ?? [])].reverse();
          return [method, reversed({ ...operation, 'x-sys-codes': codes })];
        });
        return [path, reversed(Object.fromEntries(operations))];
      }),
    );
    const shuffled: Document = reversed({
      ...document,
      paths,
      components: reversed(document.components),
      'x-sys-codes': reversed(document['x-sys-codes'] ?? {}),
    });
    expect(JSON.stringify(shuffled)).not.toBe(JSON.stringify(document));
    expect(canonicalText(shuffled)).toBe(canonicalText(document));
  });

  it('has the names of the error numbers, and of no other list', () => {
    const document = smallContract();
    const [[name, { code }] = ['', { code: '' }]] = Object.entries(document['x-sys-codes'] ?? {});
    document.components.schemas.Numbers = {
      type: 'object',
      properties: {
        sysCode: { type: 'string', enum: [code], 'x-enum-varnames': ['OLD'], description: 'One.' },
        size: { type: 'string', enum: ['small'] },
      },
    };
    const { properties } = JSON.parse(canonicalText(document)).components.schemas.Numbers;
    expect(properties).toEqual({
      sysCode: { type: 'string', enum: [code], 'x-enum-varnames': [name], description: 'One.' },
      size: { type: 'string', enum: ['small'] },
    });
  });

  it('keeps the given order of paths and schemas, which has a meaning', () => {
    const document = smallContract();
    document.paths = reversed(document.paths);
    document.components.schemas = reversed(document.components.schemas);
    const text = JSON.parse(canonicalText(document)) as Document;
    expect(Object.keys(text.paths)).toEqual(Object.keys(document.paths));
    expect(Object.keys(text.components.schemas)).toEqual(Object.keys(document.components.schemas));
  });
});
