import iconv from 'iconv-lite';
import type { Encoding } from './encoding-name.ts';

/** Says how likely a text is in an encoding, from its names and addresses. The bits of a character say how rare it is. */
interface Model {
  readonly encoding: Encoding;
  /** Counts the bits of a text: it costs least in its own encoding. Returns null if too many characters can't be read. */
  readonly countBits: (sample: Uint8Array) => number | null;
}

/** Of how many characters beside ASCII one may be lost. By chance, hardly any bytes are UTF-8. */
export const leastKept = (encoding: Encoding) => (encoding === 'utf-8' ? 4 : 20);

const asciiBits = 5;
const impossibleBits = 30;

/** A character of one or several bytes. */
interface ReadCharacter {
  readonly length: number;
  readonly bits: number;
}

const character = (length: number, bits: number): ReadCharacter => ({ length, bits });
const ascii = character(1, asciiBits);
const impossible = character(1, impossibleBits);
/** Characters of names and addresses. */
const frequent = character(2, 8);
/** Chinese characters of a standard's first list, of its second list, and of later extensions. */
const common = character(2, 13);
const rare = character(2, 17);
const extension = character(2, 19);
const userDefined = character(2, 26);
const halfWidthKana = character(1, 5.3);
const firstHalfWidthKana = character(1, 10);
const kana = character(2, 8);
const hangul = character(2, 11);

/** Reads the character that begins with a byte above 0x7F. */
type ReadCharacterAt = (
  lead: number,
  trail: number,
  place: { readonly bytes: Uint8Array; readonly at: number; readonly previous: ReadCharacter },
) => ReadCharacter;

const simplified =
  '省市区县镇乡村路街道巷弄号楼室栋单元层座东西南北中山大小新华广州深圳海京津重庆江苏浙福建安徽湖河四川云贵陕甘青宁天龙明城国人民园花工业科技城桥门长阳平安和光金宝马白云石水田林里上下第一二三四五六七八九十公司有限王李张刘陈杨黄赵吴周徐孙朱胡郭何高罗郑梁谢宋唐许韩冯邓曹彭曾肖董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯陶史毛郝顾龚邵万钱严伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛超霞桂玉兰红文志建国华雪梅婷晓春俊子佳欣宇浩然琳琪嘉怡思';
const traditional =
  '香港九龍新界灣仔中環銅鑼觀塘旺角深水埗荃沙田大埔元朗屯門葵涌將軍澳尖咀邨村苑道路街里徑號樓座室層期廈閣心工業貿易廣場花園商場單位地下國際有限公司臺台北市縣區鄉鎮段巷弄之高雄南中桃園竹彰化嘉義屏東宜蘭投基隆信忠孝仁愛和平民生權族復興東西二三四五六七八九十一第太子皇后德輔彌敦軒尼詩英陳林黃張李王吳劉蔡楊許鄭謝郭洪邱曾廖賴徐周葉蘇莊呂江何蕭羅簡朱鍾彭詹胡施沈余趙盧梁顏柯翁魏孫戴范方宋鄧杜傅侯曹溫薛丁馬蔣唐卓藍馮姚石董紀歐程連古汪湯姜田康鄒白涂尤巫韓龔嚴袁梅童關麥霍區文家俊明偉志雅婷淑芬怡君美玲惠雯佳慧詩嘉欣穎詠浩宇承翰冠廷宏建';
const japanese =
  '東京都道府県市区町村郡丁目番地号北海大阪神奈川横浜名古屋愛知埼玉千葉兵庫福岡広島静岡新潟宮城長野岐群馬栃木茨山形田手青森石富井三重滋賀和歌岡口徳香愛媛高佐崎熊分鹿児島沖縄中央西南本上下内原池谷渋宿港品世杉豊練台江戸足立荒板橋文墨松平町河小藤鈴斎伊渡辺林加吉清水坂村阿部森橋石前後近遠坂青福太西藤岡三浦竹金子中野原田小野川崎一二四五六七八九十郎美子恵真由紀健翔陽菜花希結優愛彩香織和智博之介也郎雄夫樹人大輔拓哉直';
