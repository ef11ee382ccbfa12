import { describe, expect, it } from '@jest/globals';
import { addressLines } from '../../src/postal/address-lines.ts';

/** Country, street, city, district, postal code, and the lines. */
type Case = readonly [string, string, string, string, string, readonly string[]];

const linesOf = ([country_code, address, city, district, postal_code]: Case) =>
  addressLines({ country_code, address, city, district, postal_code });

const latin: readonly Case[] = [
  ['US', '350 5th Ave', 'New York', 'NY', '10118', ['350 5th Ave', 'New York, NY 10118']],
  ['CA', '111 Wellington St', 'Ottawa', 'ON', 'K1A 0A9', ['111 Wellington St', 'Ottawa ON K1A 0A9']],
  ['GB', '10 Downing Street', 'London', '', 'SW1A 2AA', ['10 Downing Street', 'London', 'SW1A 2AA']],
  ['DE', 'Alexanderplatz 1', 'Berlin', '', '10178', ['Alexanderplatz 1', '10178 Berlin']],
  ['DE', 'Alexanderplatz 1', 'Berlin', 'Berlin', '10178', ['Alexanderplatz 1', '10178 Berlin']],
  ['FR', '1 rue de Rivoli', 'Paris', '', '75001', ['1 rue de Rivoli', '75001 Paris']],
  [
    'JP',
    '2-21-1 Shibuya',
    'Shibuya-ku',
    'Tokyo',
    '150-0002',
    ['2-21-1 Shibuya', 'Shibuya-ku, Tokyo', '150-0002'],
  ],
  [
    'JP',
    '2-21-1 Shibuya',
    'Tokyo',
    'Shibuya-ku',
    '150-0002',
    ['2-21-1 Shibuya', 'Shibuya-ku, Tokyo', '150-0002'],
  ],
  ['KR', '110 Sejong-daero', 'Seoul', 'Jung-gu', '04524', ['110 Sejong-daero', 'Jung-gu', 'Seoul', '04524']],
  [
    'CN',
    '1 Shennan Rd',
    'Shenzhen',
    'Guangdong',
    '518000',
    ['1 Shennan Rd', 'Shenzhen', 'Guangdong, 518000'],
  ],
  ['CN', '1 Shennan Rd', 'Shenzhen', 'Nanshan', '518000', ['1 Shennan Rd', 'Nanshan', 'Shenzhen', '518000']],
  ['TW', '7 Xinyi Rd', 'Taipei City', 'Xinyi', '110', ['7 Xinyi Rd', 'Xinyi, Taipei City 110']],
  [
    'HK',
    '472 Kwun Tong Road',
    'Hong Kong',
    'Kwun Tong',
    '',
    ['472 Kwun Tong Road', 'Kwun Tong', 'Hong Kong'],
  ],
  ['HK', '2 Lei Yue Mun Road', 'Kwun Tong', 'Kowloon', '', ['2 Lei Yue Mun Road', 'Kwun Tong', 'Kowloon']],
  ['BR', 'Av. Paulista 1', 'São Paulo', 'SP', '01310-100', ['Av. Paulista 1', 'São Paulo-SP', '01310-100']],
  [
    'BR',
    'Av. Paulista 1',
    'São Paulo',
    'Bela Vista',
    '01310-100',
    ['Av. Paulista 1', 'Bela Vista', 'São Paulo', '01310-100'],
  ],
  ['AU', '1 George St', 'Sydney', 'NSW', '2000', ['1 George St', 'Sydney NSW 2000']],
  ['IN', '1 MG Road', 'Bengaluru', 'Karnataka', '560001', ['1 MG Road', 'Bengaluru 560001', 'Karnataka']],
  ['AE', 'Villa 3, Al Wasl Rd', 'Dubai', '', '', ['Villa 3, Al Wasl Rd', 'Dubai']],
  ['AE', 'Villa 3, Al Wasl Rd', 'Dubai', 'Jumeirah', '', ['Villa 3, Al Wasl Rd', 'Jumeirah', 'Dubai']],
  ['IL', '1 Dizengoff St', 'Tel Aviv', '', '6433222', ['1 Dizengoff St', 'Tel Aviv 6433222']],
  ['TH', '1 Rama I Rd', 'Pathum Wan', 'Bangkok', '10330', ['1 Rama I Rd', 'Pathum Wan', 'Bangkok 10330']],
  ['SG', '1 Orchard Rd', 'Singapore', '', '238801', ['1 Orchard Rd', 'SINGAPORE 238801']],
];

