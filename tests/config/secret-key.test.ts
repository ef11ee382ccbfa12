import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { deriveBytes, formatSecretKeys, parseSecretKeys } from '../../src/config/secret-key.ts';

const encoded = () => randomBytes(32).toString('base64');

describe('parseSecretKeys', () => {
  it('parses the output of formatSecretKeys in the same order', () => {
    const text = `k2:${encoded()},k1:${encoded()}`;
    const keys = parseSecretKeys(text);
    expect(keys.map(({ id }) => id)).toEqual(['k2', 'k1']);
    expect(formatSecretKeys(keys)).toBe(text);
    expect(parseSecretKeys(text.replace(',', ' , '))).toEqual(keys);
  });

  it.each([
    ['no id', encoded()],
    ['an id with a colon', `a:b:${encoded()}`],
    ['an id with a non-ASCII character', `k\u00e9:${encoded()}`],
    ['an id that is too long', `${'k'.repeat(33)}:${encoded()}`],
    ['31 bytes', `k1:${randomBytes(31).toString('base64')}`],
    ['33 bytes', `k1:${randomBytes(33).toString('base64')}`],
    ['hexadecimal', `k1:${randomBytes(32).toString('hex')}`],
    ['a stray character', `k1:${encoded()}!`],
    ['an empty entry', `k1:${encoded()},`],
    ['a duplicate id', `k1:${encoded()},k1:${encoded()}`],
  ])('refuses %s without repeating a key', (_, text) => {
    let message = '';
    try {
      parseSecretKeys(text);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).not.toBe('');
    for (const part of text.split(/[:,]/)) if (part.length > 40) expect(message).not.toContain(part);
  });
});

describe('deriveBytes', () => {
  it('returns different bytes for each key and purpose, and the same bytes each time', () => {
    const [one, two] = parseSecretKeys(`a:${encoded()},b:${encoded()}`);
    if (!one || !two) throw new Error('no keys');
    const all = [one, two].flatMap((key) => ['x', 'y'].map((purpose) => deriveBytes(key, purpose)));
    expect(new Set(all.map((bytes) => bytes.toString('hex'))).size).toBe(4);
    expect(deriveBytes(one, 'x')).toEqual(all[0]);
    expect(all[0]).toHaveLength(32);
    expect(all[0]?.equals(one.bytes)).toBe(false);
  });
});
