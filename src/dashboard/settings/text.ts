import type { TextsLike } from '../text/english.ts';

const english = {
  title: 'Settings',
  you: 'For you',
  language: 'Language',
  timeZone: 'Time zone',
  timeZoneHint: 'Pages show times, and read the days of filters, in this zone.',
  account: 'Account',
  name: 'Account name',
  nameFault: 'The name must be one line of 1 to 200 characters.',
  accountId: 'Account ID',
  contact: 'Contact address',
  save: 'Save',
  saved: 'Saved.',
  readOnly: 'Only an owner can change the name of the account.',
  notification: {
    title: 'Notification emails',
    to: (email: string) => `Emails go to ${email}. Each one has a link that stops emails of its kind.`,
    noServer: 'This service has no mail server, so it sends no notification emails.',
    type: {
      'wallet.low_balance': 'The available balance falls below the warning level',
      'webhook.disabled': 'A webhook endpoint is disabled after failures',
    },
    thresholdHint: 'The page Wallet has the warning level.',
    off: {
      title: 'Stop these emails?',
      lead: 'You get no more emails about:',
      others: 'Your other emails stay as they are. The page Settings of the dashboard turns them on again.',
      confirm: 'Stop these emails',
      done: 'You get no more of these emails',
      invalid: 'The link is not valid',
      complete: 'Check that it is complete.',
    },
  },
};

const traditionalChinese: TextsLike<typeof english> = {
  title: '設定',
  you: '個人設定',
  language: '語言',
  timeZone: '時區',
  timeZoneHint: '頁面的時間及篩選條件的日期均以此時區計算。',
  account: '帳戶',
  name: '帳戶名稱',
  nameFault: '名稱必須為一行，長度 1 至 200 個字元。',
  accountId: '帳戶編號',
  contact: '聯絡電郵',
  save: '儲存',
  saved: '已儲存。',
  readOnly: '只有擁有者可以更改帳戶名稱。',
  notification: {
    title: '通知電郵',
    to: (email) => `電郵會寄至 ${email}。每封電郵均附有連結，可停止接收該類電郵。`,
    noServer: '本服務未設定郵件伺服器，因此不會寄出通知電郵。',
    type: {
      'wallet.low_balance': '可用結餘低於提示水平',
      'webhook.disabled': 'Webhook 端點因連續失敗而停用',
    },
    thresholdHint: '提示水平可在「錢包」頁面設定。',
    off: {
      title: '要停止接收此類電郵嗎？',
      lead: '你將不再收到以下電郵：',
      others: '其他電郵不受影響。你可在控制台的「設定」頁面重新開啟。',
      confirm: '停止接收',
      done: '你不會再收到此類電郵',
      invalid: '連結無效',
      complete: '請檢查連結是否完整。',
    },
  },
};

export const settingsTexts = { en: english, 'zh-Hant': traditionalChinese };
