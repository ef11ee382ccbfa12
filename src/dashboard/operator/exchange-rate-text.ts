import { translated } from '../text.ts';

export const rateTexts = translated({
  title: ['Exchange rate', '匯率'],
  current: ['USD to HKD', '美元兌港元'],
  rate: [(rate: string) => `1 USD = HKD ${rate}`, (rate: string) => `1 美元 = ${rate} 港元`],
  noRate: ['No rate is set. Declarations in USD are refused.', '沒有設定匯率。系統會拒絕以美元申報。'],
  state: ['State', '狀態'],
  states: {
    current: ['In use', '使用中'],
    stale: ['In use, but older than 36 hours', '使用中，但已超過 36 小時'],
    expired: [
      'Older than 7 days and no longer used: declarations in USD are refused',
      '已超過 7 天而不再使用：系統會拒絕以美元申報',
    ],
    cleared: ['Cleared', '已清除'],
    none: ['Never set', '從未設定'],
  },
  source: ['Source', '來源'],
  sources: {
    daily: ['Fetched', '自動取得'],
    manual: ['Set by hand', '人手設定'],
    cleared: ['Cleared', '已清除'],
  },
  since: ['Since', '自'],
  fetching: ['Daily fetch', '每日取得'],
  fetches: [
    'On: a fetched rate replaces one that was set by hand after a day',
    '已啟用：人手設定的匯率一天後會被取得的匯率取代',
  ],
  noFetch: ['Off: no FX_SOURCE_URL is set', '已停用：沒有設定 FX_SOURCE_URL'],
  set: ['Set the rate', '設定匯率'],
  field: ['HKD for 1 USD', '1 美元兌港元'],
  hint: ['From 1 to 100, with at most 6 decimals, such as 7.8', '由 1 至 100，最多 6 位小數，例如 7.8'],
  fault: [
    'The rate must be from 1 to 100, with at most 6 decimals, such as 7.8.',
    '匯率須由 1 至 100，最多 6 位小數，例如 7.8。',
  ],
  next: ['Continue', '繼續'],
  confirmTitle: [(rate: string) => `Set the rate to ${rate}?`, (rate: string) => `將匯率設定為 ${rate}？`],
  before: ['Now', '現時'],
  after: ['New', '新匯率'],
  change: ['Change', '變動'],
  effect: [
    'Declarations in USD are converted with the new rate at once. Booked shipments keep their rate.',
    '以美元申報的金額會即時按新匯率換算。已下單的貨件維持原有匯率。',
  ],
  large: [
    'The rate changes by more than 5 %. Compare it with a second source.',
    '匯率變動超過 5%。請與另一來源核對。',
  ],
  doubtful: [
    'This is probably a mistake: the rate changes by more than 20 %.',
    '這很可能有誤：匯率變動超過 20%。',
  ],
  checked: ['I have compared the rate with a second source.', '我已與另一來源核對匯率。'],
  unchecked: [
    'Confirm that you have compared the rate with a second source. Nothing was changed.',
    '請確認你已與另一來源核對匯率。沒有作出更改。',
  ],
  confirm: ['Set the rate', '設定匯率'],
  keep: ['Keep the current rate', '維持現有匯率'],
  moved: ['Another rate was set since. Nothing was changed.', '其後已設定另一匯率。沒有作出更改。'],
  saved: ['The rate is set.', '已設定匯率。'],
  history: ['History', '記錄'],
  none: ['No rate was ever set.', '從未設定匯率。'],
  chart: [
    (from: string, to: string) => `HKD for 1 USD, the last rates, from ${from} to ${to}`,
    (from: string, to: string) => `1 美元兌港元，最近的匯率，由 ${from} 至 ${to}`,
  ],
  older: ['Older rates', '較舊的匯率'],
});
