import type { Language } from '../../tracking/page/page-text.ts';
import type { TextsLike } from '../text/english.ts';

const english = {
  title: (app: string) => `Connect ${app}?`,
  lead: (app: string, account: string) =>
    `${app} asks to work with the account ${account} for you, through the MCP server.`,
  mode: 'Mode',
  modes: {
    test: 'Test: nothing is charged and no carrier is called.',
    live: 'Live: bookings charge the wallet and order a carrier.',
  },
  otherMode: { test: 'Connect it in live mode instead', live: 'Connect it in test mode instead' },
  returnsTo: 'Returns to',
  thisMachine: 'a program on this computer',
  caution: 'Anyone can choose this name. Continue only if you started this from the app yourself.',
  allow: 'Connect',
  deny: 'Do not connect',
  denied: 'the user did not agree',
  scopes: 'The app may',
  noScope: 'Choose at least one permission.',
  tooMany: 'The account has 20 connected apps. Disconnect one on the page API keys first.',
  refused: 'This app cannot be connected',
  refusedLead: 'The link of the app is not valid. Start again from the app. If that fails, tell its makers:',
  goBack: (place: string) => `Return to ${place}`,
  apps: 'Connected apps',
  app: 'App',
  none: 'No app is connected. docs/mcp.md describes how to connect an assistant.',
  disconnect: 'Disconnect',
  disconnectTitle: (app: string) => `Disconnect ${app}?`,
  disconnectWarning: 'The app loses its access with its next request. Nothing that it booked changes.',
} as const;

const traditionalChinese: TextsLike<typeof english> = {
  title: (app) => `連接 ${app}？`,
  lead: (app, account) => `${app} 要求透過 MCP 伺服器代您使用帳戶 ${account}。`,
  mode: '模式',
  modes: {
    test: '測試：不會收費，也不會通知承運商。',
    live: '正式：訂單會從錢包扣款，並交給承運商。',
  },
  otherMode: { test: '改為在正式模式連接', live: '改為在測試模式連接' },
  returnsTo: '返回至',
  thisMachine: '此電腦上的程式',
  caution: '任何人都可以使用此名稱。只有當您親自從該應用程式開始時，才繼續。',
  allow: '連接',
  deny: '不連接',
  denied: 'the user did not agree',
  scopes: '應用程式可以',
  noScope: '請至少選擇一項權限。',
  tooMany: '帳戶已連接 20 個應用程式。請先在「API 金鑰」頁面中斷其中一個。',
  refused: '無法連接此應用程式',
  refusedLead: '應用程式的連結無效。請從應用程式重新開始。若仍然失敗，請將以下內容告知其開發者：',
  goBack: (place) => `返回 ${place}`,
  apps: '已連接的應用程式',
  app: '應用程式',
  none: '尚未連接任何應用程式。docs/mcp.md 說明如何連接助理。',
  disconnect: '中斷連接',
  disconnectTitle: (app) => `中斷 ${app} 的連接？`,
  disconnectWarning: '應用程式從下一個請求起失去存取權。它所預訂的內容不會改變。',
};

export const connectTexts: Readonly<Record<Language, TextsLike<typeof english>>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};
