import type { Language } from '../../../language.ts';
import { translated } from '../../text.ts';

/** Returns the code, or its name in Chinese. */
export function currencyName(currency: string, language: Language): string {
  const names = new Intl.DisplayNames('zh-HK', { type: 'currency' });
  return language === 'en' ? currency : (names.of(currency) ?? currency);
}

export const rateTexts = translated({
  title: ['Exchange rates', '匯率'],
  current: [(currency: string) => `${currency} to HKD`, (currency: string) => `${currency}兌港元`],
  rate: [
    (rate: string, currency: string) => `1 ${currency} = HKD ${rate}`,
    (rate: string, currency: string) => `1 ${currency} = ${rate} 港元`,
  ],
  noRate: ['No rate is set. Declarations in USD are refused.', '沒有設定匯率。系統會拒絕以美元申報。'],
  noOtherRate: [
    'No rate is set. Limits of laws in this currency only warn, and orders with fees in it are refused.',
    '沒有設定匯率。以此貨幣訂明的法例限額只會作出警告，需要此貨幣收費的訂單會被拒絕。',
  ],
  state: ['State', '狀態'],
  states: {
    current: ['In use', '使用中'],
    stale: ['In use, but older than 36 hours', '使用中，但已超過 36 小時'],
    expired: ['Older than 7 days and no longer used', '已超過 7 天而不再使用'],
    cleared: ['Cleared', '已清除'],
    none: ['Never set', '從未設定'],
  },
  refusesUsd: ['Declarations in USD are refused', '系統會拒絕以美元申報'],
  source: ['Source', '來源'],
  sources: {
    daily: ['Fetched', '自動取得'],
    manual: ['Set by hand', '人手設定'],
    cleared: ['Cleared', '已清除'],
  },
  since: ['Since', '自'],
  age: ['Age', '已過時間'],
  minutes: [(n: number) => `${n} min`, (n: number) => `${n} 分鐘`],
  hours: [(n: number) => (n === 1 ? '1 hour' : `${n} hours`), (n: number) => `${n} 小時`],
  days: [(n: number) => (n === 1 ? '1 day' : `${n} days`), (n: number) => `${n} 天`],
  fetching: ['Daily fetch', '每日取得'],
  fetches: [
    'On: a fetched rate replaces one that was set by hand after a day',
    '已啟用：人手設定的匯率一天後會被取得的匯率取代',
  ],
  noFetch: ['Off: rates are set by hand', '已停用：匯率由人手設定'],
  others: ['Currencies of laws', '法例所用貨幣'],
  othersHint: [
    'Fees and limits that a law names in another currency are converted with these rates. The catalog says which are needed.',
    '法例以其他貨幣訂明的費用及限額，會按這些匯率換算。所需貨幣由目錄訂明。',
  ],
  currency: ['Currency', '貨幣'],
  isNeeded: ['Needed by the catalog', '目錄需要'],
  needed: { yes: ['Yes', '是'], no: ['No', '否'] },
  set: ['Set the rate', '設定匯率'],
  field: [(currency: string) => `HKD for 1 ${currency}`, (currency: string) => `1 ${currency}兌港元`],
  usdHint: ['From 1 to 100, with at most 6 decimals, such as 7.8', '由 1 至 100，最多 6 位小數，例如 7.8'],
  hint: [
    (example: string) => `Above 0 and at most 100, with at most 9 decimals, such as ${example}`,
    (example: string) => `大於 0 而不超過 100，最多 9 位小數，例如 ${example}`,
  ],
  usdFault: [
    'The rate must be from 1 to 100, with at most 6 decimals, such as 7.8.',
    '匯率須由 1 至 100，最多 6 位小數，例如 7.8。',
  ],
  fault: [
    (example: string) =>
      `The rate must be above 0 and at most 100, with at most 9 decimals, such as ${example}.`,
    (example: string) => `匯率須大於 0 而不超過 100，最多 9 位小數，例如 ${example}。`,
  ],
  next: ['Continue', '繼續'],
  confirmTitle: [
    (rate: string, currency: string) => `Set the rate of ${currency} to ${rate}?`,
    (rate: string, currency: string) => `將${currency}匯率設定為 ${rate}？`,
  ],
  before: ['Now', '現時'],
  after: ['New', '新匯率'],
  change: ['Change', '變動'],
  usdEffect: [
    'Declarations in USD are converted with the new rate at once. Booked shipments keep their rate.',
    '以美元申報的金額會即時按新匯率換算。已下單的貨件維持原有匯率。',
  ],
  effect: [
    'Fees and limits in this currency are converted with the new rate at once. Booked shipments keep their rate.',
    '以此貨幣訂明的費用及限額會即時按新匯率換算。已下單的貨件維持原有匯率。',
  ],
  large: [
    'The rate changes by more than 5 %. Compare it with a second source.',
    '匯率變動超過 5%。請與另一來源核對。',
  ],
  doubtful: [
    'This is probably a mistake: the rate changes by more than 20 %.',
    '這很可能有誤：匯率變動超過 20%。',
  ],
  unusual: [
    'This is probably a mistake: it is far from the usual rate of this currency.',
    '這很可能有誤：與此貨幣的一般匯率相差甚遠。',
  ],
  checked: ['I have compared the rate with a second source.', '我已與另一來源核對匯率。'],
  unchecked: [
    'Confirm that you have compared the rate with a second source. Nothing was changed.',
    '請確認你已與另一來源核對匯率。沒有作出更改。',
  ],
  confirm: ['Set the rate', '設定匯率'],
  keep: ['Keep the current rate', '維持現有匯率'],
  moved: ['Another rate was set since. Nothing was changed.', '其後已設定另一匯率。沒有作出更改。'],
  done: {
    saved: ['The rate is set.', '已設定匯率。'],
    withdrawn: ['The planned rate is taken back.', '已撤回預定匯率。'],
    gone: [
      'This rate is in force already, or was taken back before. Nothing was changed.',
      '此匯率已生效或已撤回。沒有作出更改。',
    ],
  },
  day: ['In force from', '生效日期'],
  dayHint: [
    'Empty: at once. Otherwise from the beginning of this day, Hong Kong time, at most a year ahead',
    '留空即時生效，否則由當日零時起（香港時間），最多一年後',
  ],
  dayFault: [
    'The day must be after today, Hong Kong time, and at most a year ahead. Leave it empty for a rate from now on.',
    '日期須在今日之後（香港時間），並在一年內。如要即時生效，請留空。',
  ],
  atOnce: ['At once', '即時'],
  fromDay: [
    (day: string) => `The beginning of ${day}, Hong Kong time`,
    (day: string) => `${day} 零時（香港時間）`,
  ],
  plannedEffect: [
    'Until then the current rate stays. Booked shipments keep their rate. The planned rate can be taken back before its day.',
    '在此之前維持現有匯率。已下單的貨件維持原有匯率。生效前可撤回預定匯率。',
  ],
  plan: ['Plan the rate', '預定匯率'],
  plannedRates: ['Planned rates', '預定匯率'],
  plannedHint: [
    'Each comes into force within a minute of the beginning of its day, Hong Kong time.',
    '每項匯率會於當日零時（香港時間）起一分鐘內生效。',
  ],
  plannedFor: [
    (rate: string, day: string) => `Planned: ${rate} from ${day}, Hong Kong time.`,
    (rate: string, day: string) => `已預定：${day} 起（香港時間）${rate}。`,
  ],
  action: ['Action', '操作'],
  withdraw: ['Take back', '撤回'],
  replace: ['Replace the planned rate', '取代預定匯率'],
  planMoved: [
    'Another rate was planned for this day, or its plan was taken back, in the meantime. Nothing was changed.',
    '期間已為當日預定另一匯率，或已撤回預定匯率。沒有作出更改。',
  ],
  replaces: ['Replaces the planned rate', '取代原有預定匯率'],
  withdrawTitle: [
    (currency: string) => `Take back the planned rate of ${currency}?`,
    (currency: string) => `撤回${currency}的預定匯率？`,
  ],
  withdrawEffect: ['The rate then does not change on this day.', '當日匯率將不會更改。'],
  keepPlanned: ['Keep the planned rate', '保留預定匯率'],
  withdrawOf: [(day: string) => `Take back the rate from ${day}`, (day: string) => `撤回 ${day} 起的匯率`],
  history: ['History', '記錄'],
  none: ['No rate was ever set.', '從未設定匯率。'],
  chart: [
    (name: string, from: string, to: string) => `${name}, the last rates, from ${from} to ${to}`,
    (name: string, from: string, to: string) => `${name}，最近的匯率，由 ${from} 至 ${to}`,
  ],
  older: ['Older rates', '較舊的匯率'],
});

/** Says an age in minutes, hours or days, rounded down. */
export function ageText(seconds: number, language: Language): string {
  const text = rateTexts[language];
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return text.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? text.hours(hours) : text.days(Math.floor(hours / 24));
}
