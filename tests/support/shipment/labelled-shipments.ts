import type { StoredItem, StoredParty } from '../../../db/table/shipment.ts';
import type { PrintedShipment } from '../../../src/shipment/printed-shipment.ts';

/** Repeats a text up to `length` characters. */
export function upTo(text: string, length: number): string {
  const characters = [...text];
  return Array.from({ length }, (_, index) => characters[index % characters.length]).join('');
}

const sender: StoredParty = {
  contact_name: 'Lantau Shop Limited',
  phone: '+852 2345 6789',
  country_code: 'HK',
  city: 'Kwun Tong',
  address: 'Unit 1012, 10/F, New City Centre, 2 Lei Yue Mun Road',
  district: 'Kowloon',
};
const item: StoredItem = {
  description: 'Cotton T-shirt',
  quantity: 2,
  unit_price: 10.26,
  hs_code: '610910',
  country_of_manufacture: 'CN',
};

/** Returns the shipment that a label is drawn from, with its recipient and other changes. */
export function labelled(
  recipient: Partial<StoredParty>,
  change: Partial<PrintedShipment> = {},
): PrintedShipment {
  const to = {
    contact_name: 'Emily Carter',
    phone: '+1 212 555 0147',
    country_code: 'US',
    city: 'New York',
    address: '350 5th Avenue',
    ...recipient,
  };
  return {
    livemode: true,
    tracking_number: 'SMP4072618350929',
    waybill_number: 'PXP4072618350929',
    printed_reference: null,
    carrier_code: 'http',
    service_code: 'HKASTDGGSTCM',
    goods_category: 'general',
    destination_country: to.country_code,
    created_at: '2026-11-21T03:04:05.000000Z',
    sender,
    account_sender: null,
    recipient: to,
    parcels: [{ weight_kg: 0.5, length_cm: 20, width_cm: 15, height_cm: 5 }],
    items: [item],
    declared_currency: 'USD',
    declared_fx: null,
    return_of: null,
    ...change,
  };
}

const chinese =
  '香港九龍觀塘鯉魚門道2號新城工商中心十樓1012室，近油塘地鐵站A1出口，鰂魚涌、深水埗、氹仔、𨋢口；';
const english =
  'Flat 12B, Rosewood Mansions, 4821 Northwest Extraordinarily-Long Boulevard of the Confederated Republic, Building Number Seventeen, ';
const korean = '서울특별시 강남구 테헤란로 152 강남파이낸스센터 39층 (역삼동) 부재시 경비실에 맡겨주세요 ';

/** Returns a party with the longest value in every field. */
function longest(text: string, country_code: string): StoredParty {
  return {
    contact_name: upTo(text, 100),
    phone: upTo('+852 2345 6789 ext. ', 40),
    country_code,
    city: upTo(text, 100),
    address: upTo(text, 500),
    // Places of the same name would be printed once.
    district: upTo(`2 ${text}`, 100),
    region: upTo(`3 ${text}`, 100),
    postal_code: upTo('A1B 2C3 ', 20),
  };
}

/** Addresses that are difficult to print, by their difficulty. */
export const trickyAddresses: Readonly<Record<string, PrintedShipment>> = {
  'an ordinary one': labelled({ postal_code: '10118' }),
  'Hong Kong': labelled({
    contact_name: '陳大文',
    country_code: 'HK',
    city: '香港',
    district: '觀塘區',
    address: chinese,
  }),
  'the mainland': labelled({
    contact_name: '张伟 (Zhang Wei)',
    country_code: 'CN',
    city: '北京市',
    district: '朝阳区',
    postal_code: '100004',
    address: '北京市朝阳区建国门外大街1号国贸大厦A座2505室',
  }),
  Japan: labelled(
    {
      contact_name: '髙橋 さくら',
      country_code: 'JP',
      city: '千代田区',
      postal_code: '100-0005',
      address: '東京都千代田区丸の内一丁目9番1号　グラントウキョウノースタワー12階、髙島屋﨑様方',
    },
    { items: [{ ...item, description: '綿のＴシャツ' }] },
  ),
  Korea: labelled({
    contact_name: '김민수',
    country_code: 'KR',
    city: '서울',
    postal_code: '06236',
    address: korean,
  }),
  Greece: labelled({
    contact_name: 'Γιώργος Παπαδόπουλος',
    country_code: 'GR',
    city: 'Αθήνα',
    address: 'Λεωφόρος Βασιλίσσης Σοφίας 45, 3ος όροφος, Κτίριο «Ὀλυμπία»',
  }),
  accents: labelled(
    {
      contact_name: 'Nguyễn Thị Hồng Nhung',
      country_code: 'VN',
      city: 'Thành phố Hồ Chí Minh',
      address: 'Số 12, đường Lê Thánh Tôn; Łódź, Čakovec, Şişli İstanbul, Þórshöfn, București',
    },
    { sender: { ...sender, contact_name: 'Пётр Чайковский', address: 'ул. Ленина, д. 5, Київ' } },
  ),
  emoji: labelled(
    {
      contact_name: 'Zoë 👩‍👩‍👧‍👦 Müller 🇩🇪',
      country_code: 'DE',
      city: 'München 🍺',
      address: '🏠 Straße des 17. Juni 135 🎉, c/o ☕ Café «Größe» 1️⃣ ❤️‍🔥',
    },
    { items: [{ ...item, description: '🎁🎁' }] },
  ),
  'letters without a typeface': labelled(
    {
      contact_name: 'สมชาย ใจดี',
      country_code: 'TH',
      city: 'กรุงเทพมหานคร',
      address: '99/9 ถนนสุขุมวิท — شارع الملك فهد — רחוב דיזנגוף 50 — नई दिल्ली — თბილისი',
    },
    { sender: null },
  ),
  'English, as long as can be': labelled(longest(english, 'GB')),
  'one word, as long as can be': labelled({ ...longest('Donaudampfschifffahrt', 'AT'), postal_code: '1020' }),
  'Korean, as long as can be': labelled(longest(korean, 'KR')),
  'Chinese, as long as can be, both ways, twenty parcels, a hundred items': labelled(longest(chinese, 'TW'), {
    livemode: false,
    sender: longest(chinese, 'CN'),
    parcels: Array.from({ length: 20 }, () => ({
      weight_kg: 1000,
      length_cm: 500,
      width_cm: 500,
      height_cm: 500,
    })),
    items: Array.from({ length: 100 }, () => ({
      ...item,
      description: upTo('女裝針織外套 Knitted cardigan ', 200),
      quantity: 10_000,
      unit_price: 99_999.99,
      hs_code: '12345678901234567890',
    })),
    printed_reference: upTo('ORDER-2026/', 50).replaceAll('/', '#'),
  }),
};
