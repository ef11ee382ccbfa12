import type { Language } from '../../tracking/page/language.ts';
import type { TextsLike } from './english.ts';
import { numberText } from './number-text.ts';

const english = {
  wallet: {
    testMode: 'Test mode has no wallet: test shipments are free. Switch to live mode to see the wallet.',
    balance: 'Balance',
    spend: 'Spend in the last 30 days',
    spendLead: (total: string) => `${total}: final fees minus refunds, by the day they were charged.`,
    noSpend: 'Nothing was charged in the last 30 days.',
    day: 'Day',
    amount: 'Amount',
    asTable: 'Show as a table',
    threshold: 'Low balance warning',
    thresholdLead:
      'Webhook endpoints receive wallet.low_balance when the available amount falls below this amount.',
    thresholdField: 'Amount in HKD',
    thresholdHint: 'Leave empty for no warning.',
    thresholdFault: 'Enter an amount in HKD with at most 2 decimals, such as 500 or 12.50.',
    thresholdNow: (amount: string) => `Warn below ${amount}`,
    thresholdNone: 'No warning is set.',
    save: 'Save',
    entries: 'Entries',
    entriesOf: (number: string) => `Entries of shipment ${number}`,
    all: 'All entries',
    none: 'No entries. Top-ups and bookings appear here.',
    type: 'Type',
    allTypes: 'All types',
    filter: 'Filter',
    export: 'Export as CSV',
    change: 'Change',
    balanceAfter: 'Balance after',
    heldAfter: 'Held after',
    cause: 'Cause',
    types: {
      top_up: 'Top-up',
      hold: 'Hold',
      void: 'Hold released',
      post: 'Final fee',
      refund: 'Refund',
      adjust: 'Adjustment',
    },
  },
  home: {
    endsIn: (label: string, last4: string) => `Your key "${label}" ends in ${last4}.`,
    paste: (key: string) => `Put the whole key in place of ${key}, then run this in a terminal:`,
    needKey: (key: string) =>
      `Create an API key first. Put it in place of ${key}, then run this in a terminal:`,
    volume: 'Shipments in the last 30 days',
    volumeLead: (count: number) =>
      count === 1
        ? '1 shipment, by the day it was booked.'
        : `${numberText(count)} shipments, by the day they were booked.`,
    noVolume: 'No shipments in the last 30 days.',
    count: 'Shipments',
    performance: 'Performance, last 30 days',
    delivered: 'Delivered',
    deliveredOf: (delivered: number, all: number, percent: string) =>
      `${percent} (${numberText(delivered)} of ${numberText(all)})`,
    transit: 'From booking to delivery, on average',
    failures: 'Problems by reason',
    reason: 'Reason',
    noFailures: 'No shipment of the last 30 days has a problem.',
    quota: 'API requests today',
    quotaOf: (used: string, limit: string) => `${used} of ${limit}`,
    quotaUnknown: 'The counts are not available right now. Reload the page in a minute.',
    key: 'Key',
  },
} as const;

type WalletText = TextsLike<typeof english>;

const traditionalChinese: WalletText = {
  wallet: {
    testMode: '測試模式沒有錢包：測試貨件免費。請切換至正式模式查看錢包。',
    balance: '結餘',
    spend: '最近 30 日支出',
    spendLead: (total) => `${total}：最終費用減退款，按扣款日計算。`,
    noSpend: '最近 30 日沒有扣款。',
    day: '日期',
    amount: '金額',
    asTable: '以表格顯示',
    threshold: '低結餘提示',
    thresholdLead: '可用金額低於此金額時，Webhook 端點會收到 wallet.low_balance。',
    thresholdField: '金額（HKD）',
    thresholdHint: '留空即不提示。',
    thresholdFault: '請輸入最多兩位小數的 HKD 金額，例如 500 或 12.50。',
    thresholdNow: (amount) => `低於 ${amount} 時提示`,
    thresholdNone: '未設定提示。',
    save: '儲存',
    entries: '記錄',
    entriesOf: (number) => `貨件 ${number} 的記錄`,
    all: '所有記錄',
    none: '沒有記錄。增值及下單會在此顯示。',
    type: '類型',
    allTypes: '所有類型',
    filter: '篩選',
    export: '匯出 CSV',
    change: '變動',
    balanceAfter: '變動後結餘',
    heldAfter: '變動後預留',
    cause: '原因',
    types: {
      top_up: '增值',
      hold: '預留',
      void: '釋放預留',
      post: '最終費用',
      refund: '退款',
      adjust: '調整',
    },
  },
  home: {
    endsIn: (label, last4) => `你的金鑰「${label}」以 ${last4} 結尾。`,
    paste: (key) => `請以完整金鑰取代 ${key}，然後在終端機執行：`,
    needKey: (key) => `請先建立 API 金鑰，以該金鑰取代 ${key}，然後在終端機執行：`,
    volume: '最近 30 日貨件',
    volumeLead: (count) => `${numberText(count)} 件貨件，按下單日計算。`,
    noVolume: '最近 30 日沒有貨件。',
    count: '貨件',
    performance: '最近 30 日表現',
    delivered: '已送達',
    deliveredOf: (delivered, all, percent) =>
      `${percent}（${numberText(all)} 件中的 ${numberText(delivered)} 件）`,
    transit: '由下單至送達的平均時間',
    failures: '問題原因',
    reason: '原因',
    noFailures: '最近 30 日的貨件沒有問題。',
    quota: '今日 API 請求',
    quotaOf: (used, limit) => `${limit} 次中的 ${used} 次`,
    quotaUnknown: '暫時未能讀取次數。請於一分鐘後重新載入頁面。',
    key: '金鑰',
  },
};

export const walletTexts: Readonly<Record<Language, WalletText>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};
