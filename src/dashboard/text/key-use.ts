import type { Language } from '../../tracking/page/language.ts';
import type { TextsLike } from './english.ts';

const english = {
  lastUsed: 'Last used',
  never: 'Never',
  from: (address: string) => `from ${address}`,
} as const;

const traditionalChinese: TextsLike<typeof english> = {
  lastUsed: '最後使用',
  never: '從未使用',
  from: (address) => `來自 ${address}`,
};

export const keyUseTexts: Readonly<Record<Language, TextsLike<typeof english>>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};
