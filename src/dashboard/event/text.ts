import type { Language } from '../../tracking/page/page-text.ts';
import type { TextsLike } from '../text/english.ts';
import { numberText } from '../text/number.ts';

const english = {
  title: 'Events',
  lead: 'Everything that happened in this mode, newest first, whether an endpoint received it or not.',
  type: 'Event type',
  id: 'Event ID',
  shipment: 'Shipment',
  occurred: 'Time',
  deliveries: 'Deliveries',
  noEndpoint: 'None',
  results: (succeeded: number, failed: number, waiting: number) =>
    [
      succeeded > 0 ? `${numberText(succeeded)} delivered` : '',
      failed > 0 ? `${numberText(failed)} failed` : '',
      waiting > 0 ? `${numberText(waiting)} waiting` : '',
    ]
      .filter(Boolean)
      .join(', '),
  none: 'No events match these filters.',
  noneYet: 'No events in this mode yet. Book a shipment, and its events appear here.',
  back: 'Back to the events',
  summary: 'Summary',
  body: 'Body',
  noDeliveries: 'No endpoint subscribed to this event when it happened.',
  ofShipment: 'Events and deliveries',
  noneOfShipment: 'No events yet.',
  allOfShipment: 'All events of this shipment',
} as const;

type EventText = TextsLike<typeof english>;

const traditionalChinese: EventText = {
  title: '事件',
  lead: '此模式發生的所有事件，最新的先列出，不論有否端點接收。',
  type: '事件類型',
  id: '事件編號',
  shipment: '貨件',
  occurred: '時間',
  deliveries: '傳送',
  noEndpoint: '沒有',
  results: (succeeded, failed, waiting) =>
    [
      succeeded > 0 ? `${numberText(succeeded)} 個已送達` : '',
      failed > 0 ? `${numberText(failed)} 個失敗` : '',
      waiting > 0 ? `${numberText(waiting)} 個等候中` : '',
    ]
      .filter(Boolean)
      .join('、'),
  none: '沒有符合篩選條件的事件。',
  noneYet: '此模式尚未有事件。貨件下單後，其事件會在此顯示。',
  back: '返回事件',
  summary: '摘要',
  body: '內容',
  noDeliveries: '此事件發生時沒有端點訂閱。',
  ofShipment: '事件與傳送',
  noneOfShipment: '尚未有事件。',
  allOfShipment: '此貨件的所有事件',
};

export const eventTexts: Readonly<Record<Language, EventText>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};
