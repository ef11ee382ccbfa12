import type { Language } from '../../tracking/page/page-text.ts';
import type { DayFault } from '../time.ts';
import type { TextsLike } from './english.ts';

const english = {
  faults: (count: number) => (count === 1 ? '1 field needs a change' : `${count} fields need a change`),
  inFlight: 'The change is in progress',
  inFlightLead: 'This page shows the result as soon as it is known. It reloads every second.',
  lost: 'The result of the change is not known',
  lostLead: 'Check whether the change was made before you send the form again.',
  back: 'Continue',
  foreign: 'This form belongs to another user',
  foreignLead:
    'Another user signed in to this browser after the page was opened. Nothing was changed. Open the page again.',
  ended: 'Your session ended, so nothing was changed. Sign in, and your form is shown again.',
  unsent: 'Send your form?',
  unsentLead: 'Your session ended before this form was sent. Nothing was changed yet.',
  send: 'Send now',
  discard: 'Discard',
  sending: 'Sending…',
} as const;

const traditionalChinese: TextsLike<typeof english> = {
  faults: (count) => `有 ${count} 個欄位需要更改`,
  inFlight: '正在處理變更',
  inFlightLead: '有結果後，本頁會即時顯示。頁面每秒重新載入一次。',
  lost: '未能確定變更的結果',
  lostLead: '再次提交表格前，請先檢查變更是否已經完成。',
  back: '繼續',
  foreign: '此表格屬於另一位用戶',
  foreignLead: '頁面開啟後，另一位用戶在此瀏覽器登入。沒有作出任何變更。請重新開啟頁面。',
  ended: '你的登入已結束，因此沒有作出任何變更。登入後會再次顯示你的表格。',
  unsent: '要提交你的表格嗎？',
  unsentLead: '你的登入在提交此表格前已結束。尚未作出任何變更。',
  send: '立即提交',
  discard: '放棄',
  sending: '正在提交…',
};

export const formTexts: Readonly<Record<Language, TextsLike<typeof english>>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};

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