const local: readonly Case[] = [
  ['JP', '渋谷2-21-1', '渋谷区', '東京都', '150-0002', ['〒150-0002', '東京都渋谷区', '渋谷2-21-1']],
  ['JP', '渋谷2-21-1', '東京都', '渋谷区', '150-0002', ['〒150-0002', '東京都渋谷区', '渋谷2-21-1']],
  ['KR', '세종대로 110', '서울특별시', '중구', '04524', ['서울특별시 중구', '세종대로 110', '04524']],
  ['CN', '深南大道1号', '深圳市', '广东省', '518000', ['518000', '广东省深圳市', '深南大道1号']],
  ['TW', '信義路五段7號', '台北市', '信義區', '110', ['110', '台北市信義區', '信義路五段7號']],
  ['HK', '鯉魚門道2號', '觀塘', '九龍', '', ['九龍', '觀塘', '鯉魚門道2號']],
  ['HK', '鯉魚門道2號', '香港', '觀塘', '', ['香港', '觀塘', '鯉魚門道2號']],
  ['AE', 'فيلا 3، شارع الوصل', 'دبي', '', '', ['فيلا 3، شارع الوصل', 'دبي']],
  ['IL', 'דיזנגוף 1', 'תל אביב', '', '6433222', ['דיזנגוף 1', 'תל אביב 6433222']],
  ['TH', 'ถนนพระราม 1', 'ปทุมวัน', 'กรุงเทพมหานคร', '10330', ['ถนนพระราม 1', 'ปทุมวัน', 'กรุงเทพมหานคร 10330']],
];

it.each(latin)('writes an address of %s in Latin letters as its post does: %s, %s, %s, %s', (...address) => {
  expect(linesOf(address)).toEqual(address[5]);
});

it.each(local)("writes an address of %s in the country's own script as its post does: %s", (...address) => {
  expect(linesOf(address)).toEqual(address[5]);
});

it.each([
  // The country's format has no place for these.
  ['DE', '1 Weg', 'Berlin', 'Mitte', '10178', ['1 Weg', 'Mitte', '10178 Berlin']],
  [
    'GB',
    '1 High Street',
    'Guildford',
    'Surrey',
    'GU1 1AA',
    ['1 High Street', 'Surrey', 'Guildford', 'GU1 1AA'],
  ],
  ['HK', '1 Road', 'Kwun Tong', 'Kowloon', '999077', ['1 Road', 'Kwun Tong', 'Kowloon 999077']],
  ['HK', '鯉魚門道2號', '觀塘', '九龍', '999077', ['999077 九龍', '觀塘', '鯉魚門道2號']],
  // The library has no format of this country.
  ['GH', '1 Road', 'Accra', 'Osu', 'GA-183', ['1 Road', 'Osu', 'Accra GA-183']],
] as const satisfies readonly Case[])('leaves out no part of an address of %s', (...address) => {
  expect(linesOf(address)).toEqual(address[5]);
});

it('prints every part of an address to any country', () => {
  for (let one = 65; one <= 90; one += 1) {
    for (let two = 65; two <= 90; two += 1) {
      const country_code = String.fromCharCode(one, two);
      for (const address of ['12 Streetname', '12 街']) {
        const lines = addressLines({
          country_code,
          address,
          city: 'Cityname',
          district: 'Districtname',
          postal_code: '98765',
        }).join('|');
        for (const part of [address, 'Cityname', 'Districtname', '98765']) expect(lines).toContain(part);
      }
    }
  }
});

it('writes Latin places apart from each other among local script', () => {
  expect(linesOf(['CN', '建国路1号', 'Beijing', 'Chaoyang', '100000', []])).toEqual([
    '100000',
    'Beijing Chaoyang',
    '建国路1号',
  ]);
});

/** Country, street, city, region as people write it, district, postal code, and the lines. */
type CaseWithRegion = readonly [string, string, string, readonly string[], string, string, readonly string[]];

