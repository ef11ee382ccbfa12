import { describe, expect, it } from '@jest/globals';
import { countDistinctItems } from '../../src/pricing/declaration.ts';

describe('countDistinctItems', () => {
  const shirt = { description: 'Shirt', hs_code: '6109.10.0010', country_of_manufacture: 'CN' };

  it.each([
    ['nothing', shirt, 1],
    ['digits after the sixth', { ...shirt, hs_code: '61091090' }, 1],
    ['the case of the country', { ...shirt, country_of_manufacture: 'cn' }, 1],
    ['spaces around the description', { ...shirt, description: ' Shirt ' }, 1],
    ['the sixth digit', { ...shirt, hs_code: '6109.11' }, 2],
    ['the presence of an HS code', { description: 'Shirt', country_of_manufacture: 'CN' }, 2],
    ['the description', { ...shirt, description: 'Blouse' }, 2],
    ['the country', { ...shirt, country_of_manufacture: 'VN' }, 2],
  ])('compares items that differ in %s', (_name, other, expected) => {
    expect(countDistinctItems([shirt, other])).toBe(expected);
  });
});
