import {
  type ColumnMeaning,
  contractPath,
  fieldEntries,
  knownField,
  partyEntries,
  people,
  roleNames,
  unitOf,
  units,
  withPlace,
} from './order-field.ts';

/** Simplified characters of names of columns, each before its Traditional form. */
const simplified =
  '参參楼樓样樣国國区區县縣号號编編码碼电電话話价價单單数數货貨币幣税稅邮郵递遞产產订訂备備证證净淨长長宽寬阔闊类類别別务務条條称稱门門总總额額实實体體员員联聯络絡详詳细細标標签籤层層镇鎮乡鄉质質制製运運费費选選项項规規买買卖賣个個台臺东東广廣发發机機帐帳账賬户戶统統识識输輸则則关關报報权權银銀状狀态態时時间間系繫红紅';
const traditional: ReadonlyMap<string, string> = new Map(
  (simplified.match(/../gu) ?? []).map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);

/** Returns a name without case, white space and punctuation, in Traditional characters. */
export function plainColumnName(name: string): string {
  const text = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return [...text].map((character) => traditional.get(character) ?? character).join('');
}

let fieldsByName: ReadonlyMap<string, string> | undefined;

function namesTable(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  const add = (name: string, field: string) => {
    const plain = plainColumnName(name);
    if (plain !== '' && !table.has(plain)) table.set(plain, field);
  };
  const split = (names: string | undefined) => names?.split(',') ?? [];
  for (const [field, { label, names }] of Object.entries(fieldEntries)) {
    if (field.startsWith('recipient.') || field.startsWith('sender.')) continue;
    for (const name of [...label, ...split(names), field]) add(name, field);
  }
  for (const [field, { label, names }] of Object.entries(partyEntries)) {
    for (const own of [...label, ...split(names), field.replaceAll('_', ' ')]) {
      add(own, `recipient.${field}`);
      for (const [role, roles] of Object.entries(roleNames)) {
        for (const before of split(roles)) {
          for (const one of [`${before} ${own}`, `${own} ${before}`]) add(one, `${role}.${field}`);
        }
      }
    }
  }
  for (const one of split(people.recipient)) add(one, 'recipient.contact_name');
  for (const one of split(people.sender)) add(one, 'sender.contact_name');
  for (const one of split(people.billing)) add(one, 'billing.contact_name');
  return table;
}

/** Names of prices, in a currency that another column, the name itself or its cells say. */
const priceNames = new Map<string, { readonly isLineTotal: boolean }>(
  [
    ...'price,unit price,item price,price per piece,price each,product price,unit value,declared unit value,unit cost,item cost,sale price,selling price,lineitem price,單價,價格,商品單價,商品價格,申報單價,售價,每件價格'
      .split(',')
      .map((name) => [name, false] as const),
    // An amount or a declared value may be of the whole order: a person decides.
    ...'line total,item total,line price,price of all pieces,小計,所有件數的價格'
      .split(',')
      .map((name) => [name, true] as const),
  ].map(([name, isLineTotal]) => [plainColumnName(name), { isLineTotal }]),
);
const currencyWords: readonly (readonly [RegExp, 'items.0.unit_price' | 'items.0.unit_price_hkd'])[] = [
  [/hk\$|hkd|港元|港幣|港币/i, 'items.0.unit_price_hkd'],
  [/us\$|usd|美元|美金/i, 'items.0.unit_price'],
];

/** The meaning of a column's name. `price`: the price of a piece or of a line, in a currency that the name doesn't say. */
export type NameReading = { readonly meaning: ColumnMeaning } | { readonly price: ColumnMeaning } | null;

/** Longer names are no names of fields. */
const maxNameLength = 80;

/** Understands a column by its name alone. Null if it says nothing. */
export function readColumnName(name: string): NameReading {
  const path = contractPath(name.trim());
  if (path !== null) return { meaning: { field: path } };
  if (name.length > maxNameLength) return null;
  fieldsByName ??= namesTable();
  const [, outside = name, inside = ''] = /^(.*?)\s*[(（[]([^)）\]]*)[)）\]]\s*$/s.exec(name) ?? [];
  return (
    readPriceName(name, outside, inside) ??
    readFieldName(name) ??
    withUnit(outside, inside) ??
    withUnit(name, '')
  );
}

function readPriceName(name: string, outside: string, inside: string): NameReading {
  const [currency, field = 'items.0.unit_price'] = currencyWords.find(([words]) => words.test(name)) ?? [];
  const bare = currency ? outside.replace(currency, '').replace(/\bin\s*$/i, '') : outside;
  const price =
    priceNames.get(plainColumnName(bare)) ??
    (inside === '' ? undefined : priceNames.get(plainColumnName(name)));
  if (!price) return null;
  const meaning: ColumnMeaning = { field, ...(price.isLineTotal ? { isLineTotal: true } : {}) };
  return currency ? { meaning } : { price: meaning };
}

function readFieldName(name: string): NameReading {
  const plain = plainColumnName(name);
  const field = fieldsByName?.get(plain);
  if (field !== undefined) return fieldMeaning(field, 0);
  // "Item 2 quantity", "Quantity 2": people count from 1.
  const [, before = '', first = '', after = ''] =
    /^(item|product|parcel|package|物品|商品|包裹)(\d{1,2})(.+)$/.exec(plain) ?? [];
  const [, base = '', last = ''] = /^(.+?\D)(\d{1,2})$/.exec(plain) ?? [];
  const place = Number(first || last) - 1;
  const listed = first
    ? (fieldsByName?.get(before + after) ?? fieldsByName?.get(after))
    : fieldsByName?.get(base);
  return listed !== undefined && /^(?:items|parcels)\./.test(listed) && place >= 0
    ? fieldMeaning(listed, place)
    : null;
}

function fieldMeaning(field: string, place: number): NameReading {
  if (!field.startsWith('billing.')) return { meaning: { field: withPlace(field, place) } };
  return { meaning: { field: field.replace('billing', 'recipient'), isFallback: true } };
}

/** A weight or a length with its unit in parentheses or at the end of the name: "Weight (g)", "weight_kg", "grams". */
function withUnit(outside: string, inside: string): NameReading {
  const words = outside
    .normalize('NFKC')
    .trim()
    .split(/[\s_.]+/);
  const last = words.at(-1) ?? '';
  const glued = /^(.*[\u4e00-\u9fff])(kg|g|公斤|千克|克|磅|安士|盎司|厘米|公分)$/i.exec(words.join(' '));
  const unit = unitOf(inside) ?? unitOf(last) ?? (glued ? unitOf(glued[2] ?? '') : undefined);
  if (unit === undefined) return inside === '' ? null : readFieldName(outside);
  const base = unitOf(inside)
    ? outside
    : unitOf(last)
      ? words.slice(0, -1).join(' ').replace(/ in$/i, '')
      : (glued?.[1] ?? '');
  const found = readFieldName(base === '' ? (units[unit] === 'weight' ? 'weight' : '') : base);
  if (found === null || !('meaning' in found)) return null;
  const known = knownField(found.meaning.field);
  const isWeight = known.endsWith('weight_kg');
  const isLength = known.endsWith('_cm');
  if ((units[unit] === 'weight' && !isWeight) || (units[unit] === 'length' && !isLength)) return null;
  return { meaning: unit === 'kg' || unit === 'cm' ? found.meaning : { ...found.meaning, unit } };
}