const withRegion: readonly CaseWithRegion[] = [
  [
    'US',
    '350 5th Ave',
    'New York',
    ['NY', 'ny', 'New York', 'US-NY'],
    '',
    '10118',
    ['350 5th Ave', 'New York, NY 10118'],
  ],
  [
    'CA',
    '111 Wellington St',
    'Ottawa',
    ['ON', 'Ontario', 'CA-ON'],
    '',
    'K1A 0A9',
    ['111 Wellington St', 'Ottawa ON K1A 0A9'],
  ],
  [
    'AU',
    '1 George St',
    'Sydney',
    ['NSW', 'New South Wales', 'AU-NSW'],
    '',
    '2000',
    ['1 George St', 'Sydney NSW 2000'],
  ],
  [
    'BR',
    'Av. Paulista 1',
    'São Paulo',
    ['SP', 'Sao Paulo', 'BR-SP'],
    'Bela Vista',
    '01310-100',
    ['Av. Paulista 1', 'Bela Vista', 'São Paulo-SP', '01310-100'],
  ],
  [
    'MX',
    'Av. Juárez 1',
    'Guadalajara',
    ['Jalisco', 'Jal.', 'MX-JAL'],
    'Centro',
    '44100',
    ['Av. Juárez 1', 'Centro', '44100 Guadalajara, Jal.'],
  ],
  ['IT', 'Via Roma 1', 'Roma', ['RM', 'Roma', 'IT-RM'], '', '00187', ['Via Roma 1', '00187 Roma RM']],
  [
    'IN',
    '1 MG Road',
    'Bengaluru',
    ['Karnataka', 'कर्नाटक', 'IN-KA', 'KA'],
    '',
    '560001',
    ['1 MG Road', 'Bengaluru 560001', 'Karnataka'],
  ],
  [
    'JP',
    '2-21-1 Shibuya',
    'Shibuya-ku',
    ['Tokyo', '東京都', 'Tōkyō', 'JP-13'],
    '',
    '150-0002',
    ['2-21-1 Shibuya', 'Shibuya-ku, Tokyo', '150-0002'],
  ],
  [
    'JP',
    '渋谷2-21-1',
    '渋谷区',
    ['東京都', '東京', 'Tokyo', '13'],
    '',
    '150-0002',
    ['〒150-0002', '東京都渋谷区', '渋谷2-21-1'],
  ],
  [
    'CN',
    '1 Shennan Rd',
    'Shenzhen',
    ['Guangdong'],
    'Nanshan',
    '518000',
    ['1 Shennan Rd', 'Nanshan', 'Shenzhen', 'Guangdong, 518000'],
  ],
  [
    'CN',
    '深南大道1号',
    '深圳市',
    ['广东省', '广东', 'Guangdong', 'CN-44', 'CN-GD', 'GD'],
    '南山区',
    '518000',
    ['518000', '广东省深圳市南山区', '深南大道1号'],
  ],
  [
    'KR',
    '세종대로 110',
    '수원시',
    ['경기도', '경기', 'Gyeonggi-do'],
    '영통구',
    '16490',
    ['경기도 수원시 영통구', '세종대로 110', '16490'],
  ],
  [
    'TW',
    '信義路五段7號',
    '信義區',
    ['台北市', 'Taipei City'],
    '',
    '110',
    ['110', '台北市信義區', '信義路五段7號'],
  ],
  [
    'HK',
    '472 Kwun Tong Road',
    'Kwun Tong',
    ['Kowloon', '九龍', 'KL'],
    '',
    '',
    ['472 Kwun Tong Road', 'Kwun Tong', 'Kowloon'],
  ],
  ['HK', '觀塘道472號', '觀塘', ['九龍', 'Kowloon'], '', '', ['九龍', '觀塘', '觀塘道472號']],
  [
    'TH',
    '1 Rama I Rd',
    'Pathum Wan',
    ['Bangkok', 'กรุงเทพมหานคร', 'TH-10'],
    'Wang Mai',
    '10330',
    ['1 Rama I Rd', 'Wang Mai, Pathum Wan', 'Bangkok 10330'],
  ],
  [
    'AE',
    'Villa 3, Al Wasl Rd',
    'Dubai',
    ['Dubai'],
    'Jumeirah',
    '',
    ['Villa 3, Al Wasl Rd', 'Jumeirah', 'Dubai'],
  ],
  [
    'IE',
    '3 Main Street',
    'Mallow',
    ['Co. Cork', 'Cork', 'IE-CO'],
    '',
    'P51 X285',
    ['3 Main Street', 'Mallow', 'Co. Cork', 'P51 X285'],
  ],
  // The post writes no region: a name stays, a code does not.
  [
    'GB',
    '1 High Street',
    'Guildford',
    ['Surrey'],
    '',
    'GU1 1AA',
    ['1 High Street', 'Surrey', 'Guildford', 'GU1 1AA'],
  ],
  [
    'GB',
    '1 High Street',
    'Guildford',
    ['ENG', 'GB-ENG'],
    '',
    'GU1 1AA',
    ['1 High Street', 'Guildford', 'GU1 1AA'],
  ],
  [
    'DE',
    'Hauptstraße 1',
    'Berlin',
    ['Berlin', 'BE', 'DE-BE'],
    'Mitte',
    '10178',
    ['Hauptstraße 1', 'Mitte', '10178 Berlin'],
  ],
  [
    'NZ',
    '1 Queen Street',
    'Auckland',
    ['Auckland', 'AUK', 'NZ-AUK'],
    '',
    '1010',
    ['1 Queen Street', 'Auckland 1010'],
  ],
  // The region is the country, or also the city.
  ['PR', '1 Calle Luna', 'San Juan', ['US-PR', 'PR'], '', '00901', ['1 Calle Luna', 'San Juan PR 00901']],
  [
    'CN',
    '建国路1号',
    '北京市',
    ['北京市', 'Beijing'],
    '朝阳区',
    '100000',
    ['100000', '北京市朝阳区', '建国路1号'],
  ],
  [
    'TW',
    '7 Xinyi Rd',
    'Taipei City',
    ['Taipei City'],
    'Xinyi',
    '110',
    ['7 Xinyi Rd', 'Xinyi, Taipei City 110'],
  ],
  ['AR', 'Calle San Martín 1', 'Córdoba', ['Córdoba'], '', '5000', ['Calle San Martín 1', '5000 Córdoba']],
];

