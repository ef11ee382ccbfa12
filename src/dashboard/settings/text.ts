import { translated } from '../text.ts';

export const settingsTexts = translated({
  title: ['Settings', '設定'],
  you: ['For you', '個人設定'],
  language: ['Language', '語言'],
  timeZone: ['Time zone', '時區'],
  timeZoneHint: [
    'Pages show times, and read the days of filters, in this zone.',
    '頁面的時間及篩選條件的日期均以此時區計算。',
  ],
  compactRows: ['Narrow rows, so that a table shows more of them', '表格使用較窄的行距，一頁顯示更多項目'],
  account: ['Account', '帳戶'],
  name: ['Account name', '帳戶名稱'],
  nameFault: ['The name must be one line of 1 to 200 characters.', '名稱必須為一行，長度 1 至 200 個字元。'],
  billing: ['Name and address on invoices', '發票上的名稱及地址'],
  billingHint: [
    'At most 8 lines. Leave empty to print the account name and the contact address.',
    '最多 8 行。留空則列印帳戶名稱及聯絡電郵。',
  ],
  billingFault: [
    'Use at most 8 lines and 500 characters, without control characters.',
    '最多 8 行及 500 個字元，不可含控制字元。',
  ],
  accountId: ['Account ID', '帳戶編號'],
  contact: ['Contact address', '聯絡電郵'],
  orderFiles: [
    'Services, weights, HS codes and saved columns of order files',
    '訂單檔案的服務、重量、HS 編碼及已儲存的欄位對應',
  ],
  buyerPage: ['Name, logo, color, contact and emails', '名稱、標誌、顏色、聯絡方法及電郵'],
  save: ['Save', '儲存'],
  saved: ['Saved.', '已儲存。'],
  readOnly: ['Only an owner can change the name of the account.', '只有擁有者可以更改帳戶名稱。'],
  notification: {
    title: ['Notification emails', '通知電郵'],
    to: [
      (email: string) => `Emails go to ${email}. Each one has a link that stops emails of its kind.`,
      (email: string) => `電郵會寄至 ${email}。每封電郵均附有連結，可停止接收該類電郵。`,
    ],
    noServer: [
      'This service has no mail server, so it sends no notification emails.',
      '本服務未設定郵件伺服器，因此不會寄出通知電郵。',
    ],
    type: {
      'wallet.low_balance': ['The available balance falls below the warning level', '可用結餘低於提示水平'],
      'webhook.disabled': ['A webhook endpoint is disabled after failures', 'Webhook 端點因連續失敗而停用'],
    },
    thresholdHint: ['The page Money has the warning level.', '提示水平可在「款項」頁面設定。'],
    off: {
      title: ['Stop these emails?', '要停止接收此類電郵嗎？'],
      lead: ['You get no more emails about:', '你將不再收到以下電郵：'],
      others: [
        'Your other emails stay as they are. The page Settings of the dashboard turns them on again.',
        '其他電郵不受影響。你可在控制台的「設定」頁面重新開啟。',
      ],
      confirm: ['Stop these emails', '停止接收'],
      done: ['You get no more of these emails', '你不會再收到此類電郵'],
      invalid: ['The link is not valid', '連結無效'],
      complete: ['Check that it is complete.', '請檢查連結是否完整。'],
    },
  },
});
