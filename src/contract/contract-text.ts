import { countryCodeOf, countryNames } from '../country.ts';
import type { Language } from '../language.ts';
import { errorText, isSysCode } from './error-text.ts';
import { inPlainWords } from './field-name.ts';
import type { SchemaKeyword } from './schema-violation.ts';

/** Pattern of a message of the contract, and its translation with the parts that the pattern found. */
export type MessageForm = readonly [pattern: RegExp, translate: (...parts: string[]) => string];

/** The messages of the contract's schemas. A keyword without a translation does not compile. */
const schemaForms: Readonly<Record<SchemaKeyword, readonly MessageForm[]>> = {
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
  'x-readable': [
    [
      /^contains \S+, which stands for a lost character/,
      () => '含有 U+FFFD，即有字元已遺失；請以 UTF-8 提供原文',
    ],
    [/^must have visible characters$/, () => '須有可見的字元'],
    [
      /^is a number in exponent notation, which/,
      () => '是科學記數法的數字，已失去部分數字；請在試算表將該欄設為文字格式，再重新輸入',
    ],
  ],
  format: [
    [/^must be a time with a zone, such as (\S+)$/, (example) => `必須為附有時區的時間，例如 ${example}`],
    [/^must be a month, such as (\S+)$/, (example) => `必須為月份，例如 ${example}`],
    [/^must be an absolute URL, such as (\S+)$/, (example) => `必須為完整網址，例如 ${example}`],
    [/^must be written in ASCII: (\S+)$/, (url) => `請以 ASCII 填寫：${url}`],
    [/^must be a valid (\S+)$/, (format) => `必須為有效的 ${format}`],
  ],
  pattern: [
    [
      /^must be a letter, then letters, digits and underscores, in upper case$/,
      () => '須以大寫字母開首，其後為大寫字母、數字或底線',
    ],
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
    [/^must contain a letter or a digit$/, () => '必須含有字母或數字'],
    [/^must be a day such as (\S+)$/, (one) => `必須為日期，例如 ${one}`],
    [
      /^must be a destination such as (.+) or (\S+)$/,
      (some, last) => `必須為目的地，例如 ${some} 或 ${last}`,
    ],
    [
      /^must be a language tag such as (\S+) or (\S+)$/,
      (one, other) => `必須為語言標籤，例如 ${one} 或 ${other}`,
    ],
    [
      /^must be the code of a carrier, such as (\w+): lower-case letters, digits and hyphens$/,
      (one) => `必須為承運商代碼，例如 ${one}：小寫字母、數字及連字號`,
    ],
    [
      /^must be an ISO 3166-1 alpha-2 code such as (\w+)$/,
      (one) => `必須為 ISO 3166-1 兩字母國家或地區代碼，例如 ${one}`,
    ],
    [
      /^must be an ISO 3166-1 alpha-2 code: (\w+) for .+$/,
      (code) => `必須為 ISO 3166-1 兩字母國家或地區代碼：${countryNames(code).zh_hk ?? code}為 ${code}`,
    ],
    [
      /^must be two letters, an ISO 3166-1 alpha-2 code such as (\w+)$/,
      (one) => `必須為兩個字母的國家或地區代碼（ISO 3166-1），例如 ${one}`,
    ],
    [/^must be an email address such as (\S+)$/, (one) => `必須為電郵地址，例如 ${one}`],
    [/^must have letters and digits only, such as (\S+)$/, (one) => `只可使用英文字母及數字，例如 ${one}`],
    [
      /^must be (UN|PI) and (\d) digits, such as (\w+)(?:, with the section .*)?$/,
      (prefix, digits, one) => `必須為 ${prefix} 及 ${digits} 個數字，例如 ${one}`,
    ],
    [
      /^must have at least (\d+) digits, such as (\S+)$/,
      (digits, one) => `最少須有 ${digits} 個數字，例如 ${one}`,
    ],
    [/^must be a day such as (\S+)$/, (day) => `必須為日期，例如 ${day}`],
    [/^must be printable ASCII$/, () => '只可使用英文字母、數字及半形符號'],
    [
      /^must be # and six hexadecimal digits, such as (\S+)$/,
      (one) => `必須為 # 及六個十六進位數字，例如 ${one}`,
    ],
    [/^must be base64$/, () => '必須為 base64 編碼'],
    [/^must be printable ASCII without spaces$/, () => '只可使用英文字母、數字及半形符號，不可有空格'],
    [
      /^must be t=<unix seconds> and one or two v1=.*$/,
      () => '必須為 t=<Unix 秒數> 及一或兩個 v1=<64 個十六進位數字>，以逗號分隔',
    ],
  ],
};

