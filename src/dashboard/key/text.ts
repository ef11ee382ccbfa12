import type { Language } from '../../tracking/page/page-text.ts';
import type { TextsLike } from '../text/english.ts';

const english = {
  lastUsed: 'Last used',
  never: 'Never',
  from: (address: string) => `from ${address}`,
  by: (maker: string) => `by ${maker}`,
  olderRevoked: (most: number) =>
    `Only the ${most} keys that were revoked last are listed. The activity has all.`,
  rename: 'Rename',
  labelTitle: 'Rename the key',
  save: 'Save the label',
  back: 'Back to the keys',
  tryIt: 'Try the key',
  tryItLead:
    'Run this in a terminal. It has the new key and changes nothing. A second later, Requests shows it.',
} as const;

const traditionalChinese: TextsLike<typeof english> = {
  lastUsed: '最後使用',
  never: '從未使用',
  from: (address) => `來自 ${address}`,
  by: (maker) => `由 ${maker} 建立`,
  olderRevoked: (most) => `只列出最近撤銷的 ${most} 個金鑰。「活動」有全部記錄。`,
  rename: '更改名稱',
  labelTitle: '更改金鑰名稱',
  save: '儲存名稱',
  back: '返回金鑰',
  tryIt: '試用金鑰',
  tryItLead: '在終端機執行以下指令。指令已包含新金鑰，不會更改任何資料。一秒後，「請求記錄」會顯示該請求。',
};

export const keyTexts: Readonly<Record<Language, TextsLike<typeof english>>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};
