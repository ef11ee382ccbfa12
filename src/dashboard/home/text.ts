import { numberText, translated } from '../text.ts';

export const homeTexts = translated({
  title: ['Home', '主頁'],
  available: ['Available', '可用'],
  opensInTest: {
    lead: [
      'Your account cannot book live parcels yet, so Sampan opens in test mode. It opens in live mode once money is added.',
      '你的帳戶尚未能為正式貨件下單，所以 Sampan 以測試模式開啟。增值後會以正式模式開啟。',
    ],
    addMoney: ['How to add money', '如何增值'],
  },
  latest: ['Latest shipments', '最新貨件'],
  all: ['All shipments', '所有貨件'],
  none: [
    'No shipments in this mode yet. Book the first one here or with the API.',
    '此模式尚未有貨件。請在此或以 API 為第一件貨件下單。',
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
  before: ['The 30 days before', '之前 30 日'],
  change: [
    (count: number) => `${numberText(count)} in the 30 days before.`,
    (count: number) => `之前 30 日為 ${numberText(count)} 件。`,
  ],
  queue: {
    title: ['To do', '待辦'],
    none: ['Nothing waits for you.', '沒有待辦事項。'],
    toBook: ['Rows to correct and book', '待更正並下單的列'],
    toPrint: ['Labels to print', '待列印標籤'],
    toHandOver: [(carrier: string) => `To hand over to ${carrier}`, (carrier: string) => `待交予${carrier}`],
    problems: ['Problems', '問題'],
    noProblems: ['No parcel has a problem.', '沒有貨件出現問題。'],
    money: ['Money', '款項'],
    heldBy: [
      (amount: string) => `Parcels with ${amount} on hold`,
      (amount: string) => `件貨件預留共 ${amount}`,
    ],
    lasts: [
      (days: number) =>
        days > 365 ? 'Over a year' : days === 1 ? 'About 1 day' : `About ${numberText(days)} days`,
      (days: number) => (days > 365 ? '一年以上' : `約 ${numberText(days)} 日`),
    ],
    lastsAtSpeed: ['The money lasts, at the speed of the last 14 days', '按最近 14 日的支出速度，款項可用'],
    lastsHint: [
      (spend: string) =>
        `${spend} a day: final fees minus refunds, and what was put on hold for parcels without a final fee.`,
      (spend: string) => `每日 ${spend}：最終費用減退款，加上為未有最終費用的貨件預留的款項。`,
    ],
    noSpend: ['Nothing was spent in the last 14 days.', '最近 14 日沒有支出。'],
    tooFewDays: [
      'How long the money lasts is shown after a week of use.',
      '使用一星期後會顯示款項可用多久。',
    ],
    reasons: {
      to_print: ['To print', '待列印'],
      to_hand_over: ['To hand over', '待交收'],
      problems: ['Problems', '問題'],
      not_confirmed: ['Not confirmed by the carrier', '承運商未確認'],
      customs_hold: ['Held by customs', '海關扣留'],
      address_query: ['Address unclear', '地址有疑問'],
      delivery_failed: ['Delivery failed', '派送失敗'],
      exception: ['Stopped for another reason', '因其他原因停滯'],
      pickup_overdue: ['Not collected for more than 5 days', '超過 5 日未領取'],
      returning: ['On the way back', '退回途中'],
      returned: ['Came back', '已退回'],
      lost: ['Lost', '遺失'],
      damaged: ['Damaged or destroyed', '損毀或銷毀'],
      cost_above_quote: ['Cost more than quoted', '收費高於報價'],
      held: ['Money on hold', '款項預留中'],
    },
  },
});
