const english = {
  title: 'Settings',
  you: 'For you',
  language: 'Language',
  timeZone: 'Time zone',
  timeZoneHint: 'Pages show times in this zone. Days in filters stay in Hong Kong time.',
  account: 'Account',
  name: 'Account name',
  nameFault: 'The name must be one line of 1 to 200 characters.',
  accountId: 'Account ID',
  contact: 'Contact address',
  save: 'Save',
  saved: 'Saved.',
  readOnly: 'Only an owner can change the name of the account.',
};

const traditionalChinese: typeof english = {
  title: '設定',
  you: '個人設定',
  language: '語言',
  timeZone: '時區',
  timeZoneHint: '頁面以此時區顯示時間。篩選條件的日期仍以香港時間計算。',
  account: '帳戶',
  name: '帳戶名稱',
  nameFault: '名稱必須為一行，長度 1 至 200 個字元。',
  accountId: '帳戶編號',
  contact: '聯絡電郵',
  save: '儲存',
  saved: '已儲存。',
  readOnly: '只有擁有者可以更改帳戶名稱。',
};

export const settingsTexts = { en: english, 'zh-Hant': traditionalChinese };
