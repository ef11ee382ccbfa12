import { describe, expect, it } from '@jest/globals';
import { getExample, getSupportedRegionCodes } from 'awesome-phonenumber';
import fc from 'fast-check';
import { countryCodes, countryNames } from '../../src/country.ts';
import { readPastedParty } from '../../src/party/pasted-address.ts';
import { addressLines } from '../../src/postal/address-lines.ts';

type Case = readonly [text: string, country: string, party: Readonly<Record<string, string>>];

const cases: readonly Case[] = [
  [
    'Emily Carter\n350 5th Avenue, Apt 3\nNew York, NY 10118\nUnited States\n+1 212 555 0147\nemily@example.com',
    '',
    {
      contact_name: 'Emily Carter',
      address: '350 5th Avenue, Apt 3',
      city: 'New York',
      region: 'NY',
      postal_code: '10118',
      country_code: 'US',
      phone: '+1 212 555 0147',
      email: 'emily@example.com',
    },
  ],
  [
    'Emily Carter, 350 5th Avenue, New York NY 10118-1234, USA',
    'DE',
    {
      contact_name: 'Emily Carter',
      address: '350 5th Avenue',
      city: 'New York',
      region: 'NY',
      postal_code: '10118-1234',
      country_code: 'US',
    },
  ],
  [
    'Max Mustermann\nUnter den Linden 5\n10117 Berlin\nDeutschland',
    '',
    {
      contact_name: 'Max Mustermann',
      address: 'Unter den Linden 5',
      city: 'Berlin',
      postal_code: '10117',
      country_code: 'DE',
    },
  ],
  [
    '山田 太郎\n〒150-0002\n東京都渋谷区渋谷2-21-1\n電話: 03-1234-5678',
    'JP',
    {
      contact_name: '山田 太郎',
      phone: '03-1234-5678',
      postal_code: '150-0002',
      region: '東京都',
      city: '渋谷区',
      address: '渋谷2-21-1',
      country_code: 'JP',
    },
  ],
  [
    'João Silva\nAvenida Paulista, 1578, Apto 12\nSão Paulo - SP\n01310-200\nBrasil\nTel: +55 11 91234-5678',
    '',
    {
      contact_name: 'João Silva',
      address: 'Avenida Paulista, 1578, Apto 12',
      city: 'São Paulo',
      region: 'SP',
      postal_code: '01310-200',
      country_code: 'BR',
      phone: '+55 11 91234-5678',
    },
  ],
  [
    '收件人：张三\n手机：13800138000\n地址：广东省深圳市南山区科技园路1号\n邮编：518057',
    'CN',
    {
      contact_name: '张三',
      phone: '13800138000',
      postal_code: '518057',
      region: '广东省',
      city: '深圳市',
      district: '南山区',
      address: '科技园路1号',
      country_code: 'CN',
    },
  ],
  [
    '张三 13800138000 广东省深圳市南山区科技园路1号',
    'CN',
    {
      contact_name: '张三',
      phone: '13800138000',
      region: '广东省',
      city: '深圳市',
      district: '南山区',
      address: '科技园路1号',
      country_code: 'CN',
    },
  ],
  [
    '山田太郎\n150-0002 東京都渋谷区渋谷2-21-1 ヒカリエ11F\nTEL 03-1234-5678 FAX 03-1234-5679',
    'JP',
    {
      contact_name: '山田太郎',
      phone: '03-1234-5678',
      region: '東京都',
      city: '渋谷区',
      address: '渋谷2-21-1 ヒカリエ11F',
      postal_code: '150-0002',
      country_code: 'JP',
    },
  ],
  [
    '서울특별시 강남구 테헤란로 152\n홍길동\n06236\n010-1234-5678',
    'KR',
    {
      contact_name: '홍길동',
      phone: '010-1234-5678',
      region: '서울특별시',
      city: '강남구',
      address: '테헤란로 152',
      postal_code: '06236',
      country_code: 'KR',
    },
  ],
  [
    'John Smith\n10 Downing Street\nLondon\nSW1A 2AA\nUK',
    '',
    {
      contact_name: 'John Smith',
      address: '10 Downing Street',
      city: 'London',
      postal_code: 'SW1A 2AA',
      country_code: 'GB',
    },
  ],
  [
    'Name: Marie Martin\nAdresse: 1 Rue de Rivoli\n75001 Paris',
    'FR',
    {
      contact_name: 'Marie Martin',
      address: '1 Rue de Rivoli',
      city: 'Paris',
      postal_code: '75001',
      country_code: 'FR',
    },
  ],
];

/** Returns the letters and digits of texts, sorted. */
const lettersOf = (...texts: readonly string[]) =>
  [...texts.join('').matchAll(/[\p{L}\p{N}\p{M}]/gu)]
    .map(([letter]) => letter)
    .sort()
    .join('');

