import { countryNames, isCountryCode } from '../../country.ts';
import type { Language } from '../../language.ts';
import type { Status, SubStatus } from '../status.ts';

export type PageMessage = 'noNumber' | 'notFound' | 'unconfirmed' | 'busy' | 'failed';

/** Texts of the tracking page in one language. A carrier's own text is never shown. */
export interface PageText {
  readonly title: string;
  readonly trackingNumber: string;
  readonly lastMileNumber: string;
  readonly destination: string;
  readonly expected: string;
  readonly deliveredAt: string;
  readonly history: string;
  readonly timeZone: string;
  readonly unknownUpdate: string;
  readonly noHistory: string;
  readonly message: Readonly<Record<PageMessage, { readonly title: string; readonly text: string }>>;
  readonly otherLanguage: string;
  readonly status: Readonly<Record<Status, string>>;
  readonly subStatus: Readonly<Record<SubStatus, string>>;
  /** Meaning of a problem for the recipient. */
  readonly explanation: Readonly<Partial<Record<SubStatus, string>>>;
}

export const pageTexts: Readonly<Record<Language, PageText>> = {
  en: {
    title: 'Track your parcel',
    trackingNumber: 'Tracking number',
    lastMileNumber: 'Local delivery number',
    destination: 'Destination',
    expected: 'Expected delivery',
    deliveredAt: 'Delivered',
    history: 'History',
    timeZone: 'All times are UTC.',
    unknownUpdate: 'Update from the carrier',
    noHistory: 'No tracking events yet.',
    message: {
      noNumber: {
        title: 'Track your parcel',
        text: 'Open the link that the shop sent you. It shows where your parcel is.',
      },
      notFound: {
        title: 'Parcel not found',
        text: 'This link is not valid. Check that the link is complete, or ask the shop that sent it to you.',
      },
      unconfirmed: {
        title: 'Not confirmed yet',
        text: 'The carrier has not confirmed this parcel yet. Please check again in a few minutes.',
      },
      busy: { title: 'Too many requests', text: 'Please wait a moment, then reload this page.' },
      failed: {
        title: 'Not available right now',
        text: 'We cannot show your parcel at the moment. Please reload this page in a minute.',
      },
    },
    otherLanguage: '繁體中文',
    status: {
      label_created: 'Label created',
      picked_up: 'Picked up',
      in_transit: 'In transit',
      out_for_delivery: 'Out for delivery',
      available_for_pickup: 'Ready for pickup',
      delivery_failed: 'Delivery attempt failed',
      exception: 'Needs attention',
      returning: 'Returning to sender',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
      returned: 'Returned to sender',
    },
    subStatus: {
      info_received: 'Shipping details received',
      export_customs: 'Export customs',
      departed_origin: 'Departed from the country of origin',
      arrived_destination_country: 'Arrived in the destination country',
      import_customs: 'Import customs',
      customs_hold: 'Held by customs',
      customs_cleared: 'Cleared by customs',
      handed_to_last_mile: 'Handed to the local carrier',
      arrived_at_delivery_depot: 'Arrived at the delivery depot',
      address_query: 'The address must be checked',
      recipient_unavailable: 'The recipient was not available',
      refused: 'Refused by the recipient',
      delayed: 'Delayed',
      lost: 'Lost',
      damaged: 'Damaged',
    },
    explanation: {
      customs_hold: 'Customs has stopped the parcel for a check. The delivery takes longer.',
      address_query:
        'The carrier cannot deliver the parcel before the address is right. Please ask the shop that sent it.',
      delayed: 'The parcel arrives later than planned.',
      lost: 'The carrier cannot find the parcel. Please ask the shop that sent it.',
      damaged: 'The parcel was damaged on its way. Please ask the shop that sent it.',
    },
  },
  'zh-Hant': {
    title: '追蹤包裹',
    trackingNumber: '追蹤編號',
    lastMileNumber: '當地派送編號',
    destination: '目的地',
    expected: '預計送達',
    deliveredAt: '送達時間',
    history: '物流記錄',
    timeZone: '所有時間均為協調世界時（UTC）。',
    unknownUpdate: '承運商更新',
    noHistory: '暫無記錄。',
    message: {
      noNumber: {
        title: '追蹤包裹',
        text: '請開啟商戶寄給你的連結，即可查看包裹位置。',
      },
      notFound: {
        title: '找不到包裹',
        text: '此連結無效。請檢查連結是否完整，或向寄出連結的商戶查詢。',
      },
      unconfirmed: { title: '尚未確認', text: '承運商尚未確認此包裹，請於數分鐘後再查看。' },
      busy: { title: '請求過多', text: '請稍候片刻，然後重新載入此頁。' },
      failed: { title: '暫時無法顯示', text: '目前無法顯示您的包裹，請於一分鐘後重新載入此頁。' },
    },
    otherLanguage: 'English',
    status: {
      label_created: '已建立運單',
      picked_up: '已取件',
      in_transit: '運送中',
      out_for_delivery: '派送中',
      available_for_pickup: '可供領取',
      delivery_failed: '派送未成功',
      exception: '運送異常',
      returning: '退回寄件人途中',
      delivered: '已送達',
      cancelled: '已取消',
      returned: '已退回寄件人',
    },
    subStatus: {
      info_received: '已收到寄件資料',
      export_customs: '出口清關',
      departed_origin: '已離開始發地',
      arrived_destination_country: '已抵達目的地國家／地區',
      import_customs: '進口清關',
      customs_hold: '海關扣查中',
      customs_cleared: '已完成清關',
      handed_to_last_mile: '已交予當地承運商',
      arrived_at_delivery_depot: '已抵達派送站',
      address_query: '地址有待核實',
      recipient_unavailable: '收件人不在',
      refused: '收件人拒收',
      delayed: '延誤',
      lost: '遺失',
      damaged: '損毀',
    },
    explanation: {
      customs_hold: '海關扣查此包裹，派送需時較長。',
      address_query: '地址更正前，承運商無法派送此包裹，請向寄出包裹的商戶查詢。',
      delayed: '包裹將較預期遲送達。',
      lost: '承運商找不到此包裹，請向寄出包裹的商戶查詢。',
      damaged: '包裹在運送途中損毀，請向寄出包裹的商戶查詢。',
    },
  },
};

let chineseNames: ReadonlyMap<string, string> | undefined;

/** Returns a place of a checkpoint in a language, if it is the English name of a country; other places as they are. */
export function translateLocation(location: string, language: Language): string {
  if (language === 'en') return location;
  chineseNames ??= namesOfCountries();
  return chineseNames.get(location) ?? location;
}

function namesOfCountries(): ReadonlyMap<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountryCode);
  const names = codes.map(countryNames).map(({ en, zh_hk }) => [en, zh_hk ?? en] as const);
  // Carriers and test mode use the short name.
  return new Map([...names, ['Hong Kong', '香港']]);
}
