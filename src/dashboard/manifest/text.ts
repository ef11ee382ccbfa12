import { numberText, translated } from '../text.ts';

export const manifestTexts = translated({
  title: ['Hand-over', '交收'],
  lead: [
    'A hand-over has the parcels of one carrier. Its sheet is signed when they change hands.',
    '每次交收包括同一承運商的包裹，交收時由雙方簽署交收單。',
  ],
  create: ['New hand-over', '新增交收'],
  none: ['No hand-overs in this mode yet.', '此模式尚未有交收。'],
  noMatch: ['No hand-overs match.', '沒有符合的交收。'],
  titleOf: [(day: string) => `Hand-over of ${day}`, (day: string) => `${day}的交收`],
  carrier: ['Carrier', '承運商'],
  created: ['Created', '建立時間'],
  from: ['From', '由'],
  to: ['To', '至'],
  state: ['State', '狀態'],
  states: {
    closing: ['Waiting for the carrier', '等候承運商'],
    closed: ['Closed', '已完成'],
    failed: ['Refused by the carrier', '承運商已拒絕'],
  },
  shipments: ['Shipments', '貨件'],
  parcels: ['Parcels', '包裹'],
  weight: ['Weight', '重量'],
  day: ['Day', '日期'],
  closed: ['Closed at', '完成時間'],
  number: ["Carrier's number", '承運商單號'],
  id: ['ID', '編號'],
  reason: ["Carrier's reason", '承運商的原因'],
  refused: ['Shipments that the carrier refused', '承運商拒絕的貨件'],
  freed: ['Its parcels wait for another hand-over.', '其包裹等候另一次交收。'],
  cancelled: ['Cancelled since', '其後取消的貨件'],
  cancelledHint: [
    'They stay on the sheet, as the carrier was told. Do not hand them over.',
    '承運商已獲通知，故貨件仍在交收單上。請勿交出。',
  ],
  sheet: ['Download the hand-over sheet', '下載交收單'],
  carrierDocument: ["Download the carrier's document", '下載承運商文件'],
  noShipments: ['No shipments', '沒有貨件'],
  tracking: ['Tracking number', '追蹤編號'],
  status: ['Status', '狀態'],
  booked: ['Booked', '下單時間'],
  back: ['Back to hand-over', '返回交收'],
  backTo: ['Back to this hand-over', '返回此交收'],
  chooseLead: [
    'Choose a carrier. Its parcels that are booked and not yet handed over wait for it.',
    '請選擇承運商。已下單而尚未交收的包裹正在等候。',
  ],
  waiting: ['Parcels that wait', '等候的包裹'],
  noneWait: ['No parcels wait to be handed over.', '沒有等候交收的包裹。'],
  review: ['Hand over', '交收'],
  reviewOf: [
    (carrier: string) => `Hand over the parcels of ${carrier}`,
    (carrier: string) => `交收 ${carrier} 的包裹`,
  ],
  confirmTitle: [
    (carrier: string) => `New hand-over to ${carrier}`,
    (carrier: string) => `新增交收：${carrier}`,
  ],
  effect: [
    (count: number) =>
      count === 1
        ? '1 parcel waits. Scan it or tick it.'
        : `${numberText(count)} parcels wait. Scan or tick those that you hand over. The others wait for the next hand-over.`,
    (count: number) => `有 ${numberText(count)} 件包裹等候。請掃描或勾選要交出的包裹，其餘等候下一次交收。`,
  ],
  rest: [
    (count: number) => `${numberText(count)} more wait for the next hand-over.`,
    (count: number) => `另有 ${numberText(count)} 件等候下一次交收。`,
  ],
  scan: ['Scan or type a number', '掃描或輸入號碼'],
  scanHint: [
    'Tracking, waybill or reference number. A scanner that types Enter ticks one parcel after the other.',
    '追蹤、運單或參考編號。會輸入 Enter 的掃描器可逐件勾選。',
  ],
  tick: ['Tick', '勾選'],
  tickAll: ['Tick all', '全部勾選'],
  tickNone: ['Untick all', '全部不勾選'],
  tickOne: [(id: string) => `Hand over ${id}`, (id: string) => `交收 ${id}`],
  ticked: [(number: string) => `${number} is ticked.`, (number: string) => `已勾選 ${number}。`],
  tickedAlready: [
    (number: string) => `${number} was ticked already. No other parcel here has this number.`,
    (number: string) => `先前已勾選 ${number}，此處沒有其他包裹有此號碼。`,
  ],
  ofTicked: [
    (all: number) => `of ${numberText(all)} ticked`,
    (all: number) => `/ ${numberText(all)} 件已勾選`,
  ],
  notHere: [
    (number: string) => `No parcel has the number ${number}.`,
    (number: string) => `沒有號碼為 ${number} 的包裹。`,
  ],
  notTaken: [
    (number: string, reason: string) => `${number} was not ticked. ${reason}.`,
    (number: string, reason: string) => `未勾選 ${number}：${reason}。`,
  ],
  full: [
    (max: number) => `A hand-over has at most ${numberText(max)} parcels. Take it to the next one.`,
    (max: number) => `每次交收最多 ${numberText(max)} 件包裹。請於下一次交收。`,
  ],
  camera: ['Scan with the camera', '以相機掃描'],
  stopCamera: ['Stop the camera', '停止相機'],
  noCamera: [
    'The camera can’t be used. Allow it for this page in the browser, or type the number.',
    '無法使用相機。請在瀏覽器允許此頁面使用相機，或輸入號碼。',
  ],
  byCountry: ['By country:', '按國家：'],
  byService: ['By service:', '按服務：'],
  order: ['Order', '訂單'],
  recipient: ['Recipient', '收件人'],
  waybill: ['Waybill number', '運單號碼'],
  destination: ['Destination', '目的地'],
  service: ['Service', '服務'],
  rows: [
    (from: string, to: string, all: string) =>
      `Shown: parcels ${from} to ${to} of ${all}. The others stay ticked as they are.`,
    (from: string, to: string, all: string) =>
      `顯示第 ${from} 至 ${to} 件，共 ${all} 件。其他包裹的勾選維持不變。`,
  ],
  showRows: [
    (from: string, to: string) => `Show ${from} to ${to}`,
    (from: string, to: string) => `顯示第 ${from} 至 ${to} 件`,
  ],
  noneTicked: ['No parcel was ticked, so nothing was handed over.', '沒有勾選包裹，因此沒有交收。'],
  leftOut: ['Cannot be handed over', '不能交收'],
  whyLeftOut: ['Reason', '原因'],
  refusals: {
    NOT_FOUND: ['No shipment has this number', '沒有此號碼的貨件'],
    SHIPMENT_CANCELLED: ['The shipment was cancelled', '貨件已取消'],
    SHIPMENT_ON_MANIFEST: ['It was handed over already', '先前已交收'],
    SHIPMENT_OF_OTHER_CARRIER: ['Another carrier takes it', '由另一承運商運送'],
    DISPATCH_PENDING: ['The carrier has not confirmed the booking yet', '承運商尚未確認預訂'],
    SHIPMENT_NOT_WAITING: [
      'It is not waiting: it was picked up, has no label, is a return or is being cancelled',
      '並非等候交收：已取件、沒有標籤、屬退貨或正在取消',
    ],
  },
  confirm: ['Hand over the ticked parcels', '交收已勾選的包裹'],
  noneClosed: [
    'Some parcels can no longer be handed over, so nothing was handed over. They are named here and unticked. The others are still ticked.',
    '部分包裹已不能交收，因此沒有交收任何包裹。下表列出這些包裹，並已取消勾選；其他包裹的勾選維持不變。',
  ],
  notNow: ['Not now', '暫不'],
  changed: [
    'Some of the parcels can no longer be handed over. Look at the ones that wait now.',
    '部分包裹已不能交收。請檢視現時等候的包裹。',
  ],
});
