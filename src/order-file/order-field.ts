import { orderFields } from '../../generated/order-fields.ts';
import type { Pair } from '../language.ts';

/** Units that a column or a cell may have. The fields of the contract are in kg and cm. */
export const units = {
  kg: 'weight',
  g: 'weight',
  lb: 'weight',
  oz: 'weight',
  cm: 'length',
  mm: 'length',
  in: 'length',
} as const;
export type Unit = keyof typeof units;

const unitWords: Readonly<Record<Unit, string>> = {
  kg: 'kg,kgs,kilo,kilos,kilogram,kilograms,公斤,千克',
  g: 'g,gr,gm,gms,gram,grams,克,公克',
  lb: 'lb,lbs,pound,pounds,磅',
  oz: 'oz,ounce,ounces,安士,盎司',
  cm: 'cm,centimeter,centimeters,centimetre,centimetres,厘米,公分',
  mm: 'mm,millimeter,millimeters,毫米',
  in: 'in,inch,inches,英寸,吋',
};
const unitsByWord: ReadonlyMap<string, Unit> = new Map(
  (Object.entries(unitWords) as [Unit, string][]).flatMap(([unit, words]) =>
    words.split(',').map((word) => [word, unit] as const),
  ),
);

/** Returns the unit that a word means, such as grams. */
export function unitOf(word: string): Unit | undefined {
  return unitsByWord.get(word.normalize('NFKC').toLowerCase().replace(/\.$/, ''));
}

/** The meaning of a column. */
export interface ColumnMeaning {
  /**
   * A field of an order by its path in the body of createShipment, with the place of a list from 0 (`recipient.city`,
   * `items.1.quantity`), or a field that only files have (`fileFields`). The first entry of a list needs no number.
   */
  readonly field: string;
  /** Unit of a weight or a length, if it is not the field's. */
  readonly unit?: Unit;
  /** The price of all pieces of the row, not of one. */
  readonly isLineTotal?: true;
  /** Counts only where the other columns leave the field empty: the billing address of an order without another. */
  readonly isFallback?: true;
}

export const numberFields: ReadonlySet<string> = new Set([
  'parcels.weight_kg',
  'parcels.length_cm',
  'parcels.width_cm',
  'parcels.height_cm',
  'items.quantity',
  'items.unit_price',
  'items.unit_price_hkd',
  'items.unit_weight_kg',
  'items.battery_watt_hours',
  'insured_amount',
  'expected_total_hkd',
]);
export const flagFields: ReadonlySet<string> = new Set(['vat_prepay', 'voec_prepay', 'items.is_cspc']);
export const listFields: ReadonlySet<string> = new Set(['tags', 'selected_surcharges']);

/** Columns of shops that are no field of an order: parts of a field, and the shop's state of an order. */
export const fileFields = [
  'recipient.first_name',
  'recipient.last_name',
  'recipient.company',
  'sender.first_name',
  'sender.last_name',
  'sender.company',
  'order.status',
  'order.sent_at',
  'order.cancelled_at',
  'order.payment_status',
  'order.payment_method',
  'order.shipping_method',
  /** The price of all items after discounts, without shipping and taxes that are added to it. */
  'order.subtotal',
  'items.status',
  'items.requires_shipping',
  'items.ordered_quantity',
  /** The discount on all pieces of the row. */
  'items.discount',
  /** All items in one cell: `name:Mug|quantity:2|total:36.00;name:…`. */
  'items.list',
] as const;

export const contractFields: ReadonlySet<string> = new Set([
  ...orderFields,
  ...numberFields,
  ...flagFields,
  ...listFields,
  'payment_type',
  'declared_currency',
  'expected_discount_rule_id',
  'incoterm',
  'recipient_type',
]);
const allFields: ReadonlySet<string> = new Set([...contractFields, ...fileFields]);

/** Returns a field's path without the places in its lists, as it is known: `items.quantity`. */
export function knownField(path: string): string {
  return path.replace(/^(parcels|items)\.\d+\./, '$1.');
}

/** Returns the path that a name of the contract means, with the place in its list; null for another name. */
export function contractPath(name: string): string | null {
  const [first = '', second = '', ...rest] = name.split('.');
  if (first === 'metadata') return second === '' || second === '__proto__' ? null : name;
  const isCounted = /^\d{1,2}$/.test(second);
  const field = isCounted ? [first, ...rest].join('.') : name;
  if (!contractFields.has(field)) return null;
  const isList = first === 'parcels' || first === 'items';
  if (!isList) return isCounted ? null : name;
  return withPlace(field, isCounted ? Number(second) : 0);
}

