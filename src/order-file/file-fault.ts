import type { Language } from '../language.ts';

/** Why a file of orders can't be read. Rows are counted as a spreadsheet counts them. */
export type FileFault =
  | { readonly reason: 'not_utf8' | 'workbook' | 'empty' | 'no_orders' }
  | { readonly reason: 'separator'; readonly separator: 'semicolons' | 'tabs' }
  | { readonly reason: 'unknown_column' | 'repeated_column'; readonly column: string }
  | { readonly reason: 'metadata_columns' | 'orders' | 'values'; readonly max: number }
  | { readonly reason: 'cells'; readonly row: number; readonly found: number; readonly columns: number }
  | { readonly reason: 'quotes'; readonly row: number };

const maxNameLength = 60;

/** Says what is wrong with a file, and what to do. */
export function fileFaultText(fault: FileFault, language: Language): string {
  const [english, chinese] = texts(fault);
  return language === 'en' ? english : chinese;
}

function texts(fault: FileFault): readonly [english: string, traditionalChinese: string] {
  switch (fault.reason) {
    case 'not_utf8':
      return [
        'The file is not in UTF-8, so names and addresses would be lost. In Excel, choose “Save As” and the type “CSV UTF-8 (Comma delimited)”.',
        '檔案並非 UTF-8 編碼，姓名和地址會變成亂碼。請在 Excel 選擇「另存新檔」，類型選「CSV UTF-8 (逗號分隔)」。',
      ];
    case 'workbook':
      return [
        'The file is a spreadsheet and not a CSV file. In Excel, choose “Save As” and the type “CSV UTF-8 (Comma delimited)”.',
        '檔案是試算表，並非 CSV 檔案。請在 Excel 選擇「另存新檔」，類型選「CSV UTF-8 (逗號分隔)」。',
      ];
    case 'empty':
      return ['The file is empty. Its first row must name the columns.', '檔案是空的。首行須為欄位名稱。'];
    case 'no_orders':
      return [
        'The file has no orders. Each row after the first is an order.',
        '檔案沒有訂單。首行之後每行是一張訂單。',
      ];
    case 'separator':
      return fault.separator === 'tabs'
        ? [
            'The columns are separated by tabs. Save the file as CSV with commas. In Excel, choose “Save As” and the type “CSV UTF-8 (Comma delimited)”.',
            '檔案以定位字元分隔欄位。請另存為以逗號分隔的 CSV。在 Excel 選擇「另存新檔」，類型選「CSV UTF-8 (逗號分隔)」。',
          ]
        : [
            'The columns are separated by semicolons. Save the file as CSV with commas, and write decimals with a point. In the regional settings of Windows, the list separator must be a comma.',
            '檔案以分號分隔欄位。請另存為以逗號分隔的 CSV，小數使用點號。Windows 地區設定中的清單分隔符號須為逗號。',
          ];
    case 'unknown_column': {
      const name = JSON.stringify(shortenName(fault.column));
      return [
        `The column ${name} is not a field of an order, such as recipient.city. Rename or remove it.`,
        `欄位 ${name} 不是訂單的欄位，例如 recipient.city。請更改名稱或移除。`,
      ];
    }
    case 'repeated_column': {
      const name = shortenName(fault.column);
      return [
        `The column ${name} is there twice. Remove one of them.`,
        `欄位 ${name} 重複。請移除其中一個。`,
      ];
    }
    case 'metadata_columns':
      return [
        `The file has more than ${fault.max} columns of metadata. Remove some of them.`,
        `檔案的 metadata 欄位超過 ${fault.max} 個。請移除部分欄位。`,
      ];
    case 'orders':
      return [
        `The file has more than ${numberText(fault.max)} orders. Divide it into several files.`,
        `檔案超過 ${numberText(fault.max)} 張訂單。請分成多個檔案。`,
      ];
    case 'values':
      return [
        `The file has more than ${numberText(fault.max)} filled cells. Divide it into several files.`,
        `檔案超過 ${numberText(fault.max)} 個已填寫的儲存格。請分成多個檔案。`,
      ];
    case 'cells': {
      const { row, found, columns } = fault;
      return [
        `Row ${row} has ${found} cells, and the first row names ${columns} columns. A cell with a comma needs double quotes around it.`,
        `第 ${row} 行有 ${found} 個儲存格，首行有 ${columns} 個欄位。含逗號的儲存格須用雙引號括住。`,
      ];
    }
    case 'quotes':
      return [
        `The double quotes in row ${fault.row} are not in pairs. Inside a quoted cell, write a double quote twice.`,
        `第 ${fault.row} 行的雙引號並不成對。在引號內的儲存格，雙引號須寫兩次。`,
      ];
  }
}

function shortenName(name: string): string {
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name;
}

function numberText(count: number): string {
  return count.toLocaleString('en');
}

/** A file that can't be read, for a reason that its reader shows. */
export class Unreadable extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault.reason);
    this.fault = fault;
  }
}
