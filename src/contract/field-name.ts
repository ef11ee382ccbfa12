import type { Schemas } from '../../generated/operations.ts';
import { inLanguage, type Language, type Pair } from '../language.ts';

/** The names of fields in a sentence. */
const fieldNames = {
  service_tier_id: ['service', '服務'],
  recipient: ['recipient', '收件人'],
  sender: ['sender', '寄件人'],
  recipient_id: ['saved recipient', '已儲存的收件人'],
  sender_id: ['saved sender', '已儲存的寄件人'],
  contact_name: ['name', '姓名'],
  phone: ['phone number', '電話號碼'],
  email: ['email address', '電郵地址'],
  language: ['language', '語言'],
  address: ['street address', '街道地址'],
  city: ['city', '城市'],
  district: ['district', '地區'],
  region: ['state, province or region', '州、省或地區'],
  postal_code: ['postal code', '郵政編碼'],
  country_code: ['country', '國家或地區'],
  parcels: ['parcel', '包裹'],
  weight_kg: ['weight', '重量'],
  length_cm: ['length', '長度'],
  width_cm: ['width', '闊度'],
  height_cm: ['height', '高度'],
  items: ['item', '物品'],
  description: ['description', '描述'],
  quantity: ['number of pieces', '件數'],
  unit_price: ['price per piece', '每件價格'],
  unit_price_hkd: ['price per piece in HKD', '每件港元價格'],
  unit_weight_kg: ['net weight per piece', '每件淨重'],
  sku: ['SKU', '貨號'],
  hs_code: ['HS code', 'HS 編碼'],
  country_of_manufacture: ['country of manufacture', '製造地'],
  is_cspc: ['EU customs flag', '歐盟海關標記'],
  merchant_product_id: ['product ID of the shop', '商店產品編號'],
  hs_codes: ['HS codes of destinations', '目的地的 HS 編碼'],
  translations: ['descriptions in other languages', '其他語言的描述'],
  archived: ['archived', '已封存'],
  mfr_id_std: ['standard ID of the manufacturer', '製造商標準編號'],
  mfr_id_nonstd: ['other ID of the manufacturer', '製造商其他編號'],
  product_id_exemption: ['exemption from product IDs', '產品編號豁免代碼'],
  cpsc_certifier_id: ['CPSC certifier ID', 'CPSC 認證機構編號'],
  cpsc_product_id: ['CPSC product ID', 'CPSC 產品編號'],
  cpsc_version_id: ['CPSC version ID', 'CPSC 版本編號'],
  battery_un_number: ['UN number of the battery', '電池 UN 編號'],
  battery_packing_instruction: ['packing instruction of the battery', '電池包裝說明'],
  battery_watt_hours: ['watt-hours of the battery', '電池瓦時'],
  manufacturer: ['manufacturer', '製造商'],
  eu_responsible_person: ['responsible person in the EU', '歐盟負責人'],
  name: ['name', '名稱'],
  goods_category: ['category of the goods', '貨品類別'],
  payment_type: ['payment', '付款方式'],
  reference_no: ['order reference', '訂單參考編號'],
  selected_surcharges: ['extras', '附加服務'],
  surcharges: ['extras', '附加服務'],
  metadata: ['metadata', '中繼資料'],
  tags: ['tags', '標籤'],
  declared_currency: ['currency of the prices', '價格貨幣'],
  declared_value_hkd: ['value of all goods', '所有貨品價值'],
  expected_total_hkd: ['expected total', '預期總額'],
  expected_discount_rule_id: ['expected discount', '預期折扣'],
  insured_amount: ['insured amount', '投保金額'],
  insured_amount_hkd: ['insured amount in HKD', '投保金額（HKD）'],
  ioss_number: ['IOSS number', 'IOSS 編號'],
  vat_prepay: ['EU VAT prepayment', '歐盟增值稅預繳'],
  voec_prepay: ['Norway VAT (VOEC) prepayment', '挪威增值稅（VOEC）預繳'],
  tax_number: ['tax number', '稅務編號'],
  sales_platform_name: ['marketplace', '網購平台'],
  incoterm: ['trade term', '貿易條件'],
  recipient_type: ['kind of recipient', '收件人類別'],
  destination_country: ['destination', '目的地'],
  destination_postal_code: ['postal code', '郵政編碼'],
} satisfies Readonly<Record<string, Pair>> & Readonly<Record<keyof Schemas['RecipientParty'], Pair>>;

function fieldName(field: string, language: Language): string {
  const names: Readonly<Record<string, Pair>> = fieldNames;
  const name = names[field];
  return name ? inLanguage(name, language) : field.replaceAll('_', ' ');
}

/** Returns a path of the contract as people say it: "Item 2: HS code" for `items`, 1, `hs_code`. */
export function fieldLabel(path: readonly (string | number)[], language: Language): string {
  const parts: string[] = [];
  for (const step of path) {
    if (typeof step === 'number' || /^\d+$/.test(step))
      parts.push(`${parts.pop() ?? ''} ${Number(step) + 1}`.trim());
    else parts.push(fieldName(step, language));
  }
  const label = parts.join(language === 'en' ? ': ' : '：');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Operations and parts of a response, which only a developer knows. */
const apiOnly = /\b(?:(?:list|get|create|update|validate|quote|print|cancel)[A-Z]\w+|data\.\w+)\b/;

/** Returns a message of the contract without the names of operations, and with the fields as people say them. */
export function inPlainWords(message: string, language: Language): string {
  return message
    .replace(/ from list[A-Z]\w+/g, '')
    .split('; ')
    .filter((clause, at) => at === 0 || !apiOnly.test(clause))
    .join('; ')
    .replace(/\b[a-z]+(?:_[a-z\d]+)+\b/g, (field) => fieldName(field, language));
}