const korean =
  '서울특별시부산대구인천광주울산세종경기도강원충청전라상제자치군읍면동로길번지층호가아파트빌라타워김이박최정조강윤장임한오신권황안송류유홍고문양손배백허남심노하곽성차주우구민진현준지수영은미혜서연예채원도윤하율시후은희숙순자철호석재훈태승동건규용상종일연수선경명덕삼화평화곡암사당방포천북남중서초마역산릉용인성고양수원단분당일도안양부의왕정광흥';

/** Returns the codes of characters of two bytes. */
function codesOf(characters: string, encoding: string): ReadonlySet<number> {
  const codes = new Set<number>();
  for (const one of characters) {
    const bytes = iconv.encode(one, encoding);
    if (bytes.length === 2) codes.add(bytes.readUInt16BE());
  }
  return codes;
}

function neighborBits(byte = 0): number {
  const letterCase = asciiCase(byte);
  return letterCase === 'lower' ? 4 : letterCase === 'upper' ? 2 : 0;
}

/** Model of an encoding that has characters of several bytes. `characters` are those of names and addresses. */
function multiByte(
  encoding: Encoding,
  priorBits: number,
  read: ReadCharacterAt,
  characters = '',
  table: string = encoding,
): Model {
  let known: ReadonlySet<number> | undefined;
  const countBits = (bytes: Uint8Array) => {
    known ??= codesOf(characters, table);
    const codes = known;
    let bits = priorBits;
    let count = 0;
    let lost = 0;
    let previous = ascii;
    for (let at = 0; at < bytes.length; at += previous.length) {
      const lead = bytes[at] ?? 0;
      const trail = bytes[at + 1] ?? 0;
      previous =
        lead < 0x80
          ? ascii
          : codes.has((lead << 8) | trail)
            ? frequent
            : read(lead, trail, { bytes, at, previous });
      bits += previous.bits;
      if (previous === ascii) continue;
      count++;
      if (previous === impossible) lost++;
      // Such characters seldom stand beside Latin letters.
      bits += neighborBits(bytes[at - 1]) + neighborBits(bytes[at + previous.length]);
    }
    return lost * leastKept(encoding) > count ? null : bits;
  };
  return { encoding, countBits };
}

// cspell:disable
/** Letters beside ASCII of the languages that an encoding is for, the commonest first. */
const western = [
  'éèàçêôîâûëïùœü', // French
  'üäöß', // German
  'óíáñéúü', // Spanish
  'ãíáéçóôêúõâà', // Portuguese
  'åäöé', // Swedish, Finnish
  'øåæé', // Danish, Norwegian
  'àèéìòùóï', // Italian, Catalan
  'ëéïöü', // Dutch
  'áíðóéúöæþý', // Icelandic
];
const centralEuropean = [
  'łóąęśżćńź', // Polish
  'íáéřěšýčžůňúťďó', // Czech
  'áíéčšžýľťúňôďäóĺŕ', // Slovak
  'áéöóőüíúű', // Hungarian
  'ăşţâî', // Romanian
  'čćšžđ', // Croatian, Slovene
  'üäöß', // German
];
const turkish = ['ıüşiğçöâîû', ...western.slice(0, 8)];
const baltic = ['šėžųūąįčęž', 'āīšēņūžļģķč', 'äõüöšž', 'łóąęśżćńź', 'üäöß', 'øåæé', 'åäöé'];
const vietnamese = ['\u0301đ\u0300ư\u0323ơôâêă\u0309\u0303àáíóúéèùãâ', ...western.slice(0, 3)];
const cyrillic = 'оаеинрвсткламдупяьыгзбчйхжшюцщэфёъіїєґўјђћљњџѓќѕ';
const greek = 'αοιςεντσρκηπυλμόίάγδήέθχύφβώξζψϊϋΐΰ';
const hebrew = 'יורלהמאבשתנןדקםחגעפטצכזסךףץ';
const arabic = 'ايلمرندعبتحسوكةهفقشجىصطخأزضذثغظئإءؤآپچژگ';
const thai =
  'านรกอมงยเ\u0e31\u0e34วล\u0e35ส\u0e48ท\u0e38ต\u0e49บดค\u0e4cชะแพห\u0e37ขจ\u0e39ธไโใผภำณถปศฟษซ\u0e36\u0e47ญฉ\u0e4aฐฎฏฑฒฬฮฝฤฯๆฌฆฅ\u0e4b';
// cspell:enable