const lettersRead = (text: string, country: string) => {
  const { party, left } = readPastedParty(text, country);
  const { country_code: _, ...fields } = party;
  return lettersOf(...Object.values(fields), ...left);
};

describe('a pasted address', () => {
  it.each(cases)('is taken apart: %j', (text, country, party) => {
    expect(readPastedParty(text, country).party).toEqual(party);
  });

  it('without a country has that of the form, and none without one', () => {
    expect(readPastedParty('Somewhere 5', 'US').party).toEqual({
      country_code: 'US',
      address: 'Somewhere 5',
    });
    expect(readPastedParty('', '').party).toEqual({});
  });

  const phoneNames = [
    'Tel. ',
    'Tel.: ',
    'Tel/Fax: ',
    'TEL ',
    'T: ',
    'M. ',
    'Phone: ',
    'Phone no. ',
    'Ph. ',
    'Mobile ',
    'Mobil: ',
    'Handy ',
    'Telefon: ',
    'Tél. : ',
    'Portable ',
    'Teléfono: ',
    'Móvil ',
    'Celular: ',
    'Telefone ',
    'Cellulare ',
    'Telefoon: ',
    '電話 ',
    '電話番号：',
    '携帯: ',
    '手機：',
    '电话',
    '전화 ',
    '휴대폰: ',
    'โทร. ',
    '☎ ',
    '📞',
  ];

  /** A number of each country, as its people write it and with the calling code. Those of TK have 4 digits, as house numbers do. */
  const phoneNumbers = countryCodes()
    .filter((country) => getSupportedRegionCodes().includes(country) && country !== 'TK')
    .flatMap((country) => {
      const { number } = getExample(country, 'mobile');
      return [number?.national, number?.international].flatMap((written = '') =>
        written === '' ? [] : [{ country, written }],
      );
    });

  it.each(
    phoneNames,
  )('has a number of any country after "%s", and neither its name nor a fax number', (name) => {
    for (const { country, written } of phoneNumbers) {
      const text = `Ann Smith\nLong Street\n${name}${written}\nFax: +49 30 999888777`;
      const { phone, ...party } = readPastedParty(text, country).party;
      expect([country, phone, party.contact_name]).toEqual([country, written, 'Ann Smith']);
      // Nothing else has a digit, or the name of the number.
      const words = Object.values(party).join(' ').split(' ');
      expect(words.sort()).toEqual(['Ann', 'Smith', 'Long', 'Street', country].sort());
    }
  });

  it('has the first of two numbers, on one line with the street too', () => {
    const { party, left } = readPastedParty(
      'Ann Smith\nWeg 5, Tel. 089/123456, Mobil 0171 1234567\n80331 München',
      'DE',
    );
    expect(party).toMatchObject({ phone: '089/123456', address: 'Weg 5', city: 'München' });
    expect(left).toContain('0171 1234567');
  });

  it('is not read as a phone number where a name of one is part of a word or has no number', () => {
    for (const address of ['Hotel 1234567 Road', 'Tel Aviv Street 5', 'Mobile Home Park 12'])
      expect(readPastedParty(`Ann Smith\n${address}`, 'US').party).toMatchObject({ address });
  });

  it('loses no letter of any text, for any country', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        'New York',
        'NY 10118',
        '東京都渋谷区',
        '广东省深圳市',
        'Tel: +49 30 123456',
        'PLZ: 1',
        '@',
        'Germany',
      ),
      fc.constantFrom('\n', ', ', '，', ' ', ': ', '\t', '-'),
    );
    const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(''));
    fc.assert(
      fc.property(text, fc.constantFrom('', ...countryCodes()), (pasted, country) => {
        expect(lettersRead(pasted, country)).toBe(lettersOf(pasted));
      }),
      { numRuns: 500 },
    );
  });

  it('loses no letter of an address that the post of any country writes', () => {
    const party = fc.record({
      country_code: fc.constantFrom(...countryCodes()),
      contact_name: fc.constantFrom('Emily Carter', '陳大文', 'José Núñez'),
      address: fc.constantFrom('350 5th Avenue', '科技園路1號', 'Rua A, 12'),
      city: fc.constantFrom('New York', '深圳市', 'São Paulo', 'Berlin'),
      region: fc.constantFrom('', 'NY', '广东省', 'SP', 'Tokyo'),
      postal_code: fc.constantFrom('', '10118', 'SW1A 2AA', '150-0002'),
      phone: fc.constantFrom('+1 212 555 0147', '13800138000'),
    });
    fc.assert(
      fc.property(party, (given) => {
        const lines = [
          given.contact_name,
          ...addressLines(given),
          countryNames(given.country_code).en,
          given.phone,
        ];
        const text = lines.join('\n');
        expect(lettersRead(text, '')).toBe(lettersOf(text));
      }),
      { numRuns: 500 },
    );
  });
});
