import type { Language, Pair } from '../language.ts';

interface Pairs {
  readonly [name: string | number]: readonly unknown[] | Pairs;
}

type Texts<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends readonly [infer English, ...unknown[]]
    ? Wide<English>
    : Texts<Tree[Name]>;
};

/** Any text, any list of texts, or any function of the same values. */
type Wide<Text> = Text extends string
  ? string
  : Text extends readonly string[]
    ? readonly string[]
    : Text extends (...values: infer Values) => infer Result
      ? (...values: Values) => Wide<Result>
      : Text;

/** Asks for the Chinese where it is missing or takes other values. The error is at the text, and readers keep their types. */
type Complete<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends readonly [infer English, ...infer Others]
    ? Others extends readonly [Wide<English>]
      ? unknown
      : Others extends readonly [unknown, unknown, ...unknown[]]
        ? { readonly length: 2 }
        : { readonly 1: Wide<English> }
    : Complete<Tree[Name]>;
};

/** Returns the texts of a section by language. A text without a translation does not compile. */
export function translated<const Tree extends Pairs>(
  pairs: Tree & Complete<Tree>,
): Readonly<Record<Language, Texts<Tree>>> {
  return { en: textsOf(pairs, 0) as Texts<Tree>, 'zh-Hant': textsOf(pairs, 1) as Texts<Tree> };
}

function textsOf(pairs: Pairs, index: 0 | 1): unknown {
  return Object.fromEntries(
    Object.entries(pairs).map(([name, value]) => [
      name,
      isPair(value) ? value[index] : textsOf(value, index),
    ]),
  );
}

function isPair(value: readonly unknown[] | Pairs): value is readonly unknown[] {
  return Array.isArray(value);
}

const format = new Intl.NumberFormat('en-HK');

/** Returns a number with separators of thousands, which are the same in both languages. */
export function numberText(value: number): string {
  return format.format(value);
}

/** Returns a count that may have ended at a limit. */
export function boundedText(count: number, isMore: boolean): string {
  return numberText(count) + (isMore ? '+' : '');
}

/** Returns a name and its value with the colon of the language. */
export function labeled(name: string, value: string, language: Language): string {
  return language === 'en' ? `${name}: ${value}` : `${name}：${value}`;
}

/** Texts of the frame, of the pages about errors and of several sections. */