const usualSymbols = '\u00a0°ºª’–“”‘€£«»™®©·½¼…—';
/** A letter of a language that has it, of one that has not, and a sign among letters. */
const firstLetterBits = 6;
const foreignBits = 14;
const usualSymbolBits = 11;
const symbolBits = 16;
const mixedBits = 8;
const languageBits = 2;
/** In the encodings of Windows. */
const apostrophe = 0x92;

type Case = 'upper' | 'lower' | 'none';
interface Letter {
  /** In each language of the encoding. */
  readonly bits: Float64Array;
  readonly isLatin: boolean;
  readonly isMark: boolean;
  readonly letterCase: Case;
}
type ByteMeaning = Letter | number;

function meaningOf(one: string, languages: readonly string[], isLatin: boolean): ByteMeaning {
  if (one === '\ufffd' || /\p{Cc}/u.test(one)) return impossibleBits;
  if (!/[\p{L}\p{M}]/u.test(one) || /[ªº]/.test(one))
    return usualSymbols.includes(one) ? usualSymbolBits : symbolBits;
  const lower = one.toLowerCase().slice(0, 1);
  const bits = languages.map((letters) => {
    const rank = letters.indexOf(lower);
    if (rank === -1) return foreignBits;
    return (isLatin ? firstLetterBits : 2) + Math.log2(rank + 1);
  });
  return {
    bits: Float64Array.from(bits),
    isLatin: /\p{Script=Latin}/u.test(one),
    isMark: /\p{M}/u.test(one),
    letterCase: one !== one.toLowerCase() ? 'upper' : one !== one.toUpperCase() ? 'lower' : 'none',
  };
}

const asciiCase = (byte: number): Case | null =>
  byte > 0x40 && byte < 0x5b ? 'upper' : byte > 0x60 && byte < 0x7b ? 'lower' : null;

/** Model of an encoding whose characters have one byte: of Latin languages, or of one script. */
function singleByte(encoding: Encoding, priorBits: number, languages: readonly string[] | string): Model {
  const isLatin = typeof languages !== 'string';
  const lists = isLatin ? languages : [languages];
  let meanings: readonly ByteMeaning[] | undefined;
  const countBits = (bytes: Uint8Array) => {
    const decoder = new TextDecoder(encoding);
    meanings ??= Array.from({ length: 128 }, (_, at) =>
      meaningOf(decoder.decode(Uint8Array.of(at + 128)), lists, isLatin),
    );
    return countSingleBytes(bytes, meanings, lists.length, encoding, priorBits);
  };
  return { encoding, countBits };
}

function countSingleBytes(
  bytes: Uint8Array,
  meanings: readonly ByteMeaning[],
  languages: number,
  encoding: Encoding,
  priorBits: number,
): number | null {
  let bits = priorBits;
  let count = 0;
  let lost = 0;
  /** Bits of the letters in each language: of the whole text, and of the word. */
  const text = new Float64Array(languages);
  const word = new Float64Array(languages);
  let mixed = 0;
  let run = 0;
  let previous = null as { readonly letterCase: Case; readonly isLatin: boolean } | null;
  const endWord = () => {
    previous = null;
    if (run === 0 && word[0] === 0) return;
    mixed += Math.min(...word) + languageBits;
    for (let at = 0; at < languages; at++) text[at] = (text[at] ?? 0) + (word[at] ?? 0);
    word.fill(0);
    run = 0;
  };
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) {
      bits += asciiBits;
      const letterCase = asciiCase(byte);
      if (letterCase === null) endWord();
      else {
        if (previous && !previous.isLatin) bits += mixedBits;
        if (letterCase === 'upper' && previous?.letterCase === 'lower' && run > 0) bits += mixedBits / 2;
        previous = { letterCase, isLatin: true };
        run = 0;
      }
      continue;
    }
    count++;
    const meaning = meanings[byte - 0x80] ?? impossibleBits;
    if (typeof meaning === 'number') {
      bits += meaning;
      if (meaning === impossibleBits) lost++;
      const isInside = previous !== null && asciiCase(bytes[at + 1] ?? 0) !== null;
      if (isInside && meaning !== impossibleBits && byte !== apostrophe) bits += mixedBits / 2;
      endWord();
      continue;
    }
    const { letterCase, isMark } = meaning;
    const isLatin: boolean = isMark ? (previous?.isLatin ?? false) : meaning.isLatin;
    if (!isMark) run++;
    for (let language = 0; language < languages; language++)
      word[language] = (word[language] ?? 0) + (meaning.bits[language] ?? 0);
    const isJoined = previous !== null && previous.isLatin === isLatin;
    if (previous && !isJoined) bits += mixedBits;
    if (letterCase === 'upper' && previous?.letterCase === 'lower') bits += mixedBits;
    if (isMark) {
      if (!isJoined) bits += mixedBits;
      continue;
    }
    if (!isJoined) bits += letterCase === 'lower' ? 3 : 1;
    if (isLatin && run > 1) bits += run;
    const next = bytes[at + 1] ?? 0;
    if (isLatin && previous === null && next < 0x80 && asciiCase(next) === null) bits += mixedBits / 2;
    previous = { letterCase, isLatin };
  }
  endWord();
  if (lost * leastKept(encoding) > count) return null;
  return bits + Math.min(mixed, Math.min(...text));
}

