import { describe, expect, it } from '@jest/globals';
import { adviseOnPlace } from '../../src/party/advise.ts';
import { addressLines } from '../../src/postal/address-lines.ts';
import { cityAlone } from '../../src/postal/city.ts';
import { postalCountry } from '../../src/postal/postal-data.ts';

const street = '1 Main Street';

describe('a city with its region behind it', () => {
  it.each([
    ['US', 'New York, NY', 'NY', '10118', 'New York'],
    ['US', 'New York, NY 10118', 'NY', '10118', 'New York'],
    ['US', 'New York NY 10118', 'New York', '10118', 'New York'],
    ['US', 'New York, New York', 'NY', '10118', 'New York'],
    ['US', 'Washington D.C.', 'DC', '20500', 'Washington'],
    ['US', 'Kansas City, KS', 'KS', '66101', 'Kansas City'],
    ['US', 'Los Angeles California', 'CA', '90001', 'Los Angeles'],
    ['AU', 'Sydney NSW', 'New South Wales', '2000', 'Sydney'],
    ['AU', 'sydney nsw 2000', 'NSW', '2000', 'sydney'],
    ['BR', 'Curitiba-PR', 'PR', '80010-000', 'Curitiba'],
    ['IT', 'Fiumicino (RM)', 'RM', '00054', 'Fiumicino'],
    ['TW', '台北市信義區', '台北市', '110', '信義區'],
  ])('of %s, %j in %s, is printed and advised without it', (country_code, city, region, postal_code, alone) => {
    const address = { country_code, address: city.includes('市') ? '路1號' : street, region, postal_code };
    expect(cityAlone({ ...address, city })).toBe(alone);
    expect(addressLines({ ...address, city })).toEqual(addressLines({ ...address, city: alone }));
    const advice = adviseOnPlace({ ...address, city }, country_code);
    expect(advice).toContainEqual(
      expect.objectContaining({ field: 'city', severity: 'warning', code: 'CITY_FORMAT', suggestion: alone }),
    );
  });

  it.each([
    ['US', 'New York', 'NY'],
    ['US', 'Oklahoma City', 'OK'],
    ['US', 'Port Washington', 'WA'],
    ['CA', 'Québec', 'QC'],
    ['CA', 'Ville de Québec', 'QC'],
    ['MX', 'Ciudad de México', 'CDMX'],
    ['MX', 'Ciudad de México', 'México'],
    ['BR', 'Santa Isabel do Pará', 'PA'],
    ['AR', 'San Miguel de Tucumán', 'Tucumán'],
    ['JP', '東京都', '東京都'],
  ])('of %s, %j in %s, may have it in its name', (country_code, city, region) => {
    expect(cityAlone({ country_code, city, region })).toBe(city);
  });

  it('is advised with the region, if no field has it', () => {
    const address = { country_code: 'US', city: 'New York, NY', address: street, postal_code: '' };
    const advice = adviseOnPlace(address, 'United States');
    expect(advice.map(({ field, suggestion }) => [field, suggestion])).toEqual(
      expect.arrayContaining([
        ['region', 'NY'],
        ['city', 'New York'],
      ]),
    );
  });

  it('is cut from every city and region of the data', () => {
    for (const country_code of ['US', 'AU', 'CA', 'BR'])
      for (const { names } of postalCountry(country_code)?.regions ?? [])
        for (const region of names)
          for (const behind of [
            `, ${region}`,
            ` ${region}`,
            ` (${region})`,
            `, ${region.toLowerCase()} 12345`,
          ])
            expect([
              region,
              cityAlone({
                country_code,
                city: `Springfield${behind}`,
                region: names[0],
                postal_code: '12345',
              }),
            ]).toEqual([region, 'Springfield']);
  });
});

describe('names of places in East Asia', () => {
  it.each([
    ['TW', '臺北市', '臺北市', '路1號'],
    ['TW', '西屯區', '臺中市', '路1號'],
    ['TW', 'Taipei', 'Taipei City', street],
    ['CN', '深圳市', '廣東省', '路1號'],
    ['CN', '廣州市', '廣東省', '路1號'],
    ['CN', '上海', '上海', '路1號'],
    ['CN', 'Beijing', 'Beijing', street],
    ['CN', 'Dali', 'Yunnan', street],
    ['JP', '渋谷区', '东京都', '1'],
    ['KR', 'Seoul', 'Seoul', street],
    ['KR', '서울', '서울특별시', '1'],
    ['KR', '부산광역시', '부산', '1'],
    ['HK', 'Hong Kong', 'Kowloon', street],
    ['HK', '香港', '九龍', '道1號'],
  ])('of %s, %s in %s, are known', (country_code, city, region, address) => {
    const advice = adviseOnPlace({ country_code, city, region, address, postal_code: '' }, country_code);
    expect(advice.filter(({ code }) => code === 'CITY_UNKNOWN' || code === 'REGION_UNKNOWN')).toEqual([]);
  });

  it('have one script, and once each place', () => {
    const seoul = {
      country_code: 'KR',
      address: '1',
      city: '서울',
      region: '서울특별시',
      postal_code: '06234',
    };
    expect(addressLines(seoul)).toEqual(['서울', '1', '06234']);
    const kowloon = { country_code: 'HK', address: street, city: 'Hong Kong', region: 'Kowloon' };
    expect(addressLines(kowloon)).toEqual([street, 'Kowloon']);
    expect(addressLines({ ...kowloon, district: 'Kwun Tong' })).toEqual([street, 'Kwun Tong', 'Kowloon']);
  });
});
