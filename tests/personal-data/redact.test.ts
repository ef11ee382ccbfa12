import { describe, expect, it } from '@jest/globals';
import {
  redactDocument,
  redactJson,
  redactText,
  searchPattern,
  valuePattern,
} from '../../src/personal-data/redact.ts';

describe('valuePattern', () => {
  it.each([
    ['Emily Carter', 'Ring for EMILY  carter, blue', 'Ring for [redacted], blue'],
    ['Emily Carter', 'Emily-Carter’s ring', '[redacted]’s ring'],
    ['Rose', 'Rosewood, rose', 'Rosewood, [redacted]'],
    ['+1 212 555 0147', 'call 1-212-555-0147', 'call [redacted]'],
    ['陳大文', '致陳大文先生', '致[redacted]先生'],
    ['José', 'JOSÉ', '[redacted]'],
    ['e.c@shop.example', 'to e.c@shop.example now', 'to [redacted] now'],
    // A value is never a regular expression.
    ['(a+)+$', 'aaaa (a+)+$', 'aaaa (a+)+$'],
    ['C.J.', 'C J', '[redacted]'],
  ])('finds %s in %s', (value, text, redacted) => {
    expect(redactText(text, valuePattern([value]))).toBe(redacted);
  });

  it.each(['', '-', 'X', '12', '[]'])('has nothing to find of %j', (value) => {
    expect(valuePattern([value])).toBeNull();
    expect(searchPattern([value])).toBeNull();
  });
});

describe('redactDocument', () => {
  it('replaces parties and metadata, and values in all other texts; numbers, countries and codes stay', () => {
    const party = {
      contact_name: 'Ana Roe',
      phone: '55512345',
      country_code: 'BR',
      city: 'Rio',
      address: 'Rua 1',
    };
    const document = {
      event_type: 'shipment.delivered',
      data: {
        object: {
          recipient: { ...party, district: 'RJ', postal_code: '1', email: null },
          sender: null,
          destination: { country: 'BR', district: 'RJ' },
          metadata: { note: 'x' },
          total_hkd: 12.5,
          items: [{ description: 'for ana roe', hs_code: '610910' }],
        },
      },
    };
    const p = '[redacted]';
    expect(redactDocument(document, valuePattern(['Ana Roe']))).toEqual({
      event_type: 'shipment.delivered',
      data: {
        object: {
          recipient: {
            contact_name: p,
            phone: p,
            country_code: 'BR',
            city: p,
            address: p,
            district: null,
            postal_code: null,
            email: null,
          },
          sender: null,
          destination: { country: 'BR', district: null },
          metadata: {},
          total_hkd: 12.5,
          items: [{ description: 'for [redacted]', hs_code: '610910' }],
        },
      },
    });
    expect(redactJson('enc:v1:k:AAAA', null)).toBeNull();
  });
});