/** Returns the path of a field at a place of its list; the path itself of a field that is in no list. */
export function withPlace(field: string, place: number): string {
  return field.replace(/^(parcels|items)\./, `$1.${place}.`);
}

export type Group = 'order' | 'recipient' | 'parcel' | 'item' | 'sender';

interface FieldEntry {
  readonly group: Group;
  readonly label: Pair;
  /** Advice on the value of the column, also beside a wrong one. */
  readonly hint?: Pair;
  /** Further names that columns have, in any case and spacing, in Traditional or Simplified Chinese. Those of a party go without its role. */
  readonly names?: string;
}

export const partyEntries: Readonly<Record<string, Omit<FieldEntry, 'group'>>> = {
  contact_name: {
    label: ['Name', '姓名'],
    hint: ['Several columns are joined.', '多個欄位會合併。'],
    names: 'full name,contact,contact person,名稱,全名,聯絡人,聯繫人,氏名,お名前,nombre,nom,vorname und name',
  },
  first_name: { label: ['First name', '名字'], names: 'given name,forename,名字' },
  last_name: { label: ['Last name', '姓氏'], names: 'surname,family name,姓' },
  company: {
    label: ['Company', '公司'],
    hint: ['It goes before the street.', '寫在街道之前。'],
    names: 'company name,organization,organisation,business name,公司名稱,公司名',
  },
  phone: {
    label: ['Phone', '電話'],
    hint: [
      'Write the number with the country calling code, such as +1 212 555 0147.',
      '請連國際區號填寫，例如 +1 212 555 0147。',
    ],
    names:
      'phone number,phone no,telephone,telephone number,tel,tel no,mobile,mobile number,mobile phone,cell,cell phone,contact number,contact no,contact phone,電話號碼,手機,手機號碼,手機號,手提電話,流動電話,聯絡電話,聯繫電話,電話番号,teléfono,telefon,téléphone',
  },
  email: {
    label: ['Email address', '電郵地址'],
    hint: ['Write an address such as anna@example.com.', '請填寫電郵地址，例如 anna@example.com。'],
    names: 'email,e mail,mail,電郵,電子郵件,電子郵箱,郵箱,信箱,メールアドレス',
  },
  language: {
    label: ['Language', '語言'],
    hint: ['Write its code, such as de or zh-Hant.', '請填寫語言代碼，例如 de 或 zh-Hant。'],
    names: 'locale,customer locale,language code,語言代碼',
  },
  country_code: {
    label: ['Country', '國家或地區'],
    hint: ['Write its name or its two-letter code, such as US.', '請填寫名稱或兩個字母的代碼，例如 US。'],
    names:
      'country,country name,country region,destination,destination country,dest country,國家,國家地區,國家代碼,國別,國家二字碼,國家簡碼,國,目的地,目的國,目的國家,pays,land,país',
  },
  postal_code: {
    label: ['Postal code', '郵政編碼'],
    names:
      'postal,post code,zip,zip code,zipcode,zip postal code,postal code zip,zip postcode,郵編,郵政編號,郵遞區號,郵區編號,郵政區號,郵便番号,plz,code postal,cep',
  },
  region: {
    label: ['State or province', '州或省'],
    names:
      'state,province,state province,state region,state province region,state code,province code,state or province,state county,county,prefecture,州,省,省份,州省,省州,州省份,地區州省份,都道府県,bundesland',
  },
  city: {
    label: ['City', '城市'],
    names: 'town,city town,town city,suburb,city name,市,城鎮,市區町村,ort,stadt,ville,ciudad',
  },
  district: {
    label: ['District', '地區'],
    names: 'area,neighborhood,neighbourhood,區,區縣,縣區,區域,分區,鄉鎮區',
  },
  address: {
    label: ['Street address', '街道地址'],
    hint: ['Several columns are joined.', '多個欄位會合併。'],
    names:
      'address line,street,full address,address 1,address 2,address 3,address line 1,address line 2,address line 3,address1&2,street 1,street 2,street line 1,street line 2,addr,addr 1,addr 2,street name,地址,地址 1,地址 2,地址 3,地址一,地址二,地址行 1,地址行 2,詳細地址,街道,完整地址,通訊地址,住所,adresse,straße,strasse,dirección',
  },
};

