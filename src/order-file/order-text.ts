import { inLanguage, type Language, type Pair } from '../language.ts';
import type { Loss } from './cell-value.ts';
import type { CellFault, LeftOutItem, NoShipmentReason } from './file-order.ts';
import type { ShopExport } from './shop-export.ts';
import type { Table } from './table.ts';

/** Says what is wrong with a cell, and what to do. It stands beside the name of the field. */
export function cellFaultText(fault: CellFault, language: Language): string {
  return inLanguage(faultTexts(fault), language);
}

/** Says it in both languages. */
function faultTexts(fault: CellFault): Pair {
  switch (fault.reason) {
    case 'row_differs':
      return [
        `Lines ${fault.otherLine} and ${fault.line} are one order, but differ here. Write the same in both, or give line ${fault.line} an order number of its own.`,
        `第 ${fault.otherLine} 行及第 ${fault.line} 行是同一張訂單，但此處不同。請在兩行填寫相同內容，或給第 ${fault.line} 行另一個訂單編號。`,
      ];
    case 'lost': {
      const value = shorten(fault.value);
      const texts: Readonly<Record<Loss, Pair>> = {
        error: [
          `A program wrote “${value}” in place of the value. Write the value.`,
          `程式以「${value}」取代了原來的內容，請填寫該內容。`,
        ],
        date: [
          `A spreadsheet turned the value into the date “${value}”. Format the column as text, and write the value again.`,
          `試算表將內容變成了日期「${value}」。請將該欄設為文字格式，再重新填寫。`,
        ],
        misread: [
          `“${value}” was read in a wrong encoding before, and characters are lost. Write the text again.`,
          `「${value}」曾以錯誤的編碼讀取，已失去字元，請重新填寫。`,
        ],
      };
      return texts[fault.by];
    }
    case 'hs_code': {
      const value = shorten(fault.value);
      return [
        `“${value}” is not an HS code. Write at least 6 digits, such as 6109.10.`,
        `「${value}」並非 HS 編碼，請填寫最少 6 個數字，例如 6109.10。`,
      ];
    }
    case 'many_items':
      return [
        `The order has ${fault.count} items, in lines ${fault.line} to ${fault.lastLine}. At most ${fault.max} are possible: divide it into several orders.`,
        `此訂單有 ${fault.count} 件物品（第 ${fault.line} 至 ${fault.lastLine} 行），最多 ${fault.max} 件，請分成多張訂單。`,
      ];
    case 'repeated_row':
      return [
        `Line ${fault.line} is the same as line ${fault.otherLine}. To send the item once, write the quantity 0 in line ${fault.line}. If both are meant, write the sum in line ${fault.otherLine}, and 0 here.`,
        `第 ${fault.line} 行與第 ${fault.otherLine} 行相同。如只寄送一次，請將第 ${fault.line} 行的數量改為 0。如兩行皆須寄送，請在第 ${fault.otherLine} 行填寫總數，並在此填 0。`,
      ];
    case 'apart': {
      const [first, last] = [fault.line, fault.otherLine].toSorted((one, other) => one - other);
      return [
        `Lines ${first} and ${last} have the same order number, but do not follow each other. If they are one order, move them together in the file. If not, give one of them another number.`,
        `第 ${first} 行及第 ${last} 行的訂單編號相同，但並不相連。如屬同一張訂單，請在檔案中將其移到一起。如不屬同一張，請給其中一張另一個編號。`,
      ];
    }
    case 'cut_digits':
      return [
        'A spreadsheet cut this number: after 15 digits it has only zeros. Format the column as text, and write the order number again.',
        '試算表截短了此編號：15 位數字之後只有零。請將該欄設為文字格式，再重新填寫訂單編號。',
      ];
    case 'no_currency':
      return [
        'The file does not say the currency of the prices. Write USD or HKD.',
        '檔案沒有註明價格的貨幣，請填寫 USD 或 HKD。',
      ];
    case 'currency':
      return [
        `Values in ${shorten(fault.currency)} cannot be declared. Convert the prices to USD or HKD, and write that currency.`,
        `不能以 ${shorten(fault.currency)} 申報價值。請將價格折算為 USD 或 HKD，並填寫該貨幣。`,
      ];
    case 'currency_differs':
      return [
        `This amount is in ${shorten(fault.currency)}, but the order is in ${shorten(fault.expected)}. Write all amounts of an order in one currency.`,
        `此金額為 ${shorten(fault.currency)}，但訂單為 ${shorten(fault.expected)}。同一張訂單的金額須使用同一種貨幣。`,
      ];
  }
}

/** Returns how people call a column: by its name, or by its letter if the file has no names. */
export function columnName(
  { hasHeader, header }: Pick<Table, 'hasHeader' | 'header'>,
  column: number,
  language: Language,
): string | undefined {
  const name = header[column];
  return hasHeader || name === undefined ? name : inLanguage([`Column ${name}`, `${name} 欄`], language);
}

const leftOutTexts: Readonly<Record<NoShipmentReason, Pair>> = {
  sent: ['The shop says it is sent', '商店顯示已寄出'],
  cancelled: ['The shop says it is cancelled', '商店顯示已取消'],
  refunded: ['The shop says it is refunded', '商店顯示已退款'],
  unpaid: ['The shop says it is not paid', '商店顯示未付款'],
  pickup: ['The customer collects it', '顧客自取'],
  nothing_to_send: ['None of its items is sent', '沒有需要寄送的物品'],
};

/** Why an order of a file is left out. */
export const leftOutReasons = Object.keys(leftOutTexts) as NoShipmentReason[];

/** Says why an order of the file is left out. */
export function leftOutText(reason: NoShipmentReason, language: Language): string {
  return inLanguage(leftOutTexts[reason], language);
}

/** Says which item of an order is left out, and why. */
export function leftOutItemText({ line, reason }: LeftOutItem, language: Language): string {
  const own: Readonly<Partial<Record<LeftOutItem['reason'], Pair>>> = {
    zero: ['The quantity is 0', '數量為 0'],
    nothing_to_send: ['It needs no shipping', '無需寄送'],
  };
  const [english, chinese] = own[reason] ?? leftOutTexts[reason as NoShipmentReason];
  return inLanguage(
    [`Item in line ${line} left out: ${english}.`, `已略過第 ${line} 行的物品：${chinese}。`],
    language,
  );
}

export const shopNames: Readonly<Record<ShopExport, string>> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  etsy: 'Etsy',
  amazon: 'Amazon',
  ebay: 'eBay',
  shopline: 'Shopline',
};

const maxShown = 40;

/** Returns the beginning of a value that a text quotes. */
export function shorten(text: string): string {
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}
