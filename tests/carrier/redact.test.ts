import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { redact } from '../../src/carrier/journal.ts';
import { dispatchOrder } from './dispatch-order.ts';

describe('redact', () => {
  const order = dispatchOrder({
    customerReference: 'WEB-7781',
    taxNumber: '12.345.678-K',
    sender: {
      contact_name: '陳大文',
      phone: '2345 6789',
      country_code: 'HK',
      city: '香港',
      address: '皇后大道中 1 號',
    },
  });

  it.each([
    ['the name of the consignee Emily CARTER is too long', 'the name of the consignee […] is too long'],
    ['tax number 12.345.678-K is invalid', 'tax number […] is invalid'],
    ['tax number 12345678K is invalid', 'tax number […] is invalid'],
    ['order WEB-7781 is known', 'order […] is known'],
    ['write to ops@carrier.example', 'write to […]'],
    ['call +44 20 7946 0018 for help', 'call […] for help'],
    ['收件人陳大文不存在', '收件人[…]不存在'],
    ['parcel 2 exceeds 30 kg', 'parcel 2 exceeds 30 kg'],
  ])('%s', (text, redacted) => {
    expect(redact(text, order)).toBe(redacted);
  });

  it('truncates the text to 200 characters', () => {
    expect(redact('x'.repeat(5_000), order)).toHaveLength(200);
  });

  it('removes every word of a party’s name and address', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(word, word, (name, address) => {
        const { recipient } = order;
        const theirs = { ...order, recipient: { ...recipient, contact_name: name, address } };
        const said = redact(`the consignee ${name} of ${address} is not known`, theirs);
        for (const value of [name, address]) {
          for (const part of value.match(/[\p{L}\p{N}\p{M}]{3,}/gu) ?? []) {
            if (!'the consignee of is not known'.includes(part)) expect(said).not.toContain(part);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
