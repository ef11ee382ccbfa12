import type { VNode } from 'preact';
import type { Schemas } from '../../generated/operations.ts';
import { reasonText, violationText } from '../contract/contract-text.ts';
import { fieldLabel } from '../contract/field-name.ts';
import { html } from '../html.ts';
import type { Pair } from '../language.ts';
import type { PageRequest } from './page-request.ts';
import { labeled, translated } from './text.ts';
import { dayText } from './view/data.ts';

export const adviceTexts = translated({
  warnings: ['Warnings', '警告'],
  kinds: {
    POSTAL_CODE_MISSING: ['The country requires a postal code', '此國家或地區必須填寫郵政編碼'],
    POSTAL_CODE_INVALID: ['This is not a postal code of the country', '這不是此國家或地區的郵政編碼'],
    POSTAL_CODE_FORMAT: ['It is usually written in another way', '通常以另一種格式書寫'],
    POSTAL_CODE_NOT_USED: ['The country has no postal codes', '此國家或地區沒有郵政編碼'],
    POSTAL_CODE_ELSEWHERE: ['This postal code belongs to another place', '此郵政編碼屬於另一地方'],
    REGION_MISSING: ['The country requires a state or province', '此國家必須填寫州或省'],
    REGION_UNKNOWN: ['This is not a state or province of the country', '這不是此國家的州或省'],
    REGION_FORMAT: ['It is usually written in another way', '通常以另一種格式書寫'],
    CITY_UNKNOWN: ['This is not a known city of the region', '這不是該區已知的城市'],
    CITY_FORMAT: ['It is usually written in another way', '通常以另一種格式書寫'],
    PHONE_INVALID: ['This number does not exist', '此號碼不存在'],
    PHONE_WITHOUT_CALLING_CODE: [
      'The country calling code is missing. Carriers outside Hong Kong need it',
      '欠缺國際區號。香港以外的承運商需要區號',
    ],
    PO_BOX: [
      'This is a post office box, and a courier delivers to street addresses. Enter one, or choose a postal service',
      '這是郵政信箱，而速遞只派送至街道地址。請填寫街道地址，或選擇郵政服務',
    ],
    TEXT_LOST: [
      'A program destroyed this text, or read it in a wrong encoding. Write it again',
      '程式破壞了此內容，或曾以錯誤的編碼讀取。請重新填寫',
    ],
    TEXT_MISREAD: ['This was read in a wrong encoding, or has HTML', '此內容曾以錯誤的編碼讀取，或含有 HTML'],
    WEIGHT_UNUSUAL: [
      'This is at least 10 times the usual weight of the file. Check it, and the price',
      '此重量為檔案中一般重量的 10 倍或以上。請核對重量及價格',
    ],
    DESCRIPTION_NOT_ENGLISH: [
      'Customs there do not read this script. Write in English what it is, such as Cotton T-shirt',
      '當地海關無法閱讀此文字。請以英文填寫物品，例如 Cotton T-shirt',
    ],
    HS_CODE_INVALID: [
      'This is not an HS code. Write at least 6 digits, such as 6109.10',
      '這並非 HS 編碼。請填寫最少 6 個數字，例如 6109.10',
    ],
  } as Readonly<Record<string, Pair>>,
  suggested: [(value: string) => `Suggestion: ${value}`, (value: string) => `建議填寫：${value}`],
  use: [(value: string) => `Use ${value}`, (value: string) => `採用 ${value}`],
  useNone: ['Leave it empty', '留空'],
  suggestedEmpty: ['Suggestion: leave it empty', '建議留空'],
  placed: [
    (number: string, day: string) => `Already booked as shipment ${number} on ${day}`,
    (number: string, day: string) => `已於${day}下單，貨件編號 ${number}`,
  ],
  waiting: [
    (batch: string, day: string) => `Waits in batch ${batch} of ${day}`,
    (batch: string, day: string) => `正在${day}的批次 ${batch} 等候下單`,
  ],
});

/** Advice of validateAddress, or a warning of a dry run. */
type Advice = Pick<Schemas['Warning'], 'code' | 'message'> & { readonly suggestion?: string | null };

/** The language of a page, and the live catalog, which has the Chinese sentences of its rules. */
export type Reader = Pick<PageRequest, 'language' | 'context'>;

/** Returns the message of a violation in the language of the page. */
export function faultText(
  violation: Pick<Schemas['Violation'], 'code' | 'message'>,
  { language, context }: Reader,
): string {
  return violationText(violation, language, context.catalog.current.chinese);
}

/** Returns a reason of the price, or the sentence of a rule, in the language of the page. */
export function noteText(reason: string, { language, context }: Reader): string {
  return reasonText(reason, language, context.catalog.current.chinese);
}

/** Returns advice in the language of the page, with the value that is suggested. */
export function adviceText({ code, message, suggestion = null }: Advice, reader: Reader): string {
  const { language } = reader;
  const text = adviceTexts[language];
  const [, number, shippedOn] = /^belongs to shipment (\w+) of (\S+)$/.exec(message) ?? [];
  if (number && shippedOn) return text.placed(number, dayText(shippedOn, language));
  const [, batch, acceptedOn] =
    /^belongs to an order that waits in batch (\w+) of (\S+)$/.exec(message) ?? [];
  if (batch && acceptedOn) return text.waiting(batch, dayText(acceptedOn, language));
  const advice = text.kinds[code] ?? faultText({ code, message }, reader);
  const suggested =
    suggestion === null ? [] : [suggestion === '' ? text.suggestedEmpty : text.suggested(suggestion)];
  return [advice, ...suggested].join(language === 'en' ? '. ' : '。');
}

/** Lists the warnings of an order; null without any. */
export function warningsSection(reader: Reader, warnings: readonly Schemas['Warning'][] = []): VNode | null {
  if (warnings.length === 0) return null;
  const { language } = reader;
  return html`<section><h2>${adviceTexts[language].warnings}</h2>
    <ul>${warnings.map((one) => html`<li>${labeled(fieldLabel(one.path, language), adviceText(one, reader), language)}</li>`)}</ul>
  </section>`;
}
