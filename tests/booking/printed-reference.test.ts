import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { isPrintableReference } from '../../src/booking/book.ts';

describe('a reference for the label', () => {
  it.each(['PO-100', 'a'.repeat(50), 'A#&()*+.:;<=>?[]^_`{|}-', 'x=1+2=3'])('may be %s', (reference) => {
    expect(isPrintableReference(reference)).toBe(true);
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
    expect(isPrintableReference(reference)).toBe(false);
  });

  it('may contain the characters that the contract lists, and no others', () => {
    const contract = JSON.parse(readFileSync('openapi.json', 'utf8'));
    const { description } = contract.components.schemas.ShipmentCreateRequest.properties.reference_no;
    const listed = /``(.+?)``/.exec(description)?.[1]?.split(' ') ?? [];
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
    const every = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code));
    const printed = every.filter((character) => isPrintableReference(`PO-10${character}`));
    expect(printed).toEqual([...letters, ...listed].sort());
  });
});
