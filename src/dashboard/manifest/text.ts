import { numberText, translated } from '../text.ts';

export const manifestTexts = translated({
  title: ['Manifests', '交收單'],
  lead: [
    'A manifest closes shipments of one carrier, and its sheet is signed when they are handed over.',
    '交收單把同一承運商的貨件歸為一張單，交收時由雙方簽署。',
  ],
  create: ['New manifest', '新增交收單'],
  none: ['No manifests in this mode yet.', '此模式尚未有交收單。'],
  noMatch: ['No manifests match.', '沒有符合的交收單。'],
  titleOf: [(day: string) => `Manifest of ${day}`, (day: string) => `${day}的交收單`],
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
  reason: ["Carrier's reason", '承運商的原因'],
  refused: ['Shipments that the carrier refused', '承運商拒絕的貨件'],
  freed: ['Its shipments are free for another manifest.', '貨件可列入另一張交收單。'],
  cancelled: ['Cancelled since', '其後取消的貨件'],
  cancelledHint: [
    'They stay on the manifest, as the carrier was told. Do not hand them over.',
    '承運商已獲通知，故貨件仍在交收單上。請勿交出。',
  ],
  sheet: ['Download the hand-over sheet', '下載交收單'],
  carrierDocument: ["Download the carrier's document", '下載承運商文件'],
  noShipments: ['No shipments', '沒有貨件'],
  tracking: ['Tracking number', '追蹤編號'],
  status: ['Status', '狀態'],
  booked: ['Booked', '下單時間'],
  back: ['Back to manifests', '返回交收單'],
  backTo: ['Back to the manifest', '返回此交收單'],
  chooseLead: [
    'Choose a carrier. Its shipments that are booked, not yet picked up and on no manifest wait for one.',
    '請選擇承運商。已下單、尚未取件且不在交收單上的貨件正在等候。',
  ],
  waiting: ['Shipments that wait', '等候的貨件'],
  noneWait: ['No shipments wait for a manifest.', '沒有等候交收單的貨件。'],
  review: ['Review', '檢視'],
  reviewOf: [
    (carrier: string) => `Review the shipments of ${carrier}`,
    (carrier: string) => `檢視 ${carrier} 的貨件`,
  ],
  confirmTitle: [
    (carrier: string) => `Close a manifest of ${carrier}`,
    (carrier: string) => `完成 ${carrier} 的交收單`,
  ],
  effect: [
    (count: number) =>
      count === 1
        ? 'The shipment below goes on the manifest. It cannot go on another one.'
        : `The ${numberText(count)} shipments below go on the manifest. They cannot go on another one.`,
    (count: number) => `以下 ${numberText(count)} 件貨件會列入交收單，之後不能列入另一張。`,
  ],
  rest: [
    (count: number) => `${numberText(count)} more wait for the next manifest.`,
    (count: number) => `另有 ${numberText(count)} 件等候下一張交收單。`,
  ],
  scan: ['Scan or type a number', '掃描或輸入號碼'],
  scanHint: [
    'Tracking, waybill or reference number. A scanner that types Enter ticks one parcel after the other.',
    '追蹤、運單或參考編號。會輸入 Enter 的掃描器可逐件勾選。',
  ],
  tick: ['Tick', '勾選'],
  tickNone: ['Untick all', '全部不勾選'],
  tickOne: [(id: string) => `Hand over ${id}`, (id: string) => `交收 ${id}`],
  ticked: [(number: string) => `${number} is ticked.`, (number: string) => `已勾選 ${number}。`],
  tickedCount: ['ticked', '已勾選'],
  notHere: [
    (number: string) => `No parcel of this hand-over has the number ${number}.`,
    (number: string) => `這次交收沒有號碼為 ${number} 的包裹。`,
  ],
  camera: ['Scan with the camera', '以相機掃描'],
  byCountry: ['By country:', '按國家：'],
  byService: ['By service:', '按服務：'],
  reference: ['Reference number', '參考編號'],
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
  noneTicked: ['No parcel was ticked, so no manifest was closed.', '沒有勾選包裹，因此沒有完成交收單。'],
  leftOut: ['Not on the manifest', '未列入交收單'],
  whyLeftOut: ['Reason', '原因'],
  refusals: {
    NOT_FOUND: ['No shipment has this number', '沒有此號碼的貨件'],
    SHIPMENT_CANCELLED: ['The shipment was cancelled', '貨件已取消'],
    SHIPMENT_ON_MANIFEST: ['It is on a manifest already', '已列入另一張交收單'],
    SHIPMENT_OF_OTHER_CARRIER: ['Another carrier takes it', '由另一承運商運送'],
    DISPATCH_PENDING: ['The carrier has not confirmed the booking yet', '承運商尚未確認預訂'],
    SHIPMENT_NOT_WAITING: [
      'It is not waiting: it was picked up, has no label, is a return or is being cancelled',
      '並非等候交收：已取件、沒有標籤、屬退貨或正在取消',
    ],
  },
  confirm: ['Close the manifest', '完成交收單'],
  notNow: ['Not now', '暫不'],
  changed: [
    'Some of the shipments can no longer go on a manifest. Look at the ones that wait now.',
    '部分貨件已不能列入交收單。請檢視現時等候的貨件。',
  ],
});