/** Roles that the name of a party's column may begin or end with. */
export const roleNames: Readonly<Record<'recipient' | 'sender' | 'billing', string>> = {
  recipient:
    'recipient,receiver,consignee,empfänger,ship to,shipping,ship,deliver to,delivery,to,收件人,收件方,收件,收貨人,收貨,收方,送貨,配送,目的地,お届け先',
  sender: 'sender,shipper,ship from,from,return,寄件人,寄件方,寄件,發件人,發件,寄方,發貨人',
  // Who orders may live elsewhere than who receives.
  billing: 'billing,bill to,bill,customer,buyer,帳單,賬單,客戶,顧客,買家',
};

/** Roles that stand for the name of the person. */
export const people = {
  recipient:
    'recipient,receiver,consignee,ship to,deliver to,empfänger,destinataire,destinatario,收件人,收件方,收貨人,收方,お届け先',
  sender: 'sender,shipper,ship from,寄件人,寄件方,發件人,寄方,發貨人',
  billing: 'customer',
};

/** The fields that a column may mean, by their paths without places. */
export const fieldEntries: Readonly<Record<string, FieldEntry>> = {
  reference_no: {
    group: 'order',
    label: ['Order number', '訂單編號'],
    hint: ['Each order needs its own, of at most 64 characters.', '每張訂單須有自己的編號，最多 64 個字元。'],
    names:
      'order no,order id,order #,order,order name,order ref,order reference,reference,reference number,reference no,ref,ref no,customer reference,po number,訂單號碼,訂單號,訂單,訂單參考編號,參考編號,參考號,單號,客戶單號,客戶訂單號,訂單id,注文番号',
  },
  service_tier_id: {
    group: 'order',
    label: ['Service', '服務'],
    hint: ['Write the code of a service, such as HKASTDGGSTCM.', '請填寫服務代碼，例如 HKASTDGGSTCM。'],
    names: 'service code,shipping service,service tier,服務代碼,運送服務,物流渠道,渠道,運輸方式',
  },
  goods_category: {
    group: 'order',
    label: ['Category of goods', '貨品類別'],
    hint: ['Write general, battery or cosmetics.', '請填寫 general、battery 或 cosmetics。'],
    names: 'goods category,goods type,cargo type,貨物類型,貨品種類',
  },
  declared_currency: {
    group: 'order',
    label: ['Currency', '貨幣'],
    hint: ['Write USD or HKD.', '請填寫 USD 或 HKD。'],
    names: 'currency code,order currency,declared currency,price currency,幣種,幣別,申報幣種,申報貨幣',
  },
  ioss_number: {
    group: 'order',
    label: ['IOSS number', 'IOSS 編號'],
    hint: ['Write IM and 10 digits, such as IM3720012345.', '請填寫 IM 及 10 個數字，例如 IM3720012345。'],
    names: 'ioss,ioss no',
  },
  vat_prepay: { group: 'order', label: ['EU VAT prepaid', '預繳歐盟增值稅'], hint: yesOrNo() },
  voec_prepay: {
    group: 'order',
    label: ['Norway VAT (VOEC) prepaid', '預繳挪威增值稅（VOEC）'],
    hint: yesOrNo(),
  },
  tax_number: {
    group: 'order',
    label: ['Tax number of the recipient', '收件人稅務編號'],
    names:
      'tax number,tax no,tax id,tax code,cpf,cnpj,cpf cnpj,rut,vat number,recipient tax id,稅號,稅務編號,收件人稅號',
  },
  sales_platform_name: {
    group: 'order',
    label: ['Marketplace', '網購平台'],
    names: 'sales platform,platform,sales channel,平台,銷售平台,電商平台',
  },
  insured_amount: {
    group: 'order',
    label: ['Insured amount', '投保金額'],
    hint: ['Write an amount, such as 400.', '請填寫金額，例如 400。'],
    names: 'insurance amount,insured value,保額,保險金額',
  },
  selected_surcharges: {
    group: 'order',
    label: ['Extras', '附加服務'],
    hint: [
      'Write codes with commas between them, such as SIGNATURE, INSURANCE.',
      '請填寫代碼，以逗號分隔，例如 SIGNATURE, INSURANCE。',
    ],
    names: 'surcharges,extra services,附加費代碼',
  },
  incoterm: {
    group: 'order',
    label: ['Trade term', '貿易條件'],
    hint: ['Write DAP or DDP.', '請填寫 DAP 或 DDP。'],
    names: 'incoterm,incoterms,terms of trade,貿易術語,貿易條款',
  },
  recipient_type: {
    group: 'order',
    label: ['Kind of recipient', '收件人類別'],
    hint: ['Write business or private.', '請填寫 business 或 private。'],
  },
  tags: { group: 'order', label: ['Tags', '標籤'] },
  'order.status': {
    group: 'order',
    label: ['Status in the shop', '商店訂單狀態'],
    hint: [
      'Orders that are sent, cancelled or refunded are left out.',
      '已寄出、已取消或已退款的訂單會略過。',
    ],
    names:
      'order status,fulfillment status,fulfilment status,delivery status,shipping status,訂單狀態,送貨狀態,出貨狀態,發貨狀態',
  },
  'order.sent_at': {
    group: 'order',
    label: ['Date sent', '寄出日期'],
    hint: ['Orders with a date are left out.', '有日期的訂單會略過。'],
    names:
      'date shipped,shipped on date,shipped at,shipped date,ship date sent,dispatched on date,fulfilled at,出貨日期,發貨日期',
  },
  'order.cancelled_at': {
    group: 'order',
    label: ['Date cancelled', '取消日期'],
    hint: ['Orders with a date are left out.', '有日期的訂單會略過。'],
    names: 'cancelled at,canceled at,date cancelled,date canceled,cancellation date,取消時間',
  },
  ...Object.fromEntries(
    (['recipient', 'sender'] as const).flatMap((role) =>
      Object.entries(partyEntries).flatMap(([name, { label, hint }]): [string, FieldEntry][] => {
        const field = `${role}.${name}`;
        if (!allFields.has(field)) return [];
        return [[field, { group: role, label, ...(hint ? { hint } : {}) }]];
      }),
    ),
  ),
  recipient_id: { group: 'recipient', label: ['Saved recipient', '已儲存的收件人'], names: 'recipient id' },
  sender_id: { group: 'sender', label: ['Saved sender', '已儲存的寄件人'], names: 'sender id' },
  'parcels.weight_kg': {
    group: 'parcel',
    label: ['Parcel weight', '包裹重量'],
    hint: ['Write kilograms, such as 0.5.', '請填寫公斤，例如 0.5。'],
    names:
      'weight,package weight,gross weight,total weight,shipping weight,order weight,actual weight,重量,gewicht,總重量,總重,毛重,實重,實際重量,包裹重',
  },
  'parcels.length_cm': {
    group: 'parcel',
    label: ['Parcel length', '包裹長度'],
    hint: ['Write centimeters, such as 28.', '請填寫厘米，例如 28。'],
    names: 'length,package length,長,長度',
  },
  'parcels.width_cm': {
    group: 'parcel',
    label: ['Parcel width', '包裹闊度'],
    hint: ['Write centimeters, such as 20.', '請填寫厘米，例如 20。'],
    names: 'width,package width,闊,寬,闊度,寬度,包裹寬度',
  },
  'parcels.height_cm': {
    group: 'parcel',
    label: ['Parcel height', '包裹高度'],
    hint: ['Write centimeters, such as 5.', '請填寫厘米，例如 5。'],
    names: 'height,package height,高,高度',
  },
  'items.description': {
    group: 'item',
    label: ['Item description', '物品描述'],
    hint: ['Write in English what it is, such as Cotton T-shirt.', '請以英文填寫物品，例如 Cotton T-shirt。'],
    names:
      'description,item,item name,item title,product,product name,product title,title,goods description,description of goods,goods,contents,content,lineitem name,customs description,品名,商品名稱,商品,物品,物品名稱,貨品名稱,描述,物品描述,商品描述,產品描述,貨品描述,產品名稱,產品,英文品名,申報品名,內容,內容物,商品名',
  },
  'items.quantity': {
    group: 'item',
    label: ['Quantity', '數量'],
    hint: ['Write a whole number, such as 2.', '請填寫整數，例如 2。'],
    names:
      'qty,item quantity,item qty,product quantity,pieces,pcs,number of pieces,lineitem quantity,menge,anzahl,件數,商品數量,物品數量,個數',
  },
  'items.unit_price': {
    group: 'item',
    label: ['Price per piece', '每件價格'],
    hint: [
      'Write an amount, such as 12.50. It is in USD unless the file has a currency.',
      '請填寫金額，例如 12.50。檔案沒有貨幣欄位時為美元。',
    ],
  },
  'items.unit_price_hkd': {
    group: 'item',
    label: ['Price per piece in HKD', '每件港元價格'],
    hint: ['Write an amount in HKD, such as 80.', '請填寫港元金額，例如 80。'],
  },
  'items.unit_weight_kg': {
    group: 'item',
    label: ['Net weight per piece', '每件淨重'],
    hint: ['Write kilograms, such as 0.2.', '請填寫公斤，例如 0.2。'],
    names:
      'item weight,unit weight,net weight,product weight,weight per piece,單件重量,淨重,單件淨重,物品重量,單重',
  },
  'items.sku': {
    group: 'item',
    label: ['SKU', '貨號'],
    names:
      'item sku,product sku,product code,item code,lineitem sku,seller sku,貨號,商品貨號,商品編號,產品編號,商品代碼',
  },
  'items.hs_code': {
    group: 'item',
    label: ['HS code', 'HS 編碼'],
    hint: ['Write at least 6 digits, such as 6109.10.', '請填寫最少 6 個數字，例如 6109.10。'],
    names:
      'hs,hs code number,hts,hts code,tariff code,tariff number,commodity code,harmonized code,harmonised code,customs code,海關編碼,hs編碼,hs編號,hs碼,稅則號,稅則號列,商品編碼,海關稅則編號',
  },
  'items.country_of_manufacture': {
    group: 'item',
    label: ['Country of manufacture', '製造地'],
    hint: [
      'Write the name of the country or its two-letter code, such as CN.',
      '請填寫國家或地區的名稱或兩個字母的代碼，例如 CN。',
    ],
    names:
      'country of origin,origin country,origin,made in,manufacture country,coo,原產地,原產國,產地,製造國,生產地',
  },
  'items.is_cspc': { group: 'item', label: ['EU customs flag', '歐盟海關標記'], hint: yesOrNo() },
  'items.merchant_product_id': { group: 'item', label: ['Product ID of the shop', '商店產品編號'] },
  'items.mfr_id_std': { group: 'item', label: ['Standard ID of the manufacturer', '製造商標準編號'] },
  'items.mfr_id_nonstd': { group: 'item', label: ['Other ID of the manufacturer', '製造商其他編號'] },
  'items.product_id_exemption': {
    group: 'item',
    label: ['Exemption from product IDs', '產品編號豁免代碼'],
    hint: ['Write the code of customs, such as Y081.', '請填寫海關代碼，例如 Y081。'],
  },
  'items.cpsc_certifier_id': { group: 'item', label: ['CPSC certifier ID', 'CPSC 認證機構編號'] },
  'items.cpsc_product_id': { group: 'item', label: ['CPSC product ID', 'CPSC 產品編號'] },
  'items.cpsc_version_id': { group: 'item', label: ['CPSC version ID', 'CPSC 版本編號'] },
  'items.battery_un_number': {
    group: 'item',
    label: ['UN number of the battery', '電池 UN 編號'],
    hint: ['Write UN and 4 digits, such as UN3481.', '請填寫 UN 及 4 個數字，例如 UN3481。'],
    names: 'un number,un no,un code,battery un,un 編號,聯合國編號',
  },
  'items.battery_packing_instruction': {
    group: 'item',
    label: ['Packing instruction of the battery', '電池包裝說明'],
    hint: ['Write PI and 3 digits, such as PI967.', '請填寫 PI 及 3 個數字，例如 PI967。'],
    names: 'packing instruction,battery pi,包裝說明,包裝指引',
  },
  'items.battery_watt_hours': {
    group: 'item',
    label: ['Watt-hours of the battery', '電池瓦時'],
    hint: ['Write watt-hours, such as 3.7.', '請填寫瓦時，例如 3.7。'],
    names: 'watt hours,battery wh,wh,瓦時,額定能量',
  },
  ...contactEntries('manufacturer', ['Manufacturer', '製造商']),
  ...contactEntries('eu_responsible_person', ['EU responsible person', '歐盟負責人']),
  'items.requires_shipping': {
    group: 'item',
    label: ['Item is sent', '物品需要寄送'],
    hint: ['Items with “no” are left out.', '填「否」的物品會略過。'],
    names: 'requires shipping,lineitem requires shipping,需要寄送',
  },
};

function contactEntries(role: string, label: Pair): Readonly<Record<string, FieldEntry>> {
  const [en, zh] = label;
  const parts: Readonly<Record<string, Pair>> = {
    name: label,
    address: [`${en}: address`, `${zh}地址`],
    country_code: [`${en}: country`, `${zh}國家或地區`],
    email: [`${en}: email address`, `${zh}電郵地址`],
    phone: [`${en}: phone`, `${zh}電話`],
  };
  const entries = Object.entries(parts).map(
    ([part, label]) => [`items.${role}.${part}`, { group: 'item', label }] as const,
  );
  return Object.fromEntries(entries);
}

function yesOrNo(): Pair {
  return ['Write yes or no.', '請填寫是或否。'];
}
