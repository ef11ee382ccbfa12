import type { SchemaKeyword } from '../../contract/schema-violation.ts';
import type { failureWords } from '../../outbound/client.ts';
import type { Language } from '../../tracking/page/page-text.ts';
import { errorText, isSysCode } from './error-text.ts';

/** Pattern of a message of the contract, and its translation with the parts that the pattern found. */
type Form = readonly [pattern: RegExp, translate: (...parts: string[]) => string];

/** The messages of the contract's schemas. A keyword without a translation does not compile. */
const schemaForms: Readonly<Record<SchemaKeyword, readonly Form[]>> = {
  required: [[/^is required$/, () => '必須填寫']],
  additionalProperties: [[/^is not a known property here$/, () => '不是可用的欄位']],
  type: [
    [
      /^must be (?:an? )?(string|integer|number|boolean|array|object|null)(?: or (?:an? )?(\w+))?$/,
      (...types) => `必須為${types.map(typeName).join('或')}`,
    ],
  ],
  enum: [[/^must be one of (.+)$/, (values) => `必須為以下其中一項：${values}`]],
  const: [[/^must be (true|false|null|"[^"]*"|[\d.]+)$/, (value) => `必須為 ${value}`]],
  minLength: [[/^must have at least (\d+) characters$/, (count) => `最少 ${count} 個字元`]],
  maxLength: [[/^must have at most (\d+) characters$/, (count) => `最多 ${count} 個字元`]],
  minItems: [
    [/^must not be empty$/, () => '不可留空'],
    [/^must have at least (\d+) entries$/, (count) => `最少 ${count} 項`],
  ],
  maxItems: [[/^must have at most (\d+) entries$/, (count) => `最多 ${count} 項`]],
  minProperties: [[/^must have at least (\d+) fields$/, (count) => `最少 ${count} 個欄位`]],
  maxProperties: [[/^must have at most (\d+) fields$/, (count) => `最多 ${count} 個欄位`]],
  uniqueItems: [
    [
      /^must not contain duplicates; entries (\d+) and (\d+) are equal$/,
      (a, b) => `不可重複；第 ${a} 及 ${b} 項相同`,
    ],
  ],
  minimum: [[/^must be at least ([\d.-]+)$/, (limit) => `最少為 ${limit}`]],
  exclusiveMinimum: [[/^must be greater than ([\d.-]+)$/, (limit) => `必須大於 ${limit}`]],
  maximum: [[/^must be at most ([\d.-]+)$/, (limit) => `最多為 ${limit}`]],
  exclusiveMaximum: [[/^must be less than ([\d.-]+)$/, (limit) => `必須小於 ${limit}`]],
  'x-max-decimals': [[/^must have at most (\d+) decimals$/, (count) => `最多 ${count} 位小數`]],
  format: [
    [/^must be a time with a zone, such as (\S+)$/, (example) => `必須為附有時區的時間，例如 ${example}`],
    [/^must be an absolute URL, such as (\S+)$/, (example) => `必須為完整網址，例如 ${example}`],
    [/^must be a valid (\S+)$/, (format) => `必須為有效的 ${format}`],
  ],
  pattern: [
    [/^does not match the required format$/, () => '格式不符'],
    [/^must not contain the character U\+0000$/, () => '不可包含字元 U+0000'],
    [
      /^must be IM followed by exactly 10 digits, such as (\w+)$/,
      (one) => `必須為 IM 及 10 個數字，例如 ${one}`,
    ],
    [
      /^must have (\d+) to (\d+) characters after trimming$/,
      (a, b) => `除首尾空格外，須有 ${a} 至 ${b} 個字元`,
    ],
    [/^must not be blank$/, () => '不可留空'],
    [
      /^must be an ISO 3166-1 alpha-2 code such as (\w+)$/,
      (one) => `必須為 ISO 3166-1 兩字母國家或地區代碼，例如 ${one}`,
    ],
    [
      /^must be two letters, an ISO 3166-1 alpha-2 code such as (\w+)$/,
      (one) => `必須為兩個字母的國家或地區代碼（ISO 3166-1），例如 ${one}`,
    ],
    [/^must be an email address such as (\S+)$/, (one) => `必須為電郵地址，例如 ${one}`],
    [/^must be printable ASCII$/, () => '只可使用英文字母、數字及半形符號'],
    [/^must be printable ASCII without spaces$/, () => '只可使用英文字母、數字及半形符號，不可有空格'],
    [
      /^must be t=<unix seconds> and one or two v1=.*$/,
      () => '必須為 t=<Unix 秒數> 及一或兩個 v1=<64 個十六進位數字>，以逗號分隔',
    ],
  ],
};

/** The messages of rules that the schemas do not know. A test finds those without a translation. */
const ruleForms: readonly Form[] = [
  [/^is not valid$/, () => '無效'],
  [/^cannot be changed; register a new endpoint$/, () => '不可更改；請登記新端點'],
  [
    /^must be the next_cursor of a page of this list with the same filters$/,
    () => '此頁連結已失效，請由第一頁開始',
  ],
  [
    /^must be a time with a zone in the years 1 to 9999, such as (\S+)$/,
    (one) => `必須為附有時區的時間，例如 ${one}`,
  ],
  [/^is not valid percent-encoding$/, () => '編碼無效'],
  [/^must have a total value of at most HKD (\d+)$/, (most) => `總值最多為 HKD ${most}`],
  [/^cannot be combined with (\w+)$/, (field) => `不可與 ${field} 同時使用`],
  [
    /^must be the same for all items: use either (\w+) or (\w+)$/,
    (a, b) => `所有物品須使用同一種單價：${a} 或 ${b}`,
  ],
  [
    /^must not be sent when declared_currency is USD; send unit_price instead$/,
    () => '申報貨幣為 USD 時，請改填 unit_price',
  ],
  [/^is required when declared_currency is USD$/, () => '申報貨幣為 USD 時必須填寫'],
  [
    /^converts to USD 0\.00; must be higher, or exactly 0$/,
    () => '折算後為 USD 0.00；請填寫較高的金額，或填 0',
  ],
  [/^converts to USD 0\.00; must be higher$/, () => '折算後為 USD 0.00；請填寫較高的金額'],
  [/^must be at most USD (\d+)$/, (most) => `最多為 USD ${most}`],
  [/^must be at most USD (\d+) at the day's rate$/, (most) => `按當日匯率，最多為 USD ${most}`],
  [/^is applied automatically and must not be selected$/, () => '會自動加入，不可自行選擇'],
  [/^requires INSURANCE in \w+$/, () => '必須同時選擇 INSURANCE（保險）'],
  [/^must be a supported destination; listCountries lists them$/, () => '不支援此目的地'],
];

/** Why a service can't be booked: follows "is not possible: " and the service's code. */
const serviceForms: readonly Form[] = [
  [/^accepts at most (\d+) parcels$/, (most) => `最多接受 ${most} 件包裹`],
  [/^accepts parcels of at most ([\d.]+) kg$/, (most) => `每件包裹最重 ${most} kg`],
  [/^accepts parcels with sides of at most ([\d.]+) cm$/, (most) => `每邊最長 ${most} cm`],
  [/^accepts a declared value of at most HKD ([\d.]+)$/, (most) => `申報總值最多為 HKD ${most}`],
  [/^does not serve (\w+)$/, (country) => `不服務 ${country}`],
  [
    /^does not serve the postal code (.*) in (\w+)$/,
    (code, country) => `不服務 ${country} 的郵政編碼 ${code}`,
  ],
  [
    /^requires a postal code in (\w+), because it is priced by zone$/,
    (country) => `寄往 ${country} 按分區收費，必須填寫郵政編碼`,
  ],
  [/^does not carry (\w+); it carries (.+)$/, (goods, others) => `不承運 ${goods}；只承運 ${others}`],
  [
    /^has no custom insured amount; choose (.+) or omit .+$/,
    (services) => `沒有自訂投保金額；請選擇 ${services.replaceAll(' or ', ' 或 ')}，或不填投保金額`,
  ],
  [/^has no custom insured amount; omit .+$/, () => '沒有自訂投保金額；請不要填寫投保金額'],
  [/^has no rate for zone (.+) on (\S+)$/, (zone, day) => `${day} 沒有分區 ${zone} 的價格`],
  [
    /^carries a chargeable weight of at most ([\d.]+) kg; this shipment has ([\d.]+) kg$/,
    (most, weight) => `計費重量最多 ${most} kg；此貨件為 ${weight} kg`,
  ],
  [
    /^needs the declared value to price (\w+); send declared_value_hkd or item prices$/,
    (code) => `計算 ${code} 需要申報總值或物品單價`,
  ],
  [/^does not offer (\w+) (?:to \w+|for this destination)$/, (code) => `不提供寄往此目的地的 ${code}`],
];

/** Why a price lacks something, and how VAT is handled. */
const reasonForms: readonly Form[] = [
  [
    /^no service of this account ships to (\w+); list\w+ lists the destinations.*$/,
    (country) => `此帳戶沒有服務寄往 ${country}`,
  ],
  [
    /^(\w+) does not ship to (\w+); listServiceTiers lists its destinations$/,
    (service, country) => `${service} 不寄往 ${country}`,
  ],
  [
    /^(\w+) depends on the declared value; send declared_value_hkd or item prices$/,
    (code) => `計算 ${code} 需要申報總值或物品單價`,
  ],
  [/^(\w+) is (?:disabled|not offered)$/, (code) => `不提供 ${code}`],
  [/^(\w+) has no fee for this request$/, (code) => `${code} 沒有適用的收費`],
  [/^The IOSS number is forwarded\. /, () => 'IOSS 編號會轉交承運商。增值稅由賣家申報，因此不收預繳手續費。'],
  [/^The carrier prepays the destination's VAT\. /, () => '承運商會預繳目的地的增值稅。手續費已計入附加費。'],
  [
    /^The recipient pays the VAT at import\. /,
    () => '收件人須於進口時繳付增值稅。如要避免，請填寫 IOSS 編號或選用增值稅預繳。',
  ],
];

/** Why an attempt to deliver an event failed. A new reason without a translation does not compile. */
const failureTexts: Readonly<Record<(typeof failureWords)[keyof typeof failureWords], string>> = {
  'the connection was refused': '連線被拒絕',
  'the connection was closed before the response was complete': '回應未完成，連線已中斷',
  'the host is unreachable': '無法連接主機',
  'the network is unreachable': '無法連接網絡',
  'the connection was closed before the request was sent': '請求未送出，連線已中斷',
  'connecting timed out': '連線逾時',
  'the response has more than 16 KiB of headers': '回應的標頭超過 16 KiB',
};

const failureForms: readonly Form[] = [
  [/^no complete response within (\d+) ms$/, (limit) => `${limit} ms 內未有完整回應`],
  [/^TLS failed: (\S+)$/, (code) => `TLS 失敗：${code}`],
  [/^the response is not valid HTTP$/, () => '回應不是有效的 HTTP'],
];

/** Returns in a language why an attempt to deliver an event failed. */
export function failureText(reason: string, language: Language): string {
  if (language === 'en') return reason;
  const texts: Readonly<Record<string, string>> = failureTexts;
  return texts[reason] ?? translation(reason, failureForms) ?? reason;
}

/** Returns a violation's message in a language. A reason that the catalog's author wrote stays as it is. */
export function violationText(
  { code, message }: { readonly code: string; readonly message: string },
  language: Language,
): string {
  if (language === 'en') return message;
  const ofCode = isSysCode(code) && code !== 'INVALID_FIELD' ? errorText(code, language) : undefined;
  if (message.startsWith('is not as recommended: ')) return `建議：${ofCode ?? message}`;
  const [, reason] = /^is not possible: (.+)$/s.exec(message) ?? [];
  const translated =
    translation(message, [...Object.values(schemaForms).flat(), ...ruleForms]) ??
    (reason === undefined ? undefined : reasonIn(reason));
  return translated ?? ofCode ?? (reason === undefined ? message : `此選項不適用：${reason}`);
}

/** Returns a reason of the price in a language. One that the catalog's author wrote stays as it is. */
export function reasonText(reason: string, language: Language): string {
  if (language === 'en') return reason;
  const [, cause = reason, code] = /^(.+); this price does not include (\w+)$/s.exec(reason) ?? [];
  if (code !== undefined) return `${reasonIn(cause) ?? cause}；此價格不包括 ${code}`;
  const [, refusal] = /^(.+); priced at standard insurance$/s.exec(reason) ?? [];
  if (refusal !== undefined) return `${reasonIn(refusal) ?? refusal}；按標準保險計算`;
  return reasonIn(reason) ?? reason;
}

function reasonIn(reason: string): string | undefined {
  const [, service, about = ''] = /^(the service|[A-Z0-9_]+) (.+)$/s.exec(reason) ?? [];
  return (
    translation(reason, reasonForms) ?? (service === undefined ? undefined : translation(about, serviceForms))
  );
}

function translation(message: string, forms: readonly Form[]): string | undefined {
  const [, name] = /^has a name that (.+)$/s.exec(message) ?? [];
  if (name !== undefined) {
    const about = translation(name, forms);
    return about === undefined ? undefined : `名稱${about}`;
  }
  for (const [pattern, translate] of forms) {
    const found = pattern.exec(message);
    if (found) return translate(...found.slice(1).filter((part) => part !== undefined));
  }
  return undefined;
}

function typeName(type: string): string {
  return typeNames[type] ?? type;
}

const typeNames: Readonly<Record<string, string>> = {
  string: '文字',
  integer: '整數',
  number: '數字',
  boolean: '是或否',
  array: '列表',
  object: '物件',
  null: '空值',
};
