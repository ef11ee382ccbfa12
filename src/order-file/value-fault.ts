import { inLanguage, type Language, type Pair } from '../language.ts';
import { fieldHint } from './field-choice.ts';
import { knownField } from './order-field.ts';
import { shorten } from './order-text.ts';

/** The kind of a field's value, by the end of its path. */
const nouns: readonly (readonly [path: RegExp, noun: Pair])[] = [
  [/weight_kg$/, ['a weight', '重量']],
  [/_cm$/, ['a length', '長度']],
  [/quantity$/, ['a whole number', '整數']],
  [/unit_price|_price_hkd|amount$/, ['an amount', '金額']],
  [/country/, ['a country', '國家或地區']],
  [/email$/, ['an email address', '電郵地址']],
  [/language$/, ['the code of a language', '語言代碼']],
  [/currency$/, ['USD or HKD', 'USD 或 HKD']],
  [/ioss_number$/, ['an IOSS number', 'IOSS 編號']],
  [/(?:prepay|is_cspc)$/, ['yes or no', '是或否']],
];

/** Forms of the contract's messages. `$1` is the limit or a SKU, `$value` the value, `$length` its length and `$noun` what it should be. */
const forms: readonly (readonly [message: RegExp, text: Pair])[] = [
  [
    /^is required: no product has the SKU (.+); save it/s,
    [
      'No product has the SKU “$1”. Add it on the page Products, or write the description.',
      '沒有 SKU 為「$1」的產品。請在「產品」頁新增，或填寫描述。',
    ],
  ],
  [
    /^is required: the product (.+) is archived$/s,
    [
      'The product “$1” is archived. Take it back on the page Products, or write the description.',
      '產品「$1」已封存。請在「產品」頁恢復，或填寫描述。',
    ],
  ],
  [
    /^(?:is required(?!:)|must not be (?:blank|empty)|must have visible characters)/,
    ['Missing.', '未填寫。'],
  ],
  [
    /^must have at most (\d+) characters$/,
    ['It has $length characters. Shorten it to $1.', '有 $length 個字元，請縮短至 $1 個。'],
  ],
  [
    /^must be greater than ([\d.]+)$/,
    ['$value is too low. It must be more than $1.', '$value 過低，必須大於 $1。'],
  ],
  [/^must be at least ([\d.]+)$/, ['$value is too low. It must be at least $1.', '$value 過低，最少為 $1。']],
  [/^must be at most ([\d.]+)$/, ['$value is too high. It must be at most $1.', '$value 過高，最多為 $1。']],
  [
    /^must have at most (\d+) decimals$/,
    ['$value has too many decimals. At most $1 are possible.', '$value 的小數位過多，最多 $1 位。'],
  ],
  [
    /^is a number in exponent notation/,
    [
      'A spreadsheet cut $value, so its last digits are lost. Format the column as text, and write the value again.',
      '試算表截短了 $value，已失去末尾的數字。請將該欄設為文字格式，再重新填寫。',
    ],
  ],
  [
    /^contains U\+FFFD/,
    [
      '$value has a character that was lost (�). Choose another encoding for the file, or write the text again.',
      '$value 有字元已遺失（�）。請為檔案選擇另一種編碼，或重新填寫。',
    ],
  ],
  [
    /\bUSD\/HKD rate\b.*retry later$/,
    [
      'There is no exchange rate of USD to HKD at the moment. Check again in some minutes, or write the amounts in HKD.',
      '暫時沒有美元兌港元的匯率。請稍後再次檢查，或以港元填寫金額。',
    ],
  ],
  [/^must be a supported destination/, ['Parcels to $value are not possible.', '不能寄往 $value。']],
  [
    /^must be (?:an? |one of |two letters|IM followed|yes or no)/,
    ['$value is not $noun.', '$value 並非$noun。'],
  ],
];

/**
 * Says for a person what the contract finds wrong with a field, with its value and the cure. It stands beside the name of
 * the field. Null if the contract's own words say more.
 */
export function valueFaultText(
  { path, message }: { readonly path: readonly (string | number)[]; readonly message: string },
  value: unknown,
  language: Language,
): string | null {
  const field = knownField(path.join('.'));
  const [form, text] = forms.find(([one]) => one.test(message)) ?? [];
  const noun = nouns.find(([one]) => one.test(field))?.[1];
  if (!form || !text || (text[0].includes('$noun') && !noun)) return null;
  const given = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text[0].includes('$value') && given === '') return null;
  const shown = shorten(given);
  const quoted = typeof value === 'number' ? shown : language === 'en' ? `“${shown}”` : `「${shown}」`;
  const [, limit = ''] = form.exec(message) ?? [];
  const said = inLanguage(text, language)
    .replaceAll('$1', () => limit)
    .replaceAll('$length', String([...given].length))
    .replaceAll('$noun', noun ? inLanguage(noun, language) : '')
    .replaceAll('$value', () => quoted);
  const hint = /Missing|\$noun/.test(text[0]) ? fieldHint(field, language) : null;
  return hint === null ? said : `${said}${language === 'en' ? ' ' : ''}${hint}`;
}
