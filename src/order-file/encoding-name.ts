import type { Pair } from '../language.ts';

/** Encodings of files by their names in the Encoding Standard of WHATWG, with what a person knows them by. */
export const encodingNames = {
  'utf-8': ['Unicode (UTF-8)', 'Unicode（UTF-8）'],
  'utf-16le': ['Unicode (UTF-16)', 'Unicode（UTF-16）'],
  'utf-16be': ['Unicode (UTF-16, big-endian)', 'Unicode（UTF-16 大端序）'],
  gb18030: ['Simplified Chinese (GB 18030, GBK)', '簡體中文（GB 18030、GBK）'],
  big5: ['Traditional Chinese (Big5)', '繁體中文（Big5）'],
  shift_jis: ['Japanese (Shift JIS)', '日文（Shift JIS）'],
  'euc-jp': ['Japanese (EUC-JP)', '日文（EUC-JP）'],
  'euc-kr': ['Korean (EUC-KR)', '韓文（EUC-KR）'],
  'windows-1252': ['Western European (Windows-1252)', '西歐語言（Windows-1252）'],
  macintosh: ['Western European (Mac Roman)', '西歐語言（Mac Roman）'],
  'windows-1250': ['Central European (Windows-1250)', '中歐語言（Windows-1250）'],
  'windows-1251': ['Cyrillic (Windows-1251)', '西里爾字母（Windows-1251）'],
  'windows-1253': ['Greek (Windows-1253)', '希臘文（Windows-1253）'],
  'windows-1254': ['Turkish (Windows-1254)', '土耳其文（Windows-1254）'],
  'windows-1255': ['Hebrew (Windows-1255)', '希伯來文（Windows-1255）'],
  'windows-1256': ['Arabic (Windows-1256)', '阿拉伯文（Windows-1256）'],
  'windows-1257': ['Baltic (Windows-1257)', '波羅的海語言（Windows-1257）'],
  'windows-1258': ['Vietnamese (Windows-1258)', '越南文（Windows-1258）'],
  'windows-874': ['Thai (Windows-874)', '泰文（Windows-874）'],
} as const satisfies Readonly<Record<string, Pair>>;

export type Encoding = keyof typeof encodingNames;

export const encodings = Object.keys(encodingNames) as readonly Encoding[];
