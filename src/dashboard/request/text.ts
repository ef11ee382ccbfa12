import { translated } from '../text.ts';

export const requestTexts = translated({
  title: ['Requests', '請求記錄'],
  lead: [
    (days: number) =>
      `Requests of this mode’s API keys in the last ${days} days, newest first. A request appears within a second.`,
    (days: number) => `此模式的 API 金鑰在過去 ${days} 天發出的請求，由新至舊排列。請求會在一秒內顯示。`,
  ],
  isOff: [
    'This service does not log requests (REQUEST_LOG=off). Earlier requests are shown.',
    '此服務沒有記錄請求（REQUEST_LOG=off）。以下是較早前的請求。',
  ],
  none: [
    'No requests match. Requests with a valid API key of this mode appear here.',
    '沒有符合的請求。使用此模式有效 API 金鑰的請求會在此顯示。',
  ],
  when: ['Time', '時間'],
  request: ['Request', '請求'],
  status: ['Status', '狀態'],
  sysCode: ['Error code', '錯誤碼'],
  duration: ['Duration', '耗時'],
  requestId: ['Request ID', '請求編號'],
  shipment: ['Shipment', '貨件'],
  operation: ['Operation', '操作'],
  path: ['Path', '路徑'],
  pathHint: ['Complete, such as /shipments', '完整路徑，例如 /shipments'],
  pathFault: ['A path begins with a slash, such as /shipments.', '路徑須以斜線開首，例如 /shipments。'],
  sysCodeHint: ['7 digits, such as 1404001', '7 位數字，例如 1404001'],
  statusFault: ['Choose a status from the list.', '請從清單選擇狀態。'],
  sysCodeFault: ['An error code has 7 digits.', '錯誤碼須為 7 位數字。'],
  requestIdHint: ['Its beginning is enough', '輸入開首部分即可'],
  shipmentHint: ['Tracking number, such as SMP…', '追蹤編號，例如 SMP…'],
  shipmentFault: ['This is not a tracking number of Sampan.', '這不是 Sampan 的追蹤編號。'],
  since: ['Since (day)', '由此日起'],
  statusClass: {
    2: ['Succeeded (2xx)', '成功（2xx）'],
    4: ['Refused (4xx)', '被拒（4xx）'],
    5: ['Failed (5xx)', '失敗（5xx）'],
  },
  details: ['Details', '詳情'],
  key: ['API key', 'API 金鑰'],
  deletedKey: ['Unknown key', '不明密鑰'],
  idempotencyKey: ['Idempotency key', '冪等鍵'],
  address: ['IP address', 'IP 地址'],
  query: ['Query', '查詢參數'],
  noOperation: ['None: the path or method is unknown', '無：路徑或方法不明'],
  received: ['Body as received', '收到的內容'],
  answered: ['Body as answered', '回覆的內容'],
  noBody: ['No body.', '沒有內容。'],
  noTextBody: ['No text, such as a label as PDF.', '沒有文字內容，例如 PDF 標籤。'],
  cut: ['Only the first 8,192 characters are stored.', '只儲存首 8,192 個字元。'],
  redacted: [
    'Secrets are replaced by [redacted]. The Authorization header is never stored.',
    '密鑰等機密會以 [redacted] 取代。Authorization 標頭從不儲存。',
  ],
  ofShipment: ['Requests for this shipment', '與此貨件有關的請求'],
  noneOfShipment: [
    (days: number) => `No requests in the last ${days} days.`,
    (days: number) => `過去 ${days} 天沒有請求。`,
  ],
  moreOfShipment: ['All requests for this shipment', '此貨件的所有請求'],
  sameId: ['Requests with the same request ID', '相同請求編號的請求'],
  back: ['Back to the requests', '返回請求記錄'],
  milliseconds: [(count: string) => `${count} ms`, (count: string) => `${count} ms`],
  leftOut: [
    (count: string) => `${count} requests are not listed`,
    (count: string) => `${count} 個請求沒有列出`,
  ],
  reason: ['Reason', '原因'],
  reasons: {
    rate_limited: [
      (_: string) => 'Refused with 429: the rate limit was exceeded',
      () => '以 429 拒絕：超出速率限制',
    ],
    overloaded: [
      (_: string) => 'Refused with 503: the service was overloaded',
      () => '以 503 拒絕：服務負載過高',
    ],
    over_budget: [
      (bytes: string) =>
        `Served, but the account had used up the ${bytes} bytes that the list holds for a day (UTC)`,
      (bytes: string) => `已處理，但帳戶當日（UTC）的記錄已用完 ${bytes} 位元組的上限`,
    ],
    behind: [
      (_: string) => 'Served, but the database was too slow to list them',
      () => '已處理，但資料庫太慢，未能記錄',
    ],
  },
  count: ['Requests', '請求數目'],
  firstMinute: ['First minute', '首分鐘'],
  lastMinute: ['Last minute', '末分鐘'],
});