const lineUnitNames: Readonly<Record<string, string>> = {
  characters: '個字元',
  columns: '個半形字位',
  bytes: '個位元組',
};

/** The messages of rules that the schemas do not know. A test finds those without a translation. */
const ruleForms: readonly MessageForm[] = [
  [
    /^is missing, and the account has no default sender: /,
    () => '未填寫，帳戶亦沒有預設寄件人：此目的地的報關文件會缺少出口人的地址及電話',
  ],
  [/^is not valid$/, () => '無效'],
  [
    /^is needed for emails to recipients; send a name, or an empty list of email_states$/,
    () => '向收件人發出電郵須填寫名稱；請填寫名稱，或不選任何狀態',
  ],
  [/^must be one line of at most (\d+) characters$/, (count) => `必須為一行，最多 ${count} 個字元`],
  [
    /^must be an email address, or an HTTPS URL without a user name$/,
    () => '必須為電郵地址，或不含用戶名稱的 HTTPS 網址',
  ],
  [
    /^must be a PNG, JPEG or WebP file of at most (\d+) bytes$/,
    (count) => `必須為 PNG、JPEG 或 WebP 圖檔，最多 ${count} 位元組`,
  ],
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
  [/^must have a total value of at most HKD (\d+)$/, (max) => `總值最多為 HKD ${max}`],
  [
    /^is too high: all pieces weigh ([\d.]+) kg net, but the parcels ([\d.]+) kg; send the net weight of one piece$/,
    (net, gross) => `過高：所有物品淨重共 ${net} kg，但包裹只重 ${gross} kg；請填寫每件的淨重`,
  ],
  [
    /^has characters that the labels of (\S+) do not take: (.+); write it in Latin letters$/,
    (service, characters) => `含有 ${service} 標籤不能列印的字元：${characters}；請以拉丁字母填寫`,
  ],
  [
    /^has a word of (\d+) (\w+), but a line of (\S+) has at most (\d+): (.+)$/,
    (length, unit, service, max, word) =>
      `有一個字詞長 ${length} ${lineUnitNames[unit] ?? unit}，但 ${service} 每行最多 ${max}：${word}`,
  ],
  [
    /^is too long by (\d+) (\w+): it needs (\d+) lines of (\d+), and (\S+) takes (\d+); shorten it$/,
    (excess, unit, needed, length, service, max) =>
      `超出 ${excess} ${lineUnitNames[unit] ?? unit}：需要 ${needed} 行，每行 ${length}，但 ${service} 只接受 ${max} 行；請縮短`,
  ],
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
  [/^must be at most USD (\d+)$/, (max) => `最多為 USD ${max}`],
  [/^must be at most USD (\d+) at the day's rate$/, (max) => `按當日匯率，最多為 USD ${max}`],
  [/^is applied automatically and must not be selected$/, () => '會自動加入，不可自行選擇'],
  [/^requires INSURANCE in \w+$/, () => '必須同時選擇 INSURANCE（保險）'],
  [
    /^a4 is paper for office printers: use format pdf or png$/,
    () => 'A4 適用於辦公室打印機：請選擇 PDF 或 PNG',
  ],
  [
    /^the available balance is too low for all valid orders together/,
    () => '可用結餘不足以支付全部有效訂單。請先增值，否則最後的訂單會被拒絕',
  ],
  [/^must be 1 to (\d+), the pages of this label$/, (pages) => `必須為 1 至 ${pages}，即此標籤的頁數`],
  [/^is not a carrier of this installation; /, () => '不是此系統的承運商'],
  [/^must be sandbox, which carries all shipments of test mode$/, () => '測試模式的貨件全部由 sandbox 承運'],
  [/^must be a supported destination; listCountries lists them$/, () => '不支援此目的地'],
  [
    /^is not used: (.+?)(?: \(\w+\))? is outside the EU's VAT area, so the recipient pays the taxes at import$/,
    (place) => `不會使用：${placeName(place)}不在歐盟增值稅區內，收件人須於進口時繳稅`,
  ],
  [
    /^covers goods worth up to (\w+ [\d.]+), and these are worth HKD ([\d.]+): the recipient pays the VAT at import; to pay it yourself, choose DDP without the number$/,
    (limit, value) =>
      `只適用於總值不超過 ${limit} 的貨品，而此貨件總值 HKD ${value}：收件人須於進口時繳付增值稅；如要代付，請不填此編號並選擇 DDP`,
  ],
  [
    /^does not cover this consignment: the recipient pays the VAT at import; to pay it yourself, choose DDP without the number$/,
    () => '不適用於此貨件：收件人須於進口時繳付增值稅；如要代付，請不填此編號並選擇 DDP',
  ],
  [
    /^is read as (\w+) with the region (.+), as its post and customs have it$/,
    (country, region) => `視為${placeName(country)}的${region}，與當地郵政及海關一致`,
  ],
  [
    /^is required: it tells (.+) \(\w+\) apart; write one such as (\w+)$/,
    (areas, example) => `必須填寫，以分辨${areas}，例如 ${example}`,
  ],
  [
    /^is not a postal code of (.+) \(\w+\), such as (\w+); correct it, or the country$/,
    (area, example) => `不是${area}的郵政編碼，例如 ${example}；請更正郵政編碼或國家`,
  ],
  [
    /^is (missing|incomplete): rules and taxes are those of (.+) without (.+)$/,
    (lacks, country, areas) =>
      `${lacks === 'missing' ? '未填寫' : '不完整'}：規則及稅項按${placeName(country)}計算，不包括${areas}`,
  ],
  [/^must be DDP if DDP is selected$/, () => '已選擇 DDP，貿易條件必須為 DDP'],
  [
    /^must be DDP or omitted if the carrier prepays the import VAT$/,
    () => '進口增值稅由承運商預付，貿易條件必須為 DDP 或留空',
  ],
  [
    /^is not possible: no service offers DDP; send DAP or omit it$/,
    () => '沒有服務提供 DDP；請選擇 DAP，或不填貿易條件',
  ],
  [/^is required, unless the sku names a saved product$/, () => '必須填寫，除非 SKU 屬於已儲存的產品'],
  [
    /^is required: the product (.+) has a price in (\w+) alone, and this order is in (\w+)$/s,
    (sku, priced, ordered) => `必須填寫：產品 ${sku} 只有 ${priced} 價格，而此訂單使用 ${ordered}`,
  ],
  [/^is required: the product (.+) is archived$/s, (sku) => `必須填寫：產品 ${sku} 已封存`],
  [/^is required: the product (.+) has no description$/s, (sku) => `必須填寫：產品 ${sku} 沒有描述`],
  [
    /^is required: no product has the SKU (.+); save it as a product, or send the description$/s,
    (sku) => `必須填寫：沒有 SKU 為 ${sku} 的產品；請在「產品」頁新增，或填寫描述`,
  ],
];

/** Texts of the catalog in Traditional Chinese, by the English ones that messages have. */
export type CatalogWords = ReadonlyMap<string, string>;

const noWords: CatalogWords = new Map();

/** Openings of the messages of destinations' rules. The author of the catalog wrote the rest. */
const openings: readonly MessageForm[] = [
  [/^is not as recommended(?:: |$)/, () => '建議：'],
  [/^is not as recommended from (\S+?)(?:: |$)/, (day) => `${day} 起建議：`],
  [/^does not meet a rule that applies from (\S+?)(?:: |$)/, (day) => `不符合 ${day} 起適用的規定：`],
  [
    /^may be missing or invalid: there is no (\w+) rate to compare the value with \w+ ([\d.]+): /,
    (currency, limit) => `可能缺少或無效，因為沒有 ${currency} 匯率，不能與 ${currency} ${limit} 比較：`,
  ],
  [
    /^may be missing or invalid from (\S+): there is no (\w+) rate to compare the value with \w+ ([\d.]+): /,
    (day, currency, limit) =>
      `${day} 起可能缺少或無效，因為沒有 ${currency} 匯率，不能與 ${currency} ${limit} 比較：`,
  ],
];

/** A fee that changes within 60 days. */
const feeForms: readonly MessageForm[] = [
  [
    /^has another fee from (\S+): (\w+) is HKD ([\d.]+), today HKD ([\d.]+)$/,
    (day, code, is, was) => `${day} 起收費有變：${code} 為 HKD ${is}，現時為 HKD ${was}`,
  ],
];

/** Why a service can't be booked: follows "is not possible: " and the service's code. */
const serviceForms: readonly MessageForm[] = [
  [/^accepts at most (\d+) parcels$/, (max) => `最多接受 ${max} 件包裹`],
  [/^accepts parcels of at most ([\d.]+) kg$/, (max) => `每件包裹最重 ${max} kg`],
  [/^accepts parcels with sides of at most ([\d.]+) cm$/, (max) => `每邊最長 ${max} cm`],
  [/^accepts a declared value of at most HKD ([\d.]+)$/, (max) => `申報總值最多為 HKD ${max}`],
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
    (max, weight) => `計費重量最多 ${max} kg；此貨件為 ${weight} kg`,
  ],
  [
    /^needs the declared value to price (\w+); send declared_value_hkd or item prices$/,
    (code) => `計算 ${code} 需要申報總值或物品單價`,
  ],
  [
    /^needs a (\w+)\/HKD rate, but none is available; retry later$/,
    (currency) => `暫時沒有 ${currency} 兌 HKD 的匯率，請稍後再試`,
  ],
  [/^does not offer (\w+) (?:to \w+|for this destination)$/, (code) => `不提供寄往此目的地的 ${code}`],
  [
    /^does not offer (\w+) to .+ \(\w+\), which is outside the EU's (VAT area|customs union)$/,
    (code, union) =>
      `不提供寄往此目的地的 ${code}：該地區不在歐盟${union === 'VAT area' ? '增值稅區' : '關稅同盟'}內`,
  ],
  [/^does not offer (\w+) to .+ \(\w+\)$/, (code) => `不提供寄往此目的地的 ${code}`],
];

