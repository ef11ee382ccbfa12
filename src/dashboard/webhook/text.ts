import type { EventType } from '../../../generated/events.ts';
import type { Pair } from '../../language.ts';
import { numberText, translated } from '../text.ts';

type EventGroup = EventType extends `${infer Group}.${string}` ? Group : never;

export const webhookTexts = translated({
  title: ['Webhooks', 'Webhook'],
  lead: [
    'Each endpoint receives signed events of this mode. An account can have 20 active endpoints per mode.',
    '每個端點會接收此模式的已簽署事件。每個帳戶在每個模式最多可有 20 個有效端點。',
  ],
  allDeliveries: ['Delivery history', '傳送記錄'],
  url: ['URL', '網址'],
  urlHint: {
    test: ['An absolute URL. HTTP is accepted in test mode.', '完整網址。測試模式接受 HTTP。'],
    live: ['An absolute URL that begins with https://.', '以 https:// 開頭的完整網址。'],
  },
  description: ['Description', '描述'],
  descriptionHint: ['Your own note, such as "order system"', '你的備註，例如「訂單系統」'],
  events: ['Events', '事件'],
  allEvents: ['All events', '所有事件'],
  allEventsHint: [
    'Includes types that are added later, but not webhook.test.',
    '包括日後新增的類型，但不包括 webhook.test。',
  ],
  eventGroups: {
    shipment: ['Shipments', '貨件'],
    shipment_batch: ['Batches', '批次'],
    manifest: ['Manifests', '交收單'],
    wallet: ['Money', '款項'],
    webhook: ['Webhooks', 'Webhook'],
  } satisfies Record<EventGroup, Pair>,
  moreEvents: [(count: number) => `and ${count} more`, (count: number) => `另有 ${count} 個`],
  state: ['State', '狀態'],
  active: ['Active', '有效'],
  reason: {
    deleted: ['Deleted', '已刪除'],
    deactivated: ['Stopped', '已停止'],
    consecutive_failures: ['Disabled: 10 deliveries failed in a row', '已停用：連續 10 次傳送失敗'],
    gone: ['Disabled: the receiver responded 410 Gone', '已停用：接收端回應 410 Gone'],
  },
  share: ['Delivered in 24 hours', '24 小時內成功傳送'],
  shareOf: [
    (percent: string, count: number) => `${percent} of ${numberText(count)}`,
    (percent: string, count: number) => `${numberText(count)} 次中的 ${percent}`,
  ],
  noneEnded: ['No deliveries', '沒有傳送'],
  created: ['Created', '建立時間'],
  id: ['Endpoint ID', '端點編號'],
  none: [
    'No endpoints in this mode yet. Add one below to receive events.',
    '此模式尚未有端點。請在下方新增端點以接收事件。',
  ],
  createTitle: {
    test: ['Add a test endpoint', '新增測試端點'],
    live: ['Add a live endpoint', '新增正式端點'],
  },
  create: ['Add endpoint', '新增端點'],
  made: ['Your new endpoint', '你的新端點'],
  rotated: ['The new signing secret', '新的簽署密鑰'],
  once: [
    'Copy the signing secret now. A reload of this page shows it for 10 minutes. After that, it is never shown again. Your receiver verifies each delivery with it.',
    '請立即複製簽署密鑰。10 分鐘內重新載入此頁仍會顯示，之後不會再顯示。接收端以此密鑰驗證每次傳送。',
  ],
  done: ['Done', '完成'],
  back: ['Back to the webhooks', '返回 Webhook'],
  details: ['Details', '詳情'],
  secret: ['Signing secret', '簽署密鑰'],
  ends: ['Ends in', '結尾'],
  rotatedAt: ['Replaced', '更換時間'],
  overlapEnd: ['The previous secret signs until', '舊密鑰的簽署有效至'],
  rotate: ['Replace the secret', '更換密鑰'],
  rotateTitle: ['Replace the signing secret?', '要更換簽署密鑰嗎？'],
  rotateHint: [
    'For 24 hours, each delivery carries a signature of both secrets. Update your receiver within that time.',
    '在 24 小時內，每次傳送均附有新舊兩個密鑰的簽署。請在此期間更新接收端。',
  ],
  revokeNow: ['The secret has leaked: stop the previous secret at once', '密鑰已外洩：立即停用舊密鑰'],
  rotatedMeanwhile: [
    'The secret was replaced in the meantime. Nothing was changed.',
    '密鑰在此期間已被更換。未有作出任何更改。',
  ],
  test: ['Send a test event', '傳送測試事件'],
  testHint: [
    'One attempt, with the example of the documentation. It is sent even without a subscription.',
    '只嘗試一次，內容為文件中的範例。即使沒有訂閱該類型亦會傳送。',
  ],
  type: ['Event type', '事件類型'],
  send: ['Send test event', '傳送測試事件'],
  edit: ['Edit', '編輯'],
  save: ['Save changes', '儲存變更'],
  fixedUrl: [
    'The URL of an endpoint cannot be changed. Add another endpoint instead.',
    '端點的網址不能更改。請新增另一個端點。',
  ],
  stop: ['Stop deliveries', '停止傳送'],
  stopTitle: ['Stop deliveries to this endpoint?', '要停止傳送到此端點嗎？'],
  stopHint: [
    'Nothing more is sent, and waiting deliveries are discarded. You can enable the endpoint again.',
    '不會再傳送任何事件，等候中的傳送會被捨棄。你可以再次啟用此端點。',
  ],
  discards: [
    (waiting: number) =>
      waiting === 0
        ? 'No delivery is waiting.'
        : waiting === 1
          ? '1 waiting delivery is discarded.'
          : `${numberText(waiting)} waiting deliveries are discarded.`,
    (waiting: number) =>
      waiting === 0 ? '沒有等候中的傳送。' : `${numberText(waiting)} 個等候中的傳送會被捨棄。`,
  ],
  discardsMore: [
    (max: number) => `More than ${numberText(max)} waiting deliveries are discarded.`,
    (max: number) => `超過 ${numberText(max)} 個等候中的傳送會被捨棄。`,
  ],
  stopWarning: [
    (discards: string) =>
      `Nothing more is sent to this URL. ${discards} You can enable the endpoint again, and redeliver from the history.`,
    (discards: string) => `不會再傳送任何事件到此網址。${discards}你可以再次啟用此端點，並從記錄中重新傳送。`,
  ],
  enable: ['Enable the endpoint', '啟用端點'],
  enableHint: [
    'New events are sent again. Events of the time between are not; redeliver them from the history.',
    '新事件會再次傳送。停用期間的事件不會傳送；請從記錄中重新傳送。',
  ],
  remove: ['Delete the endpoint', '刪除端點'],
  removeTitle: ['Delete this endpoint?', '要刪除此端點嗎？'],
  removeWarning: [
    (discards: string) =>
      `Nothing more is sent to this URL. ${discards} The history stays, and the URL can be added again.`,
    (discards: string) => `不會再傳送任何事件到此網址。${discards}記錄會保留，網址可以再次新增。`,
  ],
  keep: ['Keep as it is', '保持不變'],
  readOnly: ['Your role can view webhooks but not change them.', '你的角色可以查看 Webhook，但不能更改。'],
  invalid: ['Some fields are not valid', '部分欄位無效'],
  refused: {
    WEBHOOK_INACTIVE: ['The endpoint is not active. Enable it first.', '此端點並非有效。請先啟用。'],
    DELIVERY_IN_PROGRESS: [
      'An attempt of this delivery is in flight. Wait a few seconds, then reload the page.',
      '此傳送正在進行中。請等候數秒，然後重新載入頁面。',
    ],
    DUPLICATE_WEBHOOK_TARGET: ['Another active endpoint has this URL.', '另一個有效端點已使用此網址。'],
    WEBHOOK_LIMIT_REACHED: [
      'This account has 20 active endpoints in this mode, which is the maximum.',
      '此帳戶在此模式已有 20 個有效端點，已達上限。',
    ],
  },
});

