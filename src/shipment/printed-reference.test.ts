import { describe, expect, it } from '@jest/globals';
import { isPrintable } from './printed-reference.ts';

describe('a reference on a label', () => {
  it.each(['PO-100', 'a'.repeat(50), 'A#&()*+.:;<=>?[]^_`{|}-', 'x=1+2=3'])('may be %s', (reference) => {
    expect(isPrintable(reference)).toBe(true);
  });

  it.each([
    null,
    'PO-10',
    'a'.repeat(51),
    '=SUM(A)',
    '+12345',
    'PO 1001',
    'PO/1001',
    'PÖ-1001',
    'PO-1001\n',
    'PO,1001',
    'PO"1001',
  ])('may not be %j', (reference) => {
    expect(isPrintable(reference)).toBe(false);
  });
});
