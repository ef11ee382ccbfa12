import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { KeyRing, SealError } from '../../src/secret/key-ring.ts';

const key = (id: string) => ({ id, bytes: randomBytes(32) });
const [k1, k2] = [key('k1'), key('k2')];
const place = { table: 'label', column: 'pdf', row: 'SMP1', account: 'acc_1' };
const ring = new KeyRing([k1]);

describe('KeyRing', () => {
  it('decrypts any text and any bytes in their own place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.uint8Array(), (text, bytes) => {
        expect(ring.decrypt(ring.encrypt(text, place), place)).toBe(text);
        expect(ring.decrypt(ring.encrypt(bytes, place), place)).toEqual(Buffer.from(bytes));
      }),
    );
  });

  it('prefixes a ciphertext with its key id, and never repeats a ciphertext', () => {
    const sealed = ring.encrypt('whsec_canary', place);
    expect(sealed).toMatch(/^enc:v1:k1:[A-Za-z0-9_-]+$/);
    expect(ring.encrypt('whsec_canary', place)).not.toBe(sealed);
    const bytes = ring.encrypt(Buffer.from('%PDF-canary'), place);
    expect(bytes.subarray(0, 10).toString()).toBe('enc:v1:k1:');
    expect(bytes.includes('canary')).toBe(false);
  });

  it.each([
    ['table', { ...place, table: 'webhook' }],
    ['column', { ...place, column: 'pdf2' }],
    ['row', { ...place, row: 'SMP2' }],
    ['account', { ...place, account: 'acc_2' }],
    ['boundary between row and account', { ...place, row: 'SMP', account: '1acc_1' }],
  ])('does not decrypt a value in another place: another %s is refused', (_, elsewhere) => {
    expect(() => ring.decrypt(ring.encrypt('secret', place), elsewhere)).toThrow(SealError);
    expect(() => ring.decrypt(ring.encrypt(Buffer.from('secret'), place), elsewhere)).toThrow(SealError);
  });

  it('refuses a value with any byte changed or removed', () => {
    const sealed = ring.encrypt(Buffer.from('secret'), place);
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => ring.decrypt(changed, place)).toThrow(SealError);
      expect(() => ring.decrypt(sealed.subarray(0, at), place)).toThrow(SealError);
    }
  });

  it('decrypts with an older key, and encrypts with the first', () => {
    const old = new KeyRing([k1]).encrypt('secret', place);
    const rotated = new KeyRing([k2, k1]);
    expect(rotated.decrypt(old, place)).toBe('secret');
    expect(rotated.encrypt('secret', place)).toMatch(/^enc:v1:k2:/);
    expect(() => new KeyRing([k2]).decrypt(old, place)).toThrow(/the key k1, which is missing/);
  });

  it('does not decrypt with another key of the same id', () => {
    const impostor = new KeyRing([{ id: 'k1', bytes: randomBytes(32) }]);
    expect(() => impostor.decrypt(ring.encrypt('secret', place), place)).toThrow(SealError);
  });

  it('requires at least one key', () => {
    expect(() => new KeyRing([])).toThrow(RangeError);
  });
});
