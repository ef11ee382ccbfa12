import { expect, it } from '@jest/globals';
import { addressLines } from '../../src/party/address-lines.ts';

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