export const sharedTexts = translated({
  skip: ['Skip to the content', '跳至內容'],
  menu: ['Main menu', '主選單'],
  menuButton: ['Menu', '選單'],
  close: ['Close', '關閉'],
  drawer: ['Details', '詳情'],
  dialog: ['Dialog', '對話框'],
  items: {
    book: ['Book a parcel', '寄包裹'],
    orders: ['Orders', '訂單'],
    shipments: ['Shipments', '貨件'],
    handover: ['Hand-over', '交收'],
    money: ['Money', '款項'],
    people: ['Address book', '通訊錄'],
    products: ['Products', '產品'],
    developers: ['Developers', '開發者'],
  },
  itemOf: [
    (group: string, item: string) => `${group}: ${item}`,
    (group: string, item: string) => `${group}：${item}`,
  ],
  frozen: [
    'This account is frozen: no live shipment can be booked. Settle the overdue invoice, or ask the operator of this service.',
    '此帳戶已凍結：正式貨件不能下單。請繳付逾期帳單，或聯絡本服務的營運者。',
  ],
  zone: [(name: string) => `Times are in ${name}.`, (name: string) => `時間以${name}顯示。`],
  mode: {
    test: ['Test mode', '測試模式'],
    live: ['Live mode', '正式模式'],
  },
  modeNotice: {
    test: ['No carrier is called and no money moves.', '不會聯絡承運商，亦不會扣款。'],
    live: ['Shipments are real and are charged.', '貨件為真實貨件，並會扣款。'],
  },
  inMode: [
    (name: string, mode: string) => `${name} (${mode})`,
    (name: string, mode: string) => `${name}（${mode}）`,
  ],
  switchTo: {
    test: ['Switch to test mode', '切換至測試模式'],
    live: ['Switch to live mode', '切換至正式模式'],
  },
  signOut: ['Sign out', '登出'],
  copy: ['Copy', '複製'],
  copied: ['Copied', '已複製'],
  filter: {
    filters: ['Filters', '篩選'],
    apply: ['Apply filters', '套用篩選'],
    clear: ['Clear filters', '清除篩選'],
    any: ['Any', '不限'],
    dates: [(zone: string) => `Days are in ${zone}.`, (zone: string) => `日期以${zone}計算。`],
    invalid: ['Some filters are not valid', '部分篩選條件無效'],
  },
  dayFault: {
    noDay: ['This is not a day. Enter one such as 2026-11-22.', '這不是有效日期。請輸入例如 2026-11-22。'],
    endsBefore: ['This day is before the first day.', '此日期早於開始日期。'],
  },
  form: {
    faults: [
      (count: number) => (count === 1 ? '1 field needs a change' : `${count} fields need a change`),
      (count: number) => `有 ${count} 個欄位需要更改`,
    ],
    inFlight: ['The change is in progress', '正在處理變更'],
    inFlightLead: [
      'This page shows the result as soon as it is known. It reloads every second.',
      '有結果後，本頁會即時顯示。頁面每秒重新載入一次。',
    ],
    lost: ['The result of the change is not known', '未能確定變更的結果'],
    lostLead: [
      'Check whether the change was made before you send the form again.',
      '再次提交表格前，請先檢查變更是否已經完成。',
    ],
    back: ['Continue', '繼續'],
    foreign: ['This form belongs to another user', '此表格屬於另一位用戶'],
    foreignLead: [
      'Another user signed in to this browser after the page was opened. Nothing was changed. Open the page again.',
      '頁面開啟後，另一位用戶在此瀏覽器登入。沒有作出任何變更。請重新開啟頁面。',
    ],
    ended: [
      'Your session ended, so nothing was changed. Sign in, and your form is shown again.',
      '你的登入已結束，因此沒有作出任何變更。登入後會再次顯示你的表格。',
    ],
    unsent: ['Send your form?', '要提交你的表格嗎？'],
    unsentLead: [
      'Your session ended before this form was sent. Nothing was changed yet.',
      '你的登入在提交此表格前已結束。尚未作出任何變更。',
    ],
    send: ['Send now', '立即提交'],
    discard: ['Discard', '放棄'],
  },
  error: {
    notFound: ['Page not found', '找不到頁面'],
    notAllowed: ['Your role does not allow this', '你的角色不允許此操作'],
    askOwner: ['Ask an owner of the account.', '請向帳戶擁有者查詢。'],
    crossSite: ['This form was not sent from the dashboard', '此表單並非由控制台送出'],
    goBack: ['Open the page again, then send the form from there.', '請重新開啟頁面，再從該頁送出表單。'],
    invalid: ['This request is not valid', '此請求無效'],
    failed: ['The page is not available right now', '頁面暫時無法顯示'],
    retry: [
      'Try again in a minute. If it persists, send this request id to the operator:',
      '請於一分鐘後再試。如問題持續，請將此請求編號交給營運人員：',
    ],
    mayBeMade: [
      'The change may have been made. Check it before you send the form again. An order is never booked twice.',
      '變更可能已經完成。再次提交表格前，請先檢查。訂單不會重複下單。',
    ],
    prefix: ['Error', '錯誤'],
    back: ['Back to the home page', '返回主頁'],
    reason: {
      400: [
        'A value in the address is not valid. Go back and choose it from the page.',
        '網址內有數值無效。請返回並於頁面上選擇。',
      ],
      405: [
        'This address takes no such request. Open the page from the menu.',
        '此網址不接受這類請求。請由選單開啟頁面。',
      ],
      409: ['The page has changed in the meantime. Open it again.', '頁面已有更改。請重新開啟。'],
      410: ['This link is no longer valid.', '此連結已失效。'],
      413: [
        'The form is too long. Shorten its texts, then send it again. Nothing was changed.',
        '表單過長。請縮短文字後再次送出。沒有更改任何資料。',
      ],
      415: [
        'The form was not sent by a page of the dashboard. Nothing was changed.',
        '此表單並非由控制台的頁面送出。沒有更改任何資料。',
      ],
    } as Readonly<Record<number, Pair>>,
    wait: [
      (seconds: number) =>
        `Too many requests at once. Nothing was changed. Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
      (seconds: number) => `同時請求過多。沒有作出任何變更。請於 ${seconds} 秒後再試。`,
    ],
  },
});