/** Why a price lacks something, and how VAT is handled. */
const reasonForms: readonly MessageForm[] = [
  [
    /^no service of this account ships to \w+; the code is (\w+) for .+$/,
    (code) => `${countryNames(code).zh_hk ?? code}的代碼為 ${code}`,
  ],
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
  [/^the goods are not known; send /, () => '貨品未知；請填寫貨品及其價格、HS 編碼和製造地'],
  [/^the postal code is missing or incomplete, /, () => '郵政編碼未填寫或不完整，無法計算關稅及稅項，請填寫'],
  [/^item (\d+) has no price; /, (item) => `第 ${item} 項貨品沒有價格，請填寫`],
  [
    /^item (\d+) has no HS code of /,
    (item) => `第 ${item} 項貨品沒有最少 6 個數字的 HS 編碼，無法計算關稅，請填寫`,
  ],
  [
    /^the HS code of item (\d+) is too short to find its duty; send at least (\d+) /,
    (item, digits) => `第 ${item} 項貨品的 HS 編碼太短，請填寫最少 ${digits} 個數字`,
  ],
  [/^item (\d+) has no country of manufacture, /, (item) => `第 ${item} 項貨品沒有製造地，請填寫`],
  [/^no duty rate is known for item (\d+)/, (item) => `第 ${item} 項貨品的關稅稅率未有資料，請聯絡我們補充`],
  [
    /^(?:duty and tax|the rate of import tax) in (.+) (?:are|is) not known; /,
    (place) => `${placeName(place)}的關稅及稅項未有資料，請聯絡我們補充`,
  ],
  [/^no exchange rate of (\w+) is available, /, (currency) => `暫時沒有 ${currency} 的匯率，請稍後再試`],
  [/^(\w+) has no fee for this request$/, (code) => `${code} 沒有適用的收費`],
  [
    /^(.+) is outside the EU's customs union and VAT area: no IOSS number is used, and /,
    (area) => `${area}不在歐盟關稅同盟及增值稅區內：不使用 IOSS 編號，收件人須繳付當地稅項。`,
  ],
  [
    /^(.+) is outside the EU's VAT area: no IOSS number is used, and /,
    (area) => `${area}不在歐盟增值稅區內：不使用 IOSS 編號，收件人須繳付當地稅項。`,
  ],
  [
    /^The price is for (.+) without (.+), where other rules apply: send the postal code\.$/,
    (country, areas) => `此價格適用於${placeName(country)}，不包括規則不同的${areas}：請填寫郵政編碼。`,
  ],
  [
    /^The IOSS number is forwarded, but it covers goods worth up to (\w+ [\d.]+): /,
    (limit) => `IOSS 編號會轉交承運商，但只適用於總值不超過 ${limit} 的貨品：收件人須於進口時繳付增值稅。`,
  ],
  [
    /^The IOSS number is forwarded, but it covers no consignment of this kind: /,
    () => 'IOSS 編號會轉交承運商，但不適用於此貨件：收件人須於進口時繳付增值稅。',
  ],
  [
    /^The IOSS number is forwarded\. It covers goods worth up to (\w+ [\d.]+), and what these are worth in \w+ is not known: /,
    (limit) =>
      `IOSS 編號會轉交承運商，適用於總值不超過 ${limit} 的貨品；未能確定貨品總值，如超過此數，收件人須於進口時繳付增值稅。`,
  ],
  [
    /^The IOSS number is forwarded\. Whether it covers these goods is not known: /,
    () => 'IOSS 編號會轉交承運商，但未能確定是否適用於此貨品；如不適用，收件人須於進口時繳付增值稅。',
  ],
  [/^The IOSS number is forwarded\. /, () => 'IOSS 編號會轉交承運商。增值稅由賣家申報，因此不收預繳手續費。'],
  [/^The carrier prepays the destination's VAT\. /, () => '承運商會預繳目的地的增值稅。手續費已計入附加費。'],
  [
    /^The recipient pays the VAT at import\. /,
    () => '收件人須於進口時繳付增值稅。如要避免，請填寫 IOSS 編號或選用增值稅預繳。',
  ],
];

/** Returns a violation's message in a language. What the catalog's author wrote stays as it is without `words`. */
export function violationText(
  { code, message }: { readonly code: string; readonly message: string },
  language: Language,
  words: CatalogWords = noWords,
): string {
  return inPlainWords(language === 'en' ? message : chineseViolation(code, message, words), language);
}

function chineseViolation(code: string, message: string, words: CatalogWords): string {
  const ofCode = isSysCode(code) && code !== 'INVALID_FIELD' ? errorText(code, 'zh-Hant') : undefined;
  for (const [pattern, translate] of openings) {
    const [opening, ...parts] = pattern.exec(message) ?? [];
    if (opening === undefined) continue;
    const rule = message.slice(opening.length);
    return translate(...parts) + (sentenceIn(rule, words) ?? ofCode ?? rule);
  }
  const [, rule] = /^is missing or invalid: (.+)$/s.exec(message) ?? [];
  if (rule !== undefined) {
    const sentence = sentenceIn(rule, words);
    return sentence === undefined ? (ofCode ?? `缺少或無效：${rule}`) : `缺少或無效：${sentence}`;
  }
  const [, reason] = /^is not possible: (.+)$/s.exec(message) ?? [];
  const forms = [...Object.values(schemaForms).flat(), ...ruleForms, ...feeForms];
  return (
    translateMessage(message, forms, words) ??
    (reason === undefined ? undefined : reasonIn(reason, words)) ??
    ofCode ??
    (reason === undefined ? message : `此選項不適用：${reason}`)
  );
}

/** Returns the sentence of a rule, with the destination behind it, in Chinese. */
function sentenceIn(rule: string, words: CatalogWords): string | undefined {
  const [, sentence = rule, place] = /^(.+) \(destination: (.+)\)$/s.exec(rule) ?? [];
  const chinese = words.get(sentence);
  return chinese && place ? `${chinese}（目的地：${placeName(place)}）` : chinese;
}

/** Returns the Chinese name of a country, by its English name or its code. */
function placeName(country: string): string {
  return countryNames(countryCodeOf(country) ?? country).zh_hk ?? country;
}

/** Returns a part of a message in Chinese if the catalog has its words: a name of an area, or several. */
function partIn(part: string, words: CatalogWords): string {
  const known = words.get(part);
  if (known !== undefined) return known;
  const names = part.split(/, | and | or /);
  if (!names.some((name) => words.has(name))) return part;
  return names
    .map((name) => words.get(name) ?? name.replace(/^(\d+) other areas$/, '其他 $1 個地區'))
    .join('、');
}

/** Returns a reason of the price, or the sentence of a rule, in a language. What the catalog's author wrote stays as it is without `words`. */
export function reasonText(reason: string, language: Language, words: CatalogWords = noWords): string {
  return inPlainWords(language === 'en' ? reason : chineseReason(reason, words), language);
}

function chineseReason(reason: string, words: CatalogWords): string {
  const [, cause = reason, code] = /^(.+); this price does not include (\w+)$/s.exec(reason) ?? [];
  if (code !== undefined) return `${reasonIn(cause, words) ?? cause}；此價格不包括 ${code}`;
  const [, refusal] = /^(.+); priced at standard insurance$/s.exec(reason) ?? [];
  if (refusal !== undefined) return `${reasonIn(refusal, words) ?? refusal}；按標準保險計算`;
  return reasonIn(reason, words) ?? reason;
}

function reasonIn(reason: string, words: CatalogWords): string | undefined {
  const [, service, about = ''] = /^(the service|[A-Z0-9_]+) (.+)$/s.exec(reason) ?? [];
  return (
    sentenceIn(reason, words) ??
    translateMessage(reason, reasonForms, words) ??
    (service === undefined ? undefined : translateMessage(about, serviceForms, words))
  );
}

/** Returns the translation of the first form that a message has. */
export function translateMessage(
  message: string,
  forms: readonly MessageForm[],
  words: CatalogWords = noWords,
): string | undefined {
  const [, name] = /^has a name that (.+)$/s.exec(message) ?? [];
  if (name !== undefined) {
    const about = translateMessage(name, forms, words);
    return about === undefined ? undefined : `名稱${about}`;
  }
  for (const [pattern, translate] of forms) {
    const [opening, ...parts] = pattern.exec(message) ?? [];
    if (opening !== undefined)
      return translate(...parts.filter((part) => part !== undefined).map((part) => partIn(part, words)));
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
