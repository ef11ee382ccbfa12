import { inLanguage, type Language, type Pair } from '../language.ts';
import { type Encoding, encodingNames } from './encoding-name.ts';

/** Kinds of files that have no rows. */
export type OtherKind =
  | 'xls'
  | 'xlsb'
  | 'ods'
  | 'numbers'
  | 'document'
  | 'pdf'
  | 'picture'
  | 'archive'
  | 'json'
  | 'web_page'
  | 'xml'
  | 'locked'
  | 'damaged'
  | 'unknown';

/** Why a file of orders can't be read. Lines are counted as an editor counts them, or as the sheet of a workbook does. */
export type FileFault =
  | { readonly reason: 'empty' | 'no_orders' | 'busy' | 'too_slow' | 'inflated' }
  | { readonly reason: 'too_large'; readonly maxMegabytes: number }
  | { readonly reason: 'no_table'; readonly kind: OtherKind }
  /** The file has characters that the chosen encoding, or that of its byte order mark, doesn't have. */
  | { readonly reason: 'encoding'; readonly encoding: Encoding }
  | { readonly reason: 'repeated_column'; readonly column: string }
  | { readonly reason: 'metadata_columns' | 'orders' | 'rows' | 'cells' | 'columns'; readonly max: number }
  | { readonly reason: 'few_cells'; readonly line: number; readonly found: number; readonly columns: number }
  | {
      readonly reason: 'many_cells';
      readonly line: number;
      readonly found: number;
      readonly columns: number;
      /** The first cell that no column has. */
      readonly value: string;
      /** Null for a workbook. */
      readonly separator: string | null;
    }
  | { readonly reason: 'long_cell'; readonly line: number; readonly max: number }
  /** No usual character separates the names in the header. */
  | { readonly reason: 'separator'; readonly header: string }
  /** The cell begins with `value`. */
  | { readonly reason: 'quotes'; readonly line: number; readonly value: string };

const maxNameLength = 60;

/** Says what is wrong with a file, and what to do. */
export function fileFaultText(fault: FileFault, language: Language): string {
  return inLanguage(texts(fault), language);
}

