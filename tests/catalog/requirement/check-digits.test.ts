import { describe, expect, it } from '@jest/globals';
import { CHECK_DIGITS } from '../../../src/catalog/requirements.ts';

const isValid = (name: string, number: string) => CHECK_DIGITS[name]?.(number);

/** Valid examples that the issuers or the standards publish. */
const examples: Readonly<Record<string, readonly string[]>> = {
  cpf: ['52998224725', '11144477735'],
  cnpj: ['11222333000181', '12ABC34501DE35'],
  rut: ['123456785', '761920839', '10000013K'],
  iso7812: ['79927398713', '4111111111111111'],
  iso7064_mod11_2: ['0000000218250097', '000000021694233X'],
  iso7064_mod11_10: ['136695976', '33392005961'],
  iso7064_mod97_10: ['5493001KJTIIGC8Y1R12'],
};

describe('the check-digit algorithms', () => {
  it('all have examples', () => {
    expect(Object.keys(examples)).toEqual(Object.keys(CHECK_DIGITS));
  });

  it.each(
    Object.entries(examples).flatMap(([name, numbers]) => numbers.map((number) => [name, number])),
  )('%s accepts %s, and refuses it if any one digit is changed', (name, number) => {
    expect(isValid(name, number)).toBe(true);
    for (let place = 0; place < number.length; place += 1) {
      for (const digit of '0123456789') {
        if (digit === number[place] || !/\d/.test(number[place] ?? '')) continue;
        const changed = `${number.slice(0, place)}${digit}${number.slice(place + 1)}`;
        expect([changed, isValid(name, changed)]).toEqual([changed, false]);
      }
    }
  });
});