describe('an address with a region', () => {
  it.each(
    withRegion,
  )('of %s is written as its post does: %s, %s, %j', (country_code, address, city, regions, ...rest) => {
    const [district, postal_code, lines] = rest;
    for (const region of regions)
      expect(addressLines({ country_code, address, city, region, district, postal_code })).toEqual(lines);
  });

  it.each([
    ['NY', 'New York'],
    ['US-NY', 'ny'],
    ['New York', 'New York'],
    ['', 'NY'],
    ['', 'US-NY'],
    ['', 'New York'],
  ])('has it once, whether the region is %j and the district %j', (region, district) => {
    const address = { country_code: 'US', address: '350 5th Ave', city: 'New York', postal_code: '10118' };
    expect(addressLines({ ...address, region, district })).toEqual(['350 5th Ave', 'New York, NY 10118']);
  });

  it('keeps a district beside it, and a region that the data do not have', () => {
    const address = { country_code: 'US', address: '1 Main St', city: 'New York', postal_code: '11201' };
    expect(addressLines({ ...address, region: 'NY', district: 'Brooklyn' })).toEqual([
      '1 Main St',
      'Brooklyn',
      'New York, NY 11201',
    ]);
    expect(addressLines({ ...address, region: 'Nowhere' })).toEqual(['1 Main St', 'New York, Nowhere 11201']);
  });

  it('prints every part to any country', () => {
    for (let one = 65; one <= 90; one += 1) {
      for (let two = 65; two <= 90; two += 1) {
        const country_code = String.fromCharCode(one, two);
        for (const address of ['12 Streetname', '12 街']) {
          const parts = {
            city: 'Cityname',
            district: 'Districtname',
            region: 'Regionname',
            postal_code: '98765',
          };
          const lines = addressLines({ country_code, address, ...parts }).join('|');
          for (const part of [address, ...Object.values(parts)]) expect(lines.split(part).length).toBe(2);
        }
      }
    }
  });
});
