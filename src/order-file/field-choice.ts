import type { Language, Pair } from '../language.ts';
import {
  type ColumnMeaning,
  contractPath,
  fieldEntries,
  fileFields,
  type Group,
  knownField,
  type Unit,
  units,
  withPlace,
} from './order-field.ts';

/** Labels of fields that no person chooses for a column: those of known exports, and of the price that a person confirmed. */
const otherLabels: Readonly<Record<string, Pair>> = {
  'order.payment_status': ['Payment status in the shop', '商店付款狀態'],
  'order.payment_method': ['Payment method in the shop', '商店付款方式'],
  'order.shipping_method': ['Shipping method in the shop', '商店運送方式'],
  'order.subtotal': ['Price of all items after discounts', '所有物品的折後價'],
  'items.status': ['Status of the item in the shop', '物品的商店狀態'],
  'items.ordered_quantity': ['Quantity that was ordered', '訂購數量'],
  'items.discount': ['Discount', '折扣'],
  'items.list': ['List of all items', '所有物品的清單'],
  items: ['Items', '物品'],
  payment_type: ['Payment', '付款方式'],
  expected_total_hkd: ['Expected total in HKD', '預期總額（HKD）'],
  expected_discount_rule_id: ['Expected discount', '預期折扣'],
};

const groupLabels: Readonly<Record<Group, Pair>> = {
  order: ['Order', '訂單'],
  recipient: ['Recipient', '收件人'],
  parcel: ['Parcel', '包裹'],
  item: ['Items', '物品'],
  sender: ['Sender', '寄件人'],
};

export interface FieldChoice {
  /** For `readMeaning`. */
  readonly value: string;
  readonly label: string;
  readonly hint: string | null;
}

export interface FieldGroup {
  readonly label: string;
  readonly choices: readonly FieldChoice[];
}

/** Variants of a field that a person may choose beside the field itself. */
const variants: readonly (readonly [meaning: ColumnMeaning, label: Pair])[] = [
  [{ field: 'parcels.0.weight_kg', unit: 'g' }, ['Parcel weight in grams', '包裹重量（克）']],
  [{ field: 'parcels.0.weight_kg', unit: 'lb' }, ['Parcel weight in pounds', '包裹重量（磅）']],
  [{ field: 'parcels.0.weight_kg', unit: 'oz' }, ['Parcel weight in ounces', '包裹重量（安士）']],
  [{ field: 'items.0.unit_weight_kg', unit: 'g' }, ['Net weight per piece in grams', '每件淨重（克）']],
  [{ field: 'items.0.unit_price', isLineTotal: true }, ['Price of all pieces', '所有件數的價格']],
  [
    { field: 'items.0.unit_price_hkd', isLineTotal: true },
    ['Price of all pieces in HKD', '所有件數的港元價格'],
  ],
];

/** Labels of choices that have to say more than a name. */
const choiceLabels: Readonly<Record<string, Pair>> = {
  'items.0.unit_price': ['Price per piece (USD or the file’s currency)', '每件價格（美元或檔案註明的貨幣）'],
  'items.0.unit_price|total': [
    'Price of all pieces (USD or the file’s currency)',
    '所有件數的價格（美元或檔案註明的貨幣）',
  ],
};

/** Lists the fields that a person may choose for a column, in groups. */
export function fieldChoices(language: Language): FieldGroup[] {
  const at = language === 'en' ? 0 : 1;
  const all = Object.entries(fieldEntries).flatMap(([field, { group, label, hint }]) => {
    const meaning: ColumnMeaning = { field: withPlace(field, 0) };
    const choiceOf = (
      one: ColumnMeaning,
      name: Pair,
      advice: Pair | undefined,
    ): FieldChoice & { group: Group } => {
      const value = meaningValue(one);
      return { group, value, label: (choiceLabels[value] ?? name)[at], hint: advice?.[at] ?? null };
    };
    const others = variants
      .filter(([variant]) => variant.field === meaning.field)
      .map(([variant, name]) => choiceOf(variant, name, undefined));
    return [choiceOf(meaning, label, hint), ...others];
  });
  return [...Map.groupBy(all, ({ group }) => group)].map(([group, choices]) => ({
    label: groupLabels[group][at],
    choices: choices.map(({ value, label, hint }) => ({ value, label, hint })),
  }));
}

/** Returns a meaning as the value of a choice. */
export function meaningValue({ field, unit, isLineTotal, isFallback }: ColumnMeaning): string {
  return [field, unit, isLineTotal && 'total', isFallback && 'fallback'].filter(Boolean).join('|');
}

/** Reads a value of a choice. Null for a text that is none. */
export function readMeaning(value: string): ColumnMeaning | null {
  const [name = '', ...marks] = value.split('|');
  const fileField = fileFields.find((field) => field === knownField(name));
  const field = fileField === undefined ? contractPath(name) : name;
  const isUnit = (mark: string): mark is Unit => Object.hasOwn(units, mark);
  if (field === null || marks.some((mark) => !isUnit(mark) && mark !== 'total' && mark !== 'fallback'))
    return null;
  const unit = marks.find(isUnit);
  return {
    field,
    ...(unit ? { unit } : {}),
    ...(marks.includes('total') ? { isLineTotal: true } : {}),
    ...(marks.includes('fallback') ? { isFallback: true } : {}),
  };
}

/** Returns how people call what a column means, such as "Item 2: Quantity". */
export function meaningLabel(meaning: ColumnMeaning, language: Language): string {
  const at = language === 'en' ? 0 : 1;
  const variant = variants.find(
    ([one]) => meaningValue(one) === meaningValue({ ...meaning, field: firstOf(meaning.field) }),
  );
  const label = variant?.[1][at] ?? orderFieldLabel(firstOf(meaning.field), language);
  const place = Number(/^\w+\.(\d+)\./.exec(meaning.field)?.[1] ?? 0);
  if (place === 0) return label;
  const list = meaning.field.startsWith('items')
    ? (['Item', '物品'] as const)
    : (['Parcel', '包裹'] as const);
  return language === 'en' ? `${list[0]} ${place + 1}: ${label}` : `${list[1]} ${place + 1}：${label}`;
}

function firstOf(path: string): string {
  return withPlace(knownField(path), 0);
}

/** Returns how people call a field of an order, such as "Recipient: Phone". */
export function orderFieldLabel(path: string, language: Language): string {
  const at = language === 'en' ? 0 : 1;
  const field = knownField(path);
  const entry = fieldEntries[field];
  if (!entry) return otherLabels[field]?.[at] ?? path.replace(/^metadata\./, '');
  const isParty = entry.group === 'recipient' || entry.group === 'sender';
  return isParty
    ? `${groupLabels[entry.group][at]}${language === 'en' ? ': ' : '：'}${entry.label[at]}`
    : entry.label[at];
}

/** Returns what to write for a field of an order. */
export function fieldHint(path: string, language: Language): string | null {
  return fieldEntries[knownField(path)]?.hint?.[language === 'en' ? 0 : 1] ?? null;
}
