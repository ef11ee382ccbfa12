import { translated } from '../text.ts';

export const keyTexts = translated({
  title: ['API keys', 'API 金鑰'],
  lead: [
    (active: number, max: number) =>
      `${active} of ${max} active keys of this account, in both modes together.`,
    (active: number, max: number) => `此帳戶兩個模式合共使用 ${max} 個有效金鑰中的 ${active} 個。`,
  ],
  label: ['Label', '名稱'],
  labelHint: ['What the key is for, such as "web shop"', '金鑰的用途，例如「網店」'],
  scopes: ['Scopes', '權限範圍'],
  create: ['Create key', '建立金鑰'],
  createTitle: {
    test: ['Create a test key', '建立測試金鑰'],
    live: ['Create a live key', '建立正式金鑰'],
  },
  ends: ['Ends in', '結尾'],
  state: ['State', '狀態'],
  active: ['Active', '有效'],
  revoked: ['Revoked', '已撤銷'],
  created: ['Created', '建立時間'],
  revoke: ['Revoke', '撤銷'],
  revokeTitle: [
    (label: string) => `Revoke the key "${label}"?`,
    (label: string) => `要撤銷金鑰「${label}」嗎？`,
  ],
  revokeWarning: [
    'Requests with this key are refused at once. This cannot be undone.',
    '使用此金鑰的請求會即時被拒絕。此操作無法復原。',
  ],
  revokeConfirm: ['Revoke the key', '撤銷金鑰'],
  cancel: ['Keep the key', '保留金鑰'],
  scopeNames: {
    'shipments:read': ['Read shipments, labels and tracking', '讀取貨件、運單標籤及追蹤記錄'],
    'shipments:write': ['Book and cancel shipments', '下單及取消貨件'],
    'rates:read': ['Read services and prices', '讀取服務及價格'],
    'wallet:read': ['Read the wallet and its entries', '讀取錢包及其記錄'],
    'webhooks:read': ['Read webhook endpoints, events and deliveries', '讀取 Webhook 端點、事件及傳送記錄'],
    'webhooks:write': ['Change webhook endpoints and send events again', '更改 Webhook 端點及再次傳送事件'],
  },
  none: ['No keys in this mode yet.', '此模式尚未有金鑰。'],
  made: ['Your new key', '你的新金鑰'],
  once: [
    'Copy the key now. A reload of this page shows it for 10 minutes. After that, it is never shown again.',
    '請立即複製金鑰。10 分鐘內重新載入此頁仍會顯示，之後不會再顯示。',
  ],
  copyCommand: ['Copy the command', '複製指令'],
  done: ['Done', '完成'],
  tooMany: [
    'This account has 5 active keys, which is the maximum. Revoke one first.',
    '此帳戶已有 5 個有效金鑰，已達上限。請先撤銷一個。',
  ],
  labelFault: [
    'The label must be one line of 1 to 200 characters.',
    '名稱必須為一行，長度 1 至 200 個字元。',
  ],
  scopeFault: ['Choose at least one scope.', '請選擇最少一個權限範圍。'],
  readOnly: ['Your role can view keys but not change them.', '你的角色可以查看金鑰，但不能更改。'],
  lastUsed: ['Last used', '最後使用'],
  never: ['Never', '從未使用'],
  from: [(ip: string) => `from ${ip}`, (ip: string) => `來自 ${ip}`],
  by: [(maker: string) => `by ${maker}`, (maker: string) => `由 ${maker} 建立`],
  olderRevoked: [
    (max: number) => `Only the ${max} keys that were revoked last are listed. The activity has all.`,
    (max: number) => `只列出最近撤銷的 ${max} 個金鑰。「活動」有全部記錄。`,
  ],
  rename: ['Rename', '更改名稱'],
  labelTitle: ['Rename the key', '更改金鑰名稱'],
  save: ['Save the label', '儲存名稱'],
  back: ['Back to the keys', '返回金鑰'],
  start: {
    title: ['Get started', '開始使用'],
    documentation: ['Documentation', '文件'],
    withKey: [
      (label: string, last4: string, key: string) =>
        `Your key "${label}" ends in ${last4}. Put the whole key in place of ${key}, then run this in a terminal:`,
      (label: string, last4: string, key: string) =>
        `你的金鑰「${label}」以 ${last4} 結尾。請以完整金鑰取代 ${key}，然後在終端機執行：`,
    ],
    needKey: [
      (key: string) => `Create a key first. Put it in place of ${key}, then run this in a terminal:`,
      (key: string) => `請先建立金鑰，以該金鑰取代 ${key}，然後在終端機執行：`,
    ],
  },
  quota: {
    title: ['API requests today', '今日 API 請求'],
    of: [
      (used: string, limit: string) => `${used} of ${limit}`,
      (used: string, limit: string) => `${limit} 次中的 ${used} 次`,
    ],
    unknown: [
      'The counts are not available right now. Reload the page in a minute.',
      '暫時未能讀取次數。請於一分鐘後重新載入頁面。',
    ],
  },
  tryIt: ['Try the key', '試用金鑰'],
  tryItLead: [
    'Run this in a terminal. It has the new key and changes nothing. A second later, Requests shows it.',
    '在終端機執行以下指令。指令已包含新金鑰，不會更改任何資料。一秒後，「請求記錄」會顯示該請求。',
  ],
  connect: {
    title: [(app: string) => `Connect ${app}?`, (app: string) => `連接 ${app}？`],
    lead: [
      (app: string, account: string) =>
        `${app} asks to work with the account ${account} for you, through the MCP server.`,
      (app: string, account: string) => `${app} 要求透過 MCP 伺服器代您使用帳戶 ${account}。`,
    ],
    mode: ['Mode', '模式'],
    modes: {
      test: ['Test: nothing is charged and no carrier is called.', '測試：不會收費，也不會通知承運商。'],
      live: [
        'Live: bookings charge the wallet and order a carrier.',
        '正式：訂單會從錢包扣款，並交給承運商。',
      ],
    },
    otherMode: {
      test: ['Connect it in live mode instead', '改為在正式模式連接'],
      live: ['Connect it in test mode instead', '改為在測試模式連接'],
    },
    returnsTo: ['Returns to', '返回至'],
    thisMachine: ['a program on this computer', '此電腦上的程式'],
    caution: [
      'Anyone can choose this name. Continue only if you started this from the app yourself.',
      '任何人都可以使用此名稱。只有當您親自從該應用程式開始時，才繼續。',
    ],
    allow: ['Connect', '連接'],
    deny: ['Do not connect', '不連接'],
    denied: ['the user did not agree', 'the user did not agree'],
    scopes: ['The app may', '應用程式可以'],
    noScope: ['Choose at least one permission.', '請至少選擇一項權限。'],
    tooMany: [
      'The account has 20 connected apps. Disconnect one on the page API keys first.',
      '帳戶已連接 20 個應用程式。請先在「API 金鑰」頁面中斷其中一個。',
    ],
    refused: ['This app cannot be connected', '無法連接此應用程式'],
    refusedLead: [
      'The link of the app is not valid. Start again from the app. If that fails, send its makers the text below.',
      '應用程式的連結無效。請從應用程式重新開始。若仍然失敗，請將以下內容告知其開發者。',
    ],
    forDeveloper: ['For the developer of the app', '給應用程式的開發者'],
    goBack: [(origin: string) => `Return to ${origin}`, (origin: string) => `返回 ${origin}`],
    apps: ['Connected apps', '已連接的應用程式'],
    app: ['App', '應用程式'],
    none: [
      (url: string) =>
        `No app is connected. To connect an assistant, add this address to its connectors: ${url}`,
      (url: string) => `尚未連接任何應用程式。如要連接助理，請在助理的連接設定加入此網址：${url}`,
    ],
    disconnect: ['Disconnect', '中斷連接'],
    disconnectTitle: [(app: string) => `Disconnect ${app}?`, (app: string) => `中斷 ${app} 的連接？`],
    disconnectWarning: [
      'The app loses its access with its next request. Nothing that it booked changes.',
      '應用程式從下一個請求起失去存取權。它所預訂的內容不會改變。',
    ],
  },
});