function texts(fault: FileFault): Pair {
  switch (fault.reason) {
    case 'empty':
      return ['The file is empty. Its first row must name the columns.', '檔案是空的。首行須為欄位名稱。'];
    case 'no_orders':
      return [
        'The file has no orders. Each row after the first is an order.',
        '檔案沒有訂單。首行之後每行是一張訂單。',
      ];
    case 'repeated_column': {
      const name = shortenName(fault.column);
      return [
        `The column ${name} is there twice. Remove one of them.`,
        `欄位 ${name} 重複。請移除其中一個。`,
      ];
    }
    case 'metadata_columns':
      return [
        `The file has more than ${fault.max} columns of custom fields. Remove some of them.`,
        `檔案的自訂欄位超過 ${fault.max} 個。請移除部分欄位。`,
      ];
    case 'orders':
      return [
        `The file has more than ${numberText(fault.max)} orders. Divide it into several files.`,
        `檔案超過 ${numberText(fault.max)} 張訂單。請分成多個檔案。`,
      ];
    case 'rows':
      return [
        `The file has more than ${numberText(fault.max)} rows. Divide it into several files.`,
        `檔案超過 ${numberText(fault.max)} 行。請分成多個檔案。`,
      ];
    case 'cells':
      return [
        `The file has more than ${numberText(fault.max)} cells. Divide it into several files, or remove columns.`,
        `檔案超過 ${numberText(fault.max)} 個儲存格。請分成多個檔案，或移除部分欄位。`,
      ];
    case 'columns':
      return [
        `The file has more than ${numberText(fault.max)} columns. Remove some of them.`,
        `檔案超過 ${numberText(fault.max)} 個欄位。請移除部分欄位。`,
      ];
    case 'many_cells': {
      const { line, found, columns, separator } = fault;
      const value = shortenName(fault.value);
      if (separator === null)
        return [
          `Row ${line} has “${value}” in a column without a name: the table has ${columns} columns. Give the column a name, or empty the cell.`,
          `第 ${line} 行的「${value}」所在的欄位沒有名稱：表格有 ${columns} 個欄位。請為欄位命名，或清空該儲存格。`,
        ];
      const [english, chinese] = separatorNames[separator] ?? [`“${separator}”`, `「${separator}」`];
      return [
        `Line ${line} has ${found} cells, and the table has ${columns} columns. “${value}” is too many. If a text contains ${english}, put double quotes around its cell.`,
        `第 ${line} 行有 ${found} 個儲存格，而表格有 ${columns} 個欄位，「${value}」是多出的。如文字含有${chinese}，請用雙引號括住該儲存格。`,
      ];
    }
    case 'few_cells': {
      const { line, found, columns } = fault;
      return [
        `Line ${line} has ${found} cells, the table has ${columns} columns, and the next line has the others. Remove the line break, or put double quotes around the cell that contains it.`,
        `第 ${line} 行只有 ${found} 個儲存格，表格有 ${columns} 個欄位，其餘儲存格在下一行。請移除換行，或用雙引號括住含有換行的儲存格。`,
      ];
    }
    case 'long_cell':
      return [
        `Line ${fault.line} has a text of more than ${numberText(fault.max)} characters without a separator. Export the file again with commas between the cells.`,
        `第 ${fault.line} 行有超過 ${numberText(fault.max)} 個字元的文字，當中沒有分隔符號。請重新匯出以逗號分隔儲存格的檔案。`,
      ];
    case 'separator': {
      const header = shortenName(fault.header);
      return [
        `The names of the columns in “${header}” are not separated by commas, semicolons or tabs. Export the file again with commas between the cells.`,
        `「${header}」的欄位名稱並非以逗號、分號或定位字元分隔。請重新匯出以逗號分隔儲存格的檔案。`,
      ];
    }
    case 'quotes':
      return [
        `The cell ${fault.value}… in line ${fault.line} begins with a double quote and does not end with one. Add the double quote at its end. Inside the cell, write each double quote twice.`,
        `第 ${fault.line} 行的儲存格 ${fault.value}… 以雙引號開始，但沒有以雙引號結束。請在結尾補上雙引號。儲存格內的雙引號須寫兩次。`,
      ];
    case 'encoding': {
      const [english, chinese] = encodingNames[fault.encoding];
      return [
        `The file is not in the encoding ${english}. Choose another encoding, or save the file as an Excel workbook (.xlsx) and choose that file.`,
        `檔案並非${chinese}編碼。請選擇其他編碼，或將檔案另存為 Excel 活頁簿 (.xlsx) 再選擇該檔案。`,
      ];
    }
    case 'too_large':
      return [
        `The file is larger than ${fault.maxMegabytes} MB. Divide it into several files.`,
        `檔案大於 ${fault.maxMegabytes} MB。請分成多個檔案。`,
      ];
    case 'inflated':
      return [
        'The workbook has more content than can be read. Copy the orders into a new workbook, or divide them into several files.',
        '活頁簿的內容超出可讀取的上限。請將訂單複製到新的活頁簿，或分成多個檔案。',
      ];
    case 'too_slow':
      return [
        'The file takes too much time or memory to read. Divide it into several files, or copy the orders into a new workbook.',
        '讀取檔案所需的時間或記憶體過多。請分成多個檔案，或將訂單複製到新的活頁簿。',
      ];
    case 'busy':
      return [
        'Many files are being read at the moment. Wait a minute, and choose the file again.',
        '現時正在讀取大量檔案。請稍等一分鐘，再選擇檔案。',
      ];
    case 'no_table':
      return kindTexts[fault.kind];
  }
}

