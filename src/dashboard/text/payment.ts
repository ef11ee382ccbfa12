import type { Language } from '../../tracking/page/language.ts';
import type { TextsLike } from './english.ts';

const english = {
  title: 'Add money',
  none: 'Ask the operator of this service how to pay. The money appears here when it has arrived.',
  account: 'Account ID',
  accountHint: 'Name the account ID with your payment, so that it reaches this wallet.',
  operator: {
    title: 'How merchants add money',
    lead: 'Shown on the wallet of every account, when a booking fails for lack of money, and in emails about a low balance. Write bank details and a contact.',
    english: 'Text in English',
    chinese: 'Text in Traditional Chinese',
    hint: 'Plain text of at most 2,000 characters. Addresses that begin with https:// become links. Without a text, pages show the other language.',
    fault: 'Use at most 2,000 characters, without control characters.',
    save: 'Save the texts',
  },
} as const;

const traditionalChinese: TextsLike<typeof english> = {
  title: '增值',
  none: '請向本服務的營運商查詢付款方法。款項到帳後會在此顯示。',
  account: '帳戶編號',
  accountHint: '付款時請註明帳戶編號，以便款項撥入此錢包。',
  operator: {
    title: '商戶增值方法',
    lead: '顯示於每個帳戶的錢包、因結餘不足而未能下單的頁面，以及低結餘電郵。請填寫銀行資料及聯絡方法。',
    english: '英文內容',
    chinese: '繁體中文內容',
    hint: '純文字，最多 2,000 個字元。以 https:// 開頭的網址會成為連結。如沒有內容，頁面會顯示另一語言的內容。',
    fault: '最多 2,000 個字元，不可包含控制字元。',
    save: '儲存內容',
  },
};

export const paymentTexts: Readonly<Record<Language, TextsLike<typeof english>>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};
