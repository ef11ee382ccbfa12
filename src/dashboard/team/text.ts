import { translated } from '../text.ts';

export const teamTexts = translated({
  title: ['Team', '團隊'],
  lead: ['People who can sign in to this account, in both modes.', '可以登入此帳戶兩個模式的人。'],
  email: ['Email address', '電郵地址'],
  role: ['Role', '角色'],
  roles: {
    owner: ['Owner', '擁有者'],
    finance: ['Finance', '財務人員'],
    clerk: ['Clerk', '出貨人員'],
    developer: ['Developer', '開發人員'],
    viewer: ['Viewer', '檢視者'],
  },
  roleUse: {
    owner: [
      'Does everything: parcels, money, keys, team and account.',
      '可執行所有操作：包裹、款項、金鑰、團隊及帳戶。',
    ],
    finance: [
      'Sees parcels, prices, wallet and statements, and sets the warning of a low balance. Books nothing.',
      '可查看包裹、價格、錢包及結單，並設定低餘額提示。不可下單。',
    ],
    clerk: [
      'Books, prints, cancels and hands over parcels, and keeps addresses and products. Sees prices, but no wallet, keys or team.',
      '可下單、列印、取消及交寄包裹，並管理地址及產品。可查看價格，但不可查看錢包、金鑰及團隊。',
    ],
    developer: [
      'Does what a clerk does, sees the wallet, and manages keys, webhooks and connected apps.',
      '除出貨人員的權限外，亦可查看錢包，並管理金鑰、webhook 及已連接的應用程式。',
    ],
    viewer: ['Sees parcels and money, and changes nothing.', '可查看包裹及款項，但不可更改任何資料。'],
  },
  forViewer: ['Not shown to a viewer', '不向檢視者顯示'],
  hideMoney: ['Prices, wallet and statements', '價格、錢包及結單'],
  hideRecipients: ['Names and addresses, also on labels', '姓名及地址，包括標籤上的'],
  withoutMoney: ['without money', '不顯示款項'],
  withoutRecipients: ['without recipients', '不顯示收件人'],
  seen: ['Last seen', '最後上線'],
  never: ['Never', '從未'],
  factor: ['Second factor', '雙重認證'],
  on: ['On', '已啟用'],
  off: ['Off', '已停用'],
  state: ['State', '狀態'],
  active: ['Active', '有效'],
  invited: ['Invited', '已邀請'],
  expired: ['No valid link', '沒有有效連結'],
  you: ['You', '你'],
  change: ['Change role', '更改角色'],
  roleOf: [(email: string) => `Role of ${email}`, (email: string) => `${email} 的角色`],
  link: ['New link', '新連結'],
  withdraw: ['Withdraw link', '撤回連結'],
  remove: ['Remove', '移除'],
  invite: ['Invite a person', '邀請用戶'],
  send: ['Invite', '邀請'],
  byMail: [
    'The person gets an email with a sign-in link. You see the link too.',
    '對方會收到附有登入連結的電郵。你亦會看到該連結。',
  ],
  byHand: [
    'You get a sign-in link to pass on. This service has no mail server.',
    '你會獲得登入連結，請自行轉交。本服務沒有郵件伺服器。',
  ],
  emailFault: ['Enter an email address such as ada@shop.example.', '請輸入電郵地址，例如 ada@shop.example。'],
  known: [
    'This person is on the team already. Use “New link” in the list.',
    '此人已在團隊中。請使用列表中的「新連結」。',
  ],
  taken: [
    'This address is in use in another account. Use another address.',
    '此地址已用於其他帳戶。請使用另一個地址。',
  ],
  linkTitle: [(email: string) => `Sign-in link for ${email}`, (email: string) => `${email} 的登入連結`],
  once: [
    'Copy the link now. A reload of this page shows it for 10 minutes. After that, it is never shown again.',
    '請立即複製連結。10 分鐘內重新載入此頁仍會顯示，之後不會再顯示。',
  ],
  mailed: ['An email with this link is on its way.', '附有此連結的電郵正在寄出。'],
  notMailed: [
    'No email was sent: this account has sent 20 invitations in an hour. Pass the link on.',
    '沒有寄出電郵：此帳戶一小時內已寄出 20 個邀請。請自行轉交連結。',
  ],
  linkUse: [
    (isReset: boolean) =>
      `It sets a password, works once, and expires after ${isReset ? '24 hours' : '7 days'}. Give it to this person only.`,
    (isReset: boolean) =>
      `連結用作設定密碼，只可使用一次，並於 ${isReset ? '24 小時' : '7 日'}後過期。請只交給此人。`,
  ],
  resetMailed: [
    'An email with a link that sets a new password is on its way. Only the person sees the link. It expires after 24 hours.',
    '附有重設密碼連結的電郵正在寄出。只有此人會看到連結。連結於 24 小時後過期。',
  ],
  resetNotMailed: [
    'No email was sent: this account has sent 20 invitations in an hour. Try again later.',
    '沒有寄出電郵：此帳戶一小時內已寄出 20 個邀請。請稍後再試。',
  ],
  tooMany: [
    'This account has made 30 sign-in links in an hour. Wait an hour, then try again.',
    '此帳戶一小時內已產生 30 個登入連結。請於一小時後再試。',
  ],
  reset: ['Reset the second factor', '重設雙重認證'],
  resetOf: [
    (email: string) => `Reset the second factor of ${email}`,
    (email: string) => `重設 ${email} 的雙重認證`,
  ],
  resetTitle: [
    (email: string) => `Reset the second factor of ${email}?`,
    (email: string) => `要重設 ${email} 的雙重認證嗎？`,
  ],
  resetKeep: ['Keep the second factor', '保留雙重認證'],
  done: ['Done', '完成'],
  lastOwner: [
    'This is the last owner who can sign in. Make another person an owner first, and wait for the first sign-in.',
    '這是最後一位可以登入的擁有者。請先將另一人設為擁有者，並待其首次登入。',
  ],
  removeTitle: [(email: string) => `Remove ${email}?`, (email: string) => `要移除 ${email} 嗎？`],
  removeWarning: [
    'The person is signed out at once and cannot sign in again. API keys stay.',
    '此人會即時登出，並無法再次登入。API 金鑰會保留。',
  ],
  keysOf: [
    'The person made these API keys, which stay valid. If the person may know them, revoke them under API keys:',
    '此人建立了以下 API 金鑰，移除後仍然有效。如此人可能知道這些金鑰，請在「API 金鑰」撤銷：',
  ],
  keep: ['Keep the person', '保留此人'],
});
