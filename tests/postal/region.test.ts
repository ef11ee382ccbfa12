import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countryCodes, countryNames } from '../../src/country.ts';
import { adviseOnPlace } from '../../src/party/advise.ts';
import { type PostalPlace, postalCountry } from '../../src/postal/postal-data.ts';
import { findRegion, writtenRegion } from '../../src/postal/region.ts';

const regions = countryCodes().flatMap((country) => {
  const { regions: listed, subdivisions = listed } = postalCountry(country) ?? {};
  return (subdivisions ?? []).map((region) => ({ country, region }));
});
/** Streets in the scripts of the data. */
const streets = ['1 Street', '街1號', 'улица 1', 'شارع 1', 'ถนน 1'];

const place = (country_code: string, region: string, address: string) => ({
  country_code,
  region,
  address,
  city: 'City',
});
/** As exports of shops have it: in capitals, with white space. */
const written = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => ` ${text} `,
);

describe('every region of the data', () => {
  it('is found by its code of ISO 3166-2, with and without its country', () => {
    let codes = 0;
    for (const { country, region } of regions) {
      for (const code of region.codes ?? []) {
        codes += 1;
        for (const text of [code, `${country}-${code}`, `${country}-${code}`.toLowerCase()])
          expect([country, code, findRegion(country, text)]).toEqual([country, code, region]);
      }
    }
    expect(codes).toBeGreaterThan(1000);
  });

  it('is found with its country behind it', () => {
    for (const { country, region } of regions) {
      const code = region.codes?.[0] ?? region.names[0] ?? '';
      for (const text of [`${code}, ${country}`, `${code}, ${countryNames(country).en}`])
        expect([text, findRegion(country, text)]).toEqual([text, region]);
    }
  });

  it.each([
    ['US', 'NY, USA', 'NY'],
    ['US', 'NY, Canada', undefined],
    ['US', 'Calif.', 'CA'],
    ['US', 'Miss.', undefined],
    ['CA', 'Ont.', 'ON'],
    ['CA', 'Ont', undefined],
    ['ES', 'ES-MD', 'Madrid'],
    ['ES', 'MD', 'Madrid'],
    ['JP', 'JP13', '東京都'],
    ['JP', 'US13', undefined],
  ])('in %s, %j is %j', (country, text, name) => expect(findRegion(country, text)?.names[0]).toBe(name));

  it('is known by each name and code, and its usual form gets no advice', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...regions),
        fc.nat(),
        written,
        fc.constantFrom(...streets),
        (one, at, write, street) => {
          const { country, region } = one;
          const texts = [...region.names, ...(region.codes ?? [])];
          const text = write(texts[at % texts.length] ?? '');
          const [advice, ...others] = adviceOn(country, text, street);
          expect(others).toEqual([]);
          if (advice === undefined) return;
          expect(advice).toMatchObject({ field: 'region', severity: 'notice', code: 'REGION_FORMAT' });
          expect(adviceOn(country, advice.suggestion ?? '', street)).toEqual([]);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('keeps its usual form where it is written once more', () => {
    for (const { country, region } of regions) {
      for (const street of streets) {
        const usual = writtenRegion(region, region.names[0] ?? '', street);
        const again = findRegion(country, usual) as PostalPlace;
        expect([country, writtenRegion(again, usual, street)]).toEqual([country, usual]);
      }
    }
  });
});

function adviceOn(country: string, region: string, street: string) {
  return adviseOnPlace(place(country, region, street), country).filter(({ code }) =>
    code.startsWith('REGION_'),
  );
}

describe('a code of another country', () => {
  it('is reported with both countries, and changes nothing else', () => {
    const codes = regions.flatMap(({ country, region }) =>
      (region.codes ?? []).map((code) => [country, code] as const),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.constantFrom('US', 'CA', 'DE', 'JP', 'CO'),
        ([other, code], country) => {
          fc.pre(other !== country && code !== country);
          const [advice] = adviceOn(country, `${other}-${code}`, '1 Street');
          expect(advice).toMatchObject({ field: 'region', severity: 'warning', code: 'REGION_UNKNOWN' });
          expect(advice?.message).toMatch(/^is a region of .+, not of /);
        },
      ),
    );
  });
});
