import { numberText, translated } from '../text.ts';

export const batchTexts = translated({
  title: ['Batches', '批次'],
  lead: [
    'A batch books up to 1,000 orders of a CSV file in the background.',
    '批次會在背景為 CSV 檔案中最多 1,000 張訂單下單。',
  ],
  upload: ['Upload orders', '上載訂單'],
  none: ['No batches in this mode yet.', '此模式尚未有批次。'],
  batch: ['Batch', '批次'],
  created: ['Created', '建立時間'],
  state: ['State', '狀態'],
  states: { processing: ['Processing', '處理中'], completed: ['Completed', '已完成'] },
  total: ['Orders', '訂單'],
  counts: {
    pending: ['Pending', '待處理'],
    placed: ['Placed', '已下單'],
    refused: ['Refused', '已拒絕'],
    cancelled: ['Cancelled', '已取消'],
  },
  cancelledAt: ['Cancelled at', '取消時間'],
  print: ['Print the labels', '列印標籤'],
  older: ['Older batches', '較早的批次'],
  newTitle: ['Upload orders', '上載訂單'],
  newLead: [
    'Each row of the file is an order, and the first row names the columns. Each order needs its own reference_no. In Excel, save the sheet as “CSV UTF-8 (Comma delimited)”.',
    '檔案每行是一張訂單，首行為欄位名稱。每張訂單須有自己的 reference_no。請在 Excel 將工作表另存為「CSV UTF-8 (逗號分隔)」。',
  ],
  columns: ['Columns to begin with', '起始欄位'],
  columnsHint: [
    'Each column has the path of its field in the API. More items of an order have numbers: items.1.quantity.',
    '每欄以 API 欄位的路徑命名。訂單的其他物品以編號表示：items.1.quantity。',
  ],
  file: ['CSV file', 'CSV 檔案'],
  check: ['Check the orders', '檢查訂單'],
  noFile: ['Choose a CSV file. Nothing was booked.', '請選擇 CSV 檔案。沒有下單。'],
  tooLarge: ['The file is larger than 1 MiB. Nothing was booked.', '檔案大於 1 MiB。沒有下單。'],
  unreadable: ['The file could not be read', '無法讀取檔案'],
  checkTitle: ['Check the orders', '檢查訂單'],
  allValid: [
    (count: number, total: string) => `All ${numberText(count)} orders are valid: ${total} in all.`,
    (count: number, total: string) => `全部 ${numberText(count)} 張訂單均有效：共 ${total}。`,
  ],
  someValid: [
    (valid: number, count: number, total: string) =>
      `${numberText(valid)} of ${numberText(count)} orders are valid: ${total} in all. The others will be refused.`,
    (valid: number, count: number, total: string) =>
      `${numberText(count)} 張訂單中有 ${numberText(valid)} 張有效：共 ${total}。其餘會被拒絕。`,
  ],
  blocked: [
    'References are missing or repeated, so the file cannot be booked. Correct it and upload it again.',
    '訂單編號缺少或重複，因此不能下單。請更正後再上載。',
  ],
  row: ['Row', '行'],
  reference: ['Reference', '訂單編號'],
  problem: ['Problem', '問題'],
  moreProblems: [
    (count: number) => `${numberText(count)} more problems`,
    (count: number) => `另有 ${numberText(count)} 個問題`,
  ],
  book: {
    test: ['Book the valid orders in test mode', '在測試模式為有效訂單下單'],
    live: ['Book and pay the valid orders', '為有效訂單下單並付款'],
  },
  other: ['Upload another file', '上載另一個檔案'],
  refused: ['The batch was refused', '批次被拒絕'],
  results: ['Results', '結果'],
  shipment: ['Shipment', '貨件'],
  error: ['Error', '錯誤'],
  noOrders: ['No orders', '沒有訂單'],
  next: ['More orders', '更多訂單'],
  download: ['Download results (CSV)', '下載結果（CSV）'],
  cancel: ['Cancel the remaining orders', '取消餘下訂單'],
  cancelEffect: [
    'Orders that are not begun will not be booked. Booked shipments stay.',
    '尚未開始的訂單不會下單。已下單的貨件不受影響。',
  ],
  retry: ['Try refused orders again', '重試被拒絕的訂單'],
  retryEffect: [
    (count: number) =>
      `${numberText(count)} orders lacked funds, a rate or the carrier. They are booked again.`,
    (count: number) => `${numberText(count)} 張訂單因餘額、匯率或承運商而被拒絕，會再次下單。`,
  ],
});
