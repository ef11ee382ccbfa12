import type { Language } from '../../tracking/page/page-text.ts';
import { type DashboardText, english } from './english.ts';
import { traditionalChinese } from './traditional-chinese.ts';

export const dashboardTexts: Readonly<Record<Language, DashboardText>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};
