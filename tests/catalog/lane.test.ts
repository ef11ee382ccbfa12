import { describe, expect, it } from '@jest/globals';
import { type Country, coversCountry, findZone } from '../../src/catalog/catalog.ts';

describe('findZone', () => {
  const lane = {
    zone: null,
    ranges: [
      { from: '0800', to: '0999', zone: 'NORTH' },
      { from: '1000', to: '2599', zone: 'EAST' },
    ],
  };

  it.each([
    ['0800', 'NORTH'],
    ['0999', 'NORTH'],
    ['1000', 'EAST'],
    [' 25-99 ', 'EAST'],
    ['2600', null],
    ['800', null],
    ['10000', null],
    [null, null],
  ])('postcode %p is in zone %p', (postcode, zone) => {
    expect(findZone(lane, postcode)).toBe(zone);
  });

  it('needs no postcode if the country is a single zone', () => {
    expect(findZone({ zone: 'ALL', ranges: [] }, null)).toBe('ALL');
  });
});

describe('coversCountry', () => {
  const germany = { code: 'DE', customs_area: 'EU' } as Country;
  const norway = { code: 'NO', customs_area: null } as Country;

  it('matches by code, by customs area, or any country', () => {
    expect(coversCountry(['FR', 'DE'], germany)).toBe(true);
    expect(coversCountry(['EU'], germany)).toBe(true);
    expect(coversCountry(['EU'], norway)).toBe(false);
    expect(coversCountry(['*'], norway)).toBe(true);
  });
});