const alphabets: readonly (readonly [first: number, last: number])[] = [
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x5b0, 0x5ea],
  [0x610, 0x6d5],
];

/** Bits of a character that has two bytes in UTF-8. A Latin letter stands beside one of ASCII, and others beside their like. */
function bitsOfTwoBytes(lead: number, trail: number, bytes: Uint8Array, at: number): number {
  const code = ((lead & 0x1f) << 6) | (trail & 0x3f);
  const [before = 0, next = 0] = [bytes[at - 1], bytes[at + 2]];
  const isLatin = (code >= 0xc0 && code < 0x180) || [0x1a0, 0x1a1, 0x1af, 0x1b0].includes(code);
  if (isLatin || (code >= 0x218 && code < 0x21c) || (code >= 0x300 && code < 0x330))
    return asciiCase(before) || asciiCase(next) ? 6 : before > 0x7f || next > 0x7f ? 14 : 22;
  if (code < 0xc0) return 16;
  const alphabet = alphabets.find(([first, last]) => code >= first && code <= last);
  if (!alphabet) return 24;
  const isLike = (one = 0, other = 0) => {
    const neighbor = ((one & 0x1f) << 6) | (other & 0x3f);
    return one >> 5 === 0b110 && neighbor >= alphabet[0] && neighbor <= alphabet[1];
  };
  return isLike(bytes[at - 2], before) || isLike(next, bytes[at + 3]) ? 8.5 : 14;
}