export const deliveryTexts = translated({
  title: ['Delivery history', '傳送記錄'],
  one: ['Delivery', '傳送'],
  latest: ['Latest deliveries', '最近的傳送'],
  hidden: [
    'Deliveries contain amounts and recipients, which your account does not show you.',
    '傳送內容包含金額及收件人資料，你的帳戶沒有向你顯示。',
  ],
  all: ['All deliveries', '所有傳送'],
  endpoint: ['Endpoint', '端點'],
  event: ['Event', '事件'],
  type: ['Event type', '事件類型'],
  state: ['State', '狀態'],
  states: {
    pending: ['Waiting', '等候中'],
    delivering: ['In flight', '傳送中'],
    retrying: ['Retrying', '重試中'],
    succeeded: ['Delivered', '已送達'],
    failed: ['Failed', '失敗'],
    discarded: ['Discarded', '已捨棄'],
  },
  status: ['HTTP status', 'HTTP 狀態'],
  latency: ['Latency', '回應時間'],
  attempts: ['Attempts', '嘗試次數'],
  attemptList: ['Attempts', '嘗試記錄'],
  created: ['Created', '建立時間'],
  since: ['Since', '由此時間起'],
  none: [
    'No deliveries. Each event that an endpoint subscribes to appears here.',
    '沒有傳送記錄。端點訂閱的每個事件會在此顯示。',
  ],
  noMatch: ['No deliveries match these filters.', '沒有符合篩選條件的傳送。'],
  sinceFault: ['Enter a date and a time.', '請輸入日期和時間。'],
  webhooks: ['Webhooks', 'Webhook'],
  back: ['Back to the delivery history', '返回傳送記錄'],
  summary: ['Summary', '摘要'],
  nextAttempt: ['Next attempt', '下次嘗試'],
  id: ['Delivery ID', '傳送編號'],
  number: ['No.', '次序'],
  started: ['Started', '開始時間'],
  trigger: ['Cause', '原因'],
  triggers: {
    schedule: ['Schedule', '排程'],
    redeliver: ['Redelivery', '重新傳送'],
    test: ['Test', '測試'],
  },
  result: ['Result', '結果'],
  running: ['in flight', '傳送中'],
  noResponse: ['no response', '沒有回應'],
  response: ['Response', '回應'],
  excerpt: ['First 2 kB of the response', '回應的首 2 kB'],
  emptyResponse: ['The response had no body.', '回應沒有內容。'],
  waterfall: [
    (count: number) => `${count} attempts, by the time since the event`,
    (count: number) => `${count} 次嘗試，按事件發生後的時間排列`,
  ],
  headers: ['Headers of the last attempt', '最後一次嘗試的標頭'],
  noHeaders: [
    'Nothing was signed and sent yet, or only before headers were kept.',
    '尚未簽署及傳送，或傳送時尚未保存標頭。',
  ],
  payload: ['Payload as sent', '傳送的內容'],
  payloadHint: [
    'These are the bytes that the signature covers. Indented JSON has another signature.',
    '簽署涵蓋的正是這些位元組。縮排後的 JSON 簽署不同。',
  ],
  indented: ['Show with indents', '以縮排顯示'],
  redeliver: ['Redeliver', '重新傳送'],
  redeliverHint: [
    'Sends the same event once more, outside the schedule.',
    '在排程以外，再傳送同一事件一次。',
  ],
  redeliverFailed: ['Redeliver failed deliveries', '重新傳送失敗的事件'],
  redeliverTitle: ['Redeliver what failed', '重新傳送失敗的事件'],
  redeliverLead: [
    'Each delivery that failed or was discarded since this time gets one more attempt. Test events are left out.',
    '由此時間起，每個失敗或被捨棄的傳送會再嘗試一次。測試事件不包括在內。',
  ],
  count: ['Count', '計算數量'],
  counted: [
    (count: number) =>
      count === 1 ? '1 delivery to redeliver.' : `${numberText(count)} deliveries to redeliver.`,
    (count: number) => `共有 ${numberText(count)} 個傳送可重新傳送。`,
  ],
  searchedUntil: ['The search stopped at', '搜尋到此時間為止：'],
  searchRest: [
    'Redeliver these first; the next search begins there.',
    '請先重新傳送這些，下一次搜尋會由該時間開始。',
  ],
  searchOn: ['Search later ones', '搜尋較後的'],
  confirm: [
    (count: number) => (count === 1 ? 'Redeliver 1 delivery' : `Redeliver ${numberText(count)} deliveries`),
    (count: number) => `重新傳送 ${numberText(count)} 個`,
  ],
  cancel: ['Back to the endpoint', '返回端點'],
});
