import { numberText, translated } from '../text.ts';

export const eventTexts = translated({
  title: ['Events', '事件'],
  lead: [
    'Everything that happened in this mode, newest first, whether an endpoint received it or not.',
    '此模式發生的所有事件，最新的先列出，不論有否端點接收。',
  ],
  type: ['Event type', '事件類型'],
  id: ['Event ID', '事件編號'],
  shipment: ['Shipment', '貨件'],
  occurred: ['Time', '時間'],
  deliveries: ['Deliveries', '傳送'],
  noEndpoint: ['None', '沒有'],
  results: [
    (succeeded: number, failed: number, waiting: number) =>
      [
        succeeded > 0 ? `${numberText(succeeded)} delivered` : '',
        failed > 0 ? `${numberText(failed)} failed` : '',
        waiting > 0 ? `${numberText(waiting)} waiting` : '',
      ]
        .filter(Boolean)
        .join(', '),
    (succeeded: number, failed: number, waiting: number) =>
      [
        succeeded > 0 ? `${numberText(succeeded)} 個已送達` : '',
        failed > 0 ? `${numberText(failed)} 個失敗` : '',
        waiting > 0 ? `${numberText(waiting)} 個等候中` : '',
      ]
        .filter(Boolean)
        .join('、'),
  ],
  none: ['No events match these filters.', '沒有符合篩選條件的事件。'],
  noneYet: [
    'No events in this mode yet. Book a shipment, and its events appear here.',
    '此模式尚未有事件。貨件下單後，其事件會在此顯示。',
  ],
  back: ['Back to the events', '返回事件'],
  summary: ['Summary', '摘要'],
  body: ['Body', '內容'],
  noDeliveries: ['No endpoint subscribed to this event when it happened.', '此事件發生時沒有端點訂閱。'],
  ofShipment: ['Events and deliveries', '事件與傳送'],
  noneOfShipment: ['No events yet.', '尚未有事件。'],
  allOfShipment: ['All events of this shipment', '此貨件的所有事件'],
});