const models: readonly Model[] = [
  multiByte('utf-8', 0, (lead, trail, { bytes, at }) => {
    const length = lead < 0xc2 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 1;
    const isWhole =
      length > 1 &&
      at + length <= bytes.length &&
      bytes.subarray(at + 1, at + length).every((byte) => byte >> 6 === 0b10);
    if (!isWhole) return impossible;
    return character(length, length === 2 ? bitsOfTwoBytes(lead, trail, bytes, at) : 4 + length * 3);
  }),
  multiByte(
    'gb18030',
    0,
    (lead, trail) => {
      if (lead === 0x80 || lead === 0xff) return impossible;
      if (trail >= 0x30 && trail <= 0x39) return character(4, 40);
      if (trail < 0x40 || trail === 0x7f || trail === 0xff) return impossible;
      if (lead < 0xa1 || trail < 0xa1) return extension;
      if (lead === 0xa1 || lead === 0xa3) return common;
      if (lead < 0xaa) return extension;
      if (lead < 0xb0 || lead > 0xf7) return userDefined;
      return lead < 0xd8 ? common : rare;
    },
    simplified + traditional,
    'gbk',
  ),
  multiByte(
    'big5',
    0,
    (lead, trail) => {
      if (lead < 0x87 || lead === 0xff) return impossible;
      if (trail < 0x40 || (trail > 0x7e && trail < 0xa1) || trail === 0xff) return impossible;
      if (lead < 0xa1) return extension;
      if (lead < 0xc6 || (lead === 0xc6 && trail < 0x7f)) return common;
      return lead < 0xc9 || lead > 0xf9 ? extension : rare;
    },
    traditional,
    'big5hkscs',
  ),
  multiByte(
    'shift_jis',
    2,
    (lead, trail, { previous }) => {
      if (lead >= 0xa1 && lead <= 0xdf)
        return previous === halfWidthKana || previous === firstHalfWidthKana
          ? halfWidthKana
          : firstHalfWidthKana;
      if (lead === 0x80 || lead === 0xa0 || lead > 0xfc) return impossible;
      if (trail < 0x40 || trail === 0x7f || trail > 0xfc) return impossible;
      if ((lead === 0x82 && trail > 0x9e) || (lead === 0x83 && trail < 0x97)) return kana;
      if (lead < 0x83) return common;
      if (lead < 0x88 || (lead === 0x88 && trail < 0x9f)) return extension;
      if (lead < 0x98 || (lead === 0x98 && trail < 0x73)) return common;
      return lead < 0xeb ? rare : lead < 0xf0 || lead > 0xf9 ? extension : userDefined;
    },
    japanese,
  ),
  multiByte(
    'euc-jp',
    4,
    (lead, trail) => {
      if (lead === 0x8e) return trail > 0xa0 && trail < 0xe0 ? character(2, 14) : impossible;
      if (lead === 0x8f) return character(3, 24);
      if (lead < 0xa1 || trail < 0xa1 || trail === 0xff) return impossible;
      if ((lead === 0xa4 && trail < 0xf4) || (lead === 0xa5 && trail < 0xf7)) return kana;
      if (lead === 0xa1 || lead === 0xa3) return common;
      if (lead < 0xb0) return extension;
      return lead < 0xd0 ? common : lead < 0xf5 ? rare : extension;
    },
    japanese,
    'eucjp',
  ),
  multiByte(
    'euc-kr',
    2,
    (lead, trail) => {
      if (lead < 0x81 || lead === 0xff || trail < 0x41 || trail === 0xff) return impossible;
      if (trail < 0xa1 || lead < 0xa1) return lead < 0xc7 ? extension : impossible;
      if (lead < 0xb0) return lead === 0xa1 || lead === 0xa3 ? common : extension;
      return lead < 0xc9 ? hangul : lead === 0xc9 || lead === 0xfe ? userDefined : extension;
    },
    korean,
    'cp949',
  ),
  singleByte('windows-1252', 0, western),
  singleByte('macintosh', 3, western),
  singleByte('windows-1250', 3, centralEuropean),
  singleByte('windows-1251', 3, cyrillic),
  singleByte('windows-1253', 4, greek),
  singleByte('windows-1254', 3, turkish),
  singleByte('windows-1255', 5, hebrew),
  singleByte('windows-1256', 5, arabic),
  singleByte('windows-1257', 5, baltic),
  singleByte('windows-1258', 5, vietnamese),
  singleByte('windows-874', 4, thai),
];

const maxSampleBytes = 64 * 1024;
const isCut = (byte: number) => byte < 0x20 || byte === 0x22 || byte === 0x2c || byte === 0x3b;

/** Returns the cells that have more than ASCII. No encoding has a comma, a quote or a line end in a longer character. */
function sampleOf(content: Uint8Array): Uint8Array {
  const sample = new Uint8Array(maxSampleBytes);
  let length = 0;
  let at = content.findIndex((byte) => byte > 0x7f);
  while (at !== -1 && at < content.length && length < maxSampleBytes) {
    let start = at;
    while (start > 0 && !isCut(content[start - 1] ?? 0) && at - start < 200) start--;
    let end = at;
    while (end < content.length && !isCut(content[end] ?? 0)) end++;
    const cell = content.subarray(start, Math.min(end, start + maxSampleBytes - length));
    sample.set(cell, length);
    length += cell.length;
    if (length < maxSampleBytes) sample[length++] = 0x2c;
    at = end;
    while (at < content.length && (content[at] ?? 0) < 0x80) at++;
  }
  return sample.subarray(0, length);
}

/** Returns the encodings that a text with more than ASCII may have, likeliest first. */
export function rankEncodings(content: Uint8Array): Encoding[] {
  const sample = sampleOf(content);
  return models
    .flatMap(({ encoding, countBits }) => {
      const bits = countBits(sample);
      return bits === null ? [] : [{ encoding, bits }];
    })
    .sort((one, other) => one.bits - other.bits)
    .map(({ encoding }) => encoding);
}
