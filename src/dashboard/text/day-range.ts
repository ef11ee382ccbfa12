import type { Language } from '../../tracking/page/language.ts';
import type { DayFault } from '../day-range.ts';

/** Says why a day of a filter can't be used. */
export const dayFaultTexts: Readonly<Record<Language, Readonly<Record<DayFault, string>>>> = {
  en: {
    noDay: 'This is not a day. Enter one such as 2026-11-22.',
    endsBefore: 'This day is before the first day.',
  },
  'zh-Hant': {
    noDay: '這不是有效日期。請輸入例如 2026-11-22。',
    endsBefore: '此日期早於開始日期。',
  },
};
