import { translated } from '../text.ts';

export const userAdminTexts = translated({
  title: ['Users', '用戶'],
  activityLead: [
    'Changes of this installation that belong to no account, newest first.',
    '不屬於任何帳戶的系統更改，由新至舊排列。',
  ],
  search: ['Beginning of an email address or account name, or an ID', '電郵地址或帳戶名稱的開首部分，或編號'],
  find: ['Find', '搜尋'],
  none: ['No user matches.', '沒有符合的用戶。'],
  limit: ['The newest 50 users are shown.', '只顯示最新的 50 位用戶。'],
  account: ['Account', '帳戶'],
  installation: ['Installation', '本系統'],
  roles: {
    owner: ['Owner', '擁有者'],
    finance: ['Finance', '財務人員'],
    clerk: ['Clerk', '出貨人員'],
    developer: ['Developer', '開發人員'],
    viewer: ['Viewer', '檢視者'],
    operator: ['Operator', '營運人員'],
    operator_support: ['Operator: support', '營運人員：客戶支援'],
    operator_finance: ['Operator: finance', '營運人員：財務'],
  },
  roleUse: {
    operator: ['Does everything, in all accounts.', '可在所有帳戶執行所有操作。'],
    operator_support: [
      'Sees accounts and parcels, decides unconfirmed bookings, and records what became of a parcel. Changes no money, prices, settings or users.',
      '可查看帳戶及包裹、處理未有結果的訂單，並記錄包裹的結果。不可更改款項、價格、設定及用戶。',
    ],
    operator_finance: [
      'Adds payments, corrects balances and refunds, together up to a limit per 24 hours. Sets exchange rates and rate tables. Changes no settings or users.',
      '可為錢包入帳、更正結餘及退款，每 24 小時合共設有限額；並可設定匯率及價目表。不可更改設定及用戶。',
    ],
  },
  locked: ['Locked', '已鎖定'],
  lockedUntil: ['Locked until', '鎖定至'],
  created: ['Created', '建立時間'],
  userId: ['User ID', '用戶編號'],
  invite: ['Invite an operator', '邀請營運人員'],
  inviteHint: [
    'Operators see and change all accounts. You get a sign-in link to pass on.',
    '營運人員可檢視及更改所有帳戶。你會獲得登入連結，請自行轉交。',
  ],
  inviteButton: ['Invite', '邀請'],
  known: [
    'This person is an operator already. Create a new link on the person’s page.',
    '此人已是營運人員。請在其頁面產生新連結。',
  ],
  taken: [
    'This address is in use in an account. Use another address.',
    '此地址已用於某個帳戶。請使用另一個地址。',
  ],
  back: ['Back to the users', '返回用戶'],
  self: [
    'This is your own user. Change it under “Your sign-in”.',
    '這是你自己的用戶。請在「你的登入」更改。',
  ],
  sessions: ['End all sessions', '結束所有工作階段'],
  sessionsEffect: [
    'The person is signed out at once, and can sign in again.',
    '此人會即時登出，並可再次登入。',
  ],
  unlock: ['Unlock', '解除鎖定'],
  unlockEffect: [
    'Failed sign-ins locked this user. The person can then try again at once.',
    '登入失敗次數過多，用戶已鎖定。解除後，此人可即時再試。',
  ],
  factor: ['Remove factor and passkeys', '移除雙重認證及通行密鑰'],
  factorEffect: [
    'For a person who lost the phone, the recovery codes or the passkeys. All sessions end, and the password alone then signs in.',
    '適用於遺失手機、復原碼或通行密鑰的人。所有工作階段會結束，之後只憑密碼便可登入。',
  ],
  checked: [
    'I have checked the identity of this person outside this page.',
    '我已在此頁面以外核實此人的身分。',
  ],
  checkedFault: ['Check the identity of the person first, and confirm it.', '請先核實此人的身分，然後確認。'],
  link: ['New sign-in link', '新登入連結'],
  linkEffect: [
    'For a lost invitation or a forgotten password. It sets a new password and works once.',
    '適用於遺失邀請或忘記密碼。連結用作設定新密碼，只可使用一次。',
  ],
  withdrawEffect: [
    'The link that was given out opens nothing from then on. Its email is not sent if it still waits.',
    '已發出的連結將即時失效。尚未寄出的電郵不會寄出。',
  ],
  role: ['Change the role', '更改角色'],
  roleEffect: ['The person is signed out at once.', '此人會即時登出。'],
  remove: ['Remove the user', '移除用戶'],
  removeEffect: [
    'The person is signed out at once and cannot sign in again. API keys stay.',
    '此人會即時登出，並無法再次登入。API 金鑰會保留。',
  ],
  lastOwner: [
    'This is the last owner of the account who can sign in. Make another person an owner first, and wait for the first sign-in.',
    '這是帳戶最後一位可以登入的擁有者。請先將另一人設為擁有者，並待其首次登入。',
  ],
  lastOperator: [
    'This is the last operator who can sign in. Invite another operator first, and wait for the first sign-in.',
    '這是最後一位可以登入的營運人員。請先邀請另一位營運人員，並待其首次登入。',
  ],
  done: ['Done.', '完成。'],
});