const separatorNames: Readonly<Record<string, Pair>> = {
  ',': ['a comma', '逗號'],
  ';': ['a semicolon', '分號'],
  '\t': ['a tab', '定位字元'],
};

const saveInExcel = 'Open it in Excel, choose “Save As” and the type “Excel Workbook (.xlsx)”.';
const saveInExcelChinese = '請在 Excel 開啟，選擇「另存新檔」，類型選「Excel 活頁簿 (.xlsx)」。';

const kindTexts: Readonly<Record<OtherKind, Pair>> = {
  xls: [
    `The file is in the old format of Excel (.xls). ${saveInExcel}`,
    `檔案為舊版 Excel 格式 (.xls)。${saveInExcelChinese}`,
  ],
  xlsb: [
    `The file is a binary workbook (.xlsb). ${saveInExcel}`,
    `檔案為二進位活頁簿 (.xlsb)。${saveInExcelChinese}`,
  ],
  ods: [
    'The file is an OpenDocument spreadsheet (.ods). In LibreOffice, choose “Save As” and the type “Excel 2007–365 (.xlsx)”.',
    '檔案為 OpenDocument 試算表 (.ods)。請在 LibreOffice 選擇「另存新檔」，類型選「Excel 2007–365 (.xlsx)」。',
  ],
  numbers: [
    'The file is of Apple Numbers. In Numbers, choose “File”, “Export To”, “Excel”.',
    '檔案為 Apple Numbers 格式。請在 Numbers 選擇「檔案」、「輸出至」、「Excel」。',
  ],
  document: [
    'The file is a document or a presentation and not a table. Copy the table into a workbook, and save it as .xlsx.',
    '檔案為文件或簡報，並非表格。請將表格複製到活頁簿，並儲存為 .xlsx。',
  ],
  pdf: [
    'The file is a PDF and not a table. Export the orders as CSV or as an Excel workbook (.xlsx) from the program that made it.',
    '檔案為 PDF，並非表格。請從製作該檔案的程式將訂單匯出為 CSV 或 Excel 活頁簿 (.xlsx)。',
  ],
  picture: [
    'The file is a picture and not a table. Export the orders as CSV or as an Excel workbook (.xlsx).',
    '檔案為圖片，並非表格。請將訂單匯出為 CSV 或 Excel 活頁簿 (.xlsx)。',
  ],
  archive: [
    'The file is an archive of other files. Unpack it, and choose the file with the orders.',
    '檔案為壓縮檔。請解壓縮，再選擇載有訂單的檔案。',
  ],
  json: [
    'The file is JSON and not a table. Export the orders as CSV or as an Excel workbook (.xlsx).',
    '檔案為 JSON，並非表格。請將訂單匯出為 CSV 或 Excel 活頁簿 (.xlsx)。',
  ],
  web_page: [
    `The file is a web page and not a table, although its name may say otherwise. ${saveInExcel}`,
    `檔案為網頁，並非表格，即使檔案名稱或有不同。${saveInExcelChinese}`,
  ],
  xml: [`The file is XML and not a table. ${saveInExcel}`, `檔案為 XML，並非表格。${saveInExcelChinese}`],
  locked: [
    'The workbook has a password. Open it in Excel, choose “File”, “Info”, “Protect Workbook”, “Encrypt with Password”, remove the password and save it.',
    '活頁簿設有密碼。請在 Excel 開啟，選擇「檔案」、「資訊」、「保護活頁簿」、「以密碼加密」，清除密碼並儲存。',
  ],
  damaged: [
    `The workbook is damaged or was not completely transferred. ${saveInExcel}`,
    `活頁簿已損壞或未完整傳送。${saveInExcelChinese}`,
  ],
  unknown: [
    'The file is not a table of texts. Export the orders as CSV or as an Excel workbook (.xlsx).',
    '檔案並非文字表格。請將訂單匯出為 CSV 或 Excel 活頁簿 (.xlsx)。',
  ],
};

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
