import { numberText, translated } from '../text.ts';

export const homeTexts = translated({
  title: ['Home', '主頁'],
  start: ['Get started', '開始使用'],
  makeKey: ['Create an API key', '建立 API 金鑰'],
  balance: ['Wallet balance', '錢包結餘'],
  available: ['Available', '可用'],
  held: ['Held for shipments that are not settled', '為未結算貨件預留'],
  latest: ['Latest shipments', '最新貨件'],
  all: ['All shipments', '所有貨件'],
  none: [
    'No shipments in this mode yet. Book the first one here or with the API.',
    '此模式尚未有貨件。請在此或以 API 為第一件貨件下單。',
  ],
  documentation: ['Documentation', '文件'],
  withKey: [
    (label: string, last4: string, key: string) =>
      `Your key "${label}" ends in ${last4}. Put the whole key in place of ${key}, then run this in a terminal:`,
    (label: string, last4: string, key: string) =>
      `你的金鑰「${label}」以 ${last4} 結尾。請以完整金鑰取代 ${key}，然後在終端機執行：`,
  ],
  needKey: [
    (key: string) => `Create an API key first. Put it in place of ${key}, then run this in a terminal:`,
    (key: string) => `請先建立 API 金鑰，以該金鑰取代 ${key}，然後在終端機執行：`,
  ],
  volume: ['Shipments in the last 30 days', '最近 30 日貨件'],
  volumeLead: [
    (count: number) =>
      count === 1
        ? '1 shipment, by the day it was booked.'
        : `${numberText(count)} shipments, by the day they were booked.`,
    (count: number) => `${numberText(count)} 件貨件，按下單日計算。`,
  ],
  noVolume: ['No shipments in the last 30 days.', '最近 30 日沒有貨件。'],
  count: ['Shipments', '貨件'],
  performance: ['Performance, last 30 days', '最近 30 日表現'],
  delivered: ['Delivered', '已送達'],
  deliveredOf: [
    (delivered: number, all: number, percent: string) =>
      `${percent} (${numberText(delivered)} of ${numberText(all)})`,
    (delivered: number, all: number, percent: string) =>
      `${percent}（${numberText(all)} 件中的 ${numberText(delivered)} 件）`,
  ],
  transit: ['From booking to delivery, on average', '由下單至送達的平均時間'],
  failures: ['Problems by reason', '問題原因'],
  reason: ['Reason', '原因'],
  noFailures: ['No shipment of the last 30 days has a problem.', '最近 30 日的貨件沒有問題。'],
  quota: ['API requests today', '今日 API 請求'],
  quotaOf: [
    (used: string, limit: string) => `${used} of ${limit}`,
    (used: string, limit: string) => `${limit} 次中的 ${used} 次`,
  ],
  quotaUnknown: [
    'The counts are not available right now. Reload the page in a minute.',
    '暫時未能讀取次數。請於一分鐘後重新載入頁面。',
  ],
});
