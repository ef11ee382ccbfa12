import { numberText, translated } from '../text.ts';

export const walletTexts = translated({
  title: ['Wallet', '錢包'],
  testMode: [
    'Test mode has no wallet: test shipments are free. Switch to live mode to see the wallet.',
    '測試模式沒有錢包：測試貨件免費。請切換至正式模式查看錢包。',
  ],
  balance: ['Balance', '結餘'],
  spend: ['Spend in the last 30 days', '最近 30 日支出'],
  spendLead: [
    (total: string) => `${total}: final fees minus refunds, by the day they were charged.`,
    (total: string) => `${total}：最終費用減退款，按扣款日計算。`,
  ],
  noSpend: ['Nothing was charged in the last 30 days.', '最近 30 日沒有扣款。'],
  day: ['Day', '日期'],
  amount: ['Amount', '金額'],
  asTable: ['Show as a table', '以表格顯示'],
  threshold: ['Low balance warning', '低結餘提示'],
  thresholdLead: [
    'When less than this is available, the people who chose it in Settings get an email. Programs that are connected to this account are told too.',
    '可用金額低於此金額時，在「設定」中選擇了此通知的用戶會收到電郵，已連接此帳戶的程式亦會收到通知。',
  ],
  thresholdField: ['Amount in HKD', '金額（HKD）'],
  thresholdHint: ['Leave empty for no warning.', '留空即不提示。'],
  thresholdFault: [
    'Enter an amount in HKD of 0 or more, with at most 2 decimals, such as 500 or 12.50.',
    '請輸入 0 或以上、最多兩位小數的 HKD 金額，例如 500 或 12.50。',
  ],
  thresholdSaved: ['The low balance warning is saved.', '已儲存低結餘提示。'],
  thresholdNow: [(amount: string) => `Warn below ${amount}`, (amount: string) => `低於 ${amount} 時提示`],
  thresholdNone: ['No warning is set.', '未設定提示。'],
  save: ['Save', '儲存'],
  entries: ['Entries', '記錄'],
  entriesOf: [
    (number: string) => `Entries of shipment ${number}`,
    (number: string) => `貨件 ${number} 的記錄`,
  ],
  from: ['From', '由'],
  to: ['To', '至'],
  opening: ['Opening balance', '期初結餘'],
  closing: ['Closing balance', '期末結餘'],
  balanceSoFar: ['Balance so far', '至今結餘'],
  ofAllEntries: [
    'These balances include the entries that the filters leave out.',
    '此等結餘包括未符合篩選條件的記錄。',
  ],
  noMatch: ['No entries match these filters.', '沒有符合這些篩選條件的記錄。'],
  none: ['No entries. Top-ups and bookings appear here.', '沒有記錄。增值及下單會在此顯示。'],
  type: ['Type', '類型'],
  allTypes: ['All types', '所有類型'],
  export: ['Export as CSV', '匯出 CSV'],
  change: ['Change', '變動'],
  balanceAfter: ['Balance after', '變動後結餘'],
  charged: ['In or out', '收支'],
  onHold: ['On hold', '預留'],
  holdMore: [(amount: string) => `${amount} more`, (amount: string) => `增加 ${amount}`],
  holdLess: [(amount: string) => `${amount} less`, (amount: string) => `減少 ${amount}`],
  overview: {
    held: [
      (count: number) => (count === 1 ? 'On hold for 1 parcel' : `On hold for ${numberText(count)} parcels`),
      (count: number) => `為 ${numberText(count)} 件貨件預留`,
    ],
    spend: ['A day, on average of the last 14 days', '最近 14 日每日平均'],
    aboveQuote: [
      (count: number) =>
        count === 1 ? '1 parcel cost more than quoted' : `${numberText(count)} parcels cost more than quoted`,
      (count: number) => `${numberText(count)} 件貨件收費高於報價`,
    ],
  },
  aboveQuote: {
    title: ['Cost more than quoted', '收費高於報價'],
    lead: [
      'Parcels of the last 60 days whose final fee is above the price at booking. Open a parcel to dispute its charge.',
      '最近 60 日最終費用高於下單時價格的貨件。開啟貨件即可對收費提出異議。',
    ],
    sum: [
      (count: number, amount: string) =>
        count === 1
          ? `1 parcel, ${amount} more in total`
          : `${numberText(count)} parcels, ${amount} more in total`,
      (count: number, amount: string) => `${numberText(count)} 件貨件，合共高出 ${amount}`,
    ],
    none: ['No parcel of the last 60 days cost more than quoted.', '最近 60 日沒有貨件收費高於報價。'],
    parcel: ['Parcel', '貨件'],
    quoted: ['Quoted', '報價'],
    charged: ['Charged', '實收'],
    more: ['More', '高出'],
    refunded: ['Refunded', '已退款'],
    refundedOf: [(amount: string) => `; ${amount} was refunded`, (amount: string) => `；已退款 ${amount}`],
    reason: ['Reason', '原因'],
    settled: ['Charged on', '收費時間'],
  },
  availableAfter: ['Available after', '變動後可用'],
  cause: ['Cause', '原因'],
  types: {
    top_up: ['Money added', '增值'],
    hold: ['On hold for a parcel', '為貨件預留'],
    void: ['No longer on hold', '取消預留'],
    post: ['Parcel charged', '貨件收費'],
    duties: ['Duties and taxes: difference', '關稅及稅項差額'],
    refund: ['Refund', '退款'],
    adjust: ['Correction', '更正'],
  },
  costsSoFar: {
    title: [(month: string) => `${month} so far`, (month: string) => `${month}（至今）`],
    fees: ['Final fees minus refunds', '最終費用減退款'],
    onHold: ['On hold for parcels without a final fee', '為未有最終費用的貨件預留'],
    together: ['Together', '合計'],
  },
  statement: {
    title: ['Statements', '月結單'],
    lead: [
      'A month ends at midnight in Hong Kong. An hour later its figures are final, and its invoice is here.',
      '每月以香港時間午夜為界。一小時後數字不再變動，發票亦會在此提供。',
    ],
    month: ['Month', '月份'],
    charged: ['Charged', '收費'],
    refunded: ['Refunds', '退款'],
    corrected: ['Corrections', '更正'],
    soFar: [(value: string) => `${value} so far`, (value: string) => `${value}（至今）`],
    statement: ['Statement', '月結單'],
    invoice: ['Invoice', '發票'],
    notYet: ['After the end of the month', '月底後提供'],
    older: ['Earlier months', '較早月份'],
  },
  payment: {
    title: ['Add money', '增值'],
    none: [
      'Ask the operator of this service how to pay. The money appears here when it has arrived.',
      '請向本服務的營運商查詢付款方法。款項到帳後會在此顯示。',
    ],
    account: ['Account ID', '帳戶編號'],
    accountHint: [
      'Name the account ID with your payment, so that it reaches this wallet.',
      '付款時請註明帳戶編號，以便款項撥入此錢包。',
    ],
    operator: {
      title: ['How merchants add money', '商戶增值方法'],
      lead: [
        'Shown on the wallet of every account, when a booking fails for lack of money, and in emails about a low balance. Write bank details and a contact.',
        '顯示於每個帳戶的錢包、因結餘不足而未能下單的頁面，以及低結餘電郵。請填寫銀行資料及聯絡方法。',
      ],
      english: ['Text in English', '英文內容'],
      chinese: ['Text in Traditional Chinese', '繁體中文內容'],
      hint: [
        'Plain text of at most 2,000 characters. Addresses that begin with https:// become links. Without a text, pages show the other language.',
        '純文字，最多 2,000 個字元。以 https:// 開頭的網址會成為連結。如沒有內容，頁面會顯示另一語言的內容。',
      ],
      fault: [
        'Use at most 2,000 characters, without control characters.',
        '最多 2,000 個字元，不可包含控制字元。',
      ],
      save: ['Save the texts', '儲存內容'],
    },
  },
});
