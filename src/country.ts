import type { Schemas } from '../generated/operations.ts';

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const chinese = new Intl.DisplayNames('zh-HK', { type: 'region' });
/** Unicode region codes that are not ISO 3166-1 country codes: groups, parts of countries, private use. */
const notCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));
let codes: readonly string[] | undefined;

/** Returns true if two capital letters are a current ISO 3166-1 code, or XK, which posts and customs use for Kosovo. UK, SU and QQ are not. */
export function isCountryCode(code: string): boolean {
  return (
    english.of(code) !== undefined &&
    new Intl.Locale(`und-${code}`).region === code &&
    !notCountries.has(code)
  );
}

/** Returns the code of every country of ISO 3166-1, in alphabetical order. */
export function countryCodes(): readonly string[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  codes ??= letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountryCode);
  return codes;
}

/** A form lists all countries, and Intl looks each name up in its data again. */
const namesByCode = new Map<string, Schemas['Country']['name']>();

/** Returns the names of a country; a text that is no code of two capital letters unchanged. */
export function countryNames(code: string): Schemas['Country']['name'] {
  if (!/^[A-Z]{2}$/.test(code)) return { en: code, zh_hk: null };
  const known = namesByCode.get(code);
  if (known) return known;
  const names = { en: english.of(code) ?? code, zh_hk: chinese.of(code) ?? null };
  namesByCode.set(code, names);
  return names;
}

/** Names that people write and Unicode's data does not have. */
const aliases: Readonly<Record<string, string>> = {
  usa: 'US',
  america: 'US',
  'united states of america': 'US',
  'great britain': 'GB',
  britain: 'GB',
  'united kingdom of great britain and northern ireland': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'canary islands': 'IC',
  'islas canarias': 'IC',
  canarias: 'IC',
  加那利群島: 'IC',
  加那利群岛: 'IC',
  uae: 'AE',
  holland: 'NL',
  korea: 'KR',
  'korea south': 'KR',
  'korea republic of': 'KR',
  'korea north': 'KP',
  'north korea': 'KP',
  'korea democratic peoples republic of': 'KP',
  'democratic peoples republic of korea': 'KP',
  'democratic republic of the congo': 'CD',
  'democratic republic of congo': 'CD',
  'dr congo': 'CD',
  'congo democratic republic of the': 'CD',
  'congo the democratic republic of the': 'CD',
  'republic of the congo': 'CG',
  'congo republic of the': 'CG',
  prc: 'CN',
  'mainland china': 'CN',
  'peoples republic of china': 'CN',
  'czech republic': 'CZ',
  'hong kong sar': 'HK',
  'hong kong special administrative region of china': 'HK',
  'macao special administrative region of china': 'MO',
  'macao sar': 'MO',
  'russian federation': 'RU',
  'viet nam': 'VN',
  'ivory coast': 'CI',
  macau: 'MO',
  turkey: 'TR',
  swaziland: 'SZ',
  'brunei darussalam': 'BN',
  'taiwan province of china': 'TW',
  'taiwan roc': 'TW',
  'macedonia the former yugoslav republic of': 'MK',
  'lao peoples democratic republic': 'LA',
  'syrian arab republic': 'SY',
  'holy see vatican city state': 'VA',
  'bonaire sint eustatius and saba': 'BQ',
  'saint helena ascension and tristan da cunha': 'SH',
  'virgin islands british': 'VG',
  'virgin islands us': 'VI',
  'us virgin islands': 'VI',
  'virgin islands of the united states': 'VI',
  'united states minor outlying islands': 'UM',
  'heard island and mcdonald islands': 'HM',
  'south georgia and the south sandwich islands': 'GS',
  malvinas: 'FK',
  'cabo verde': 'CV',
  'wallis and futuna islands': 'WF',
  'svalbard and jan mayen islands': 'SJ',
  'pitcairn island': 'PN',
  'saint martin french part': 'MF',
  'sint maarten dutch part': 'SX',
  'saint martin dutch part': 'SX',
  中國大陸: 'CN',
  中国大陆: 'CN',
  中國內地: 'CN',
  中国内地: 'CN',
  中華人民共和國: 'CN',
  中华人民共和国: 'CN',
  中國香港: 'HK',
  中国香港: 'HK',
  香港特別行政區: 'HK',
  香港特别行政区: 'HK',
  中國澳門: 'MO',
  中国澳门: 'MO',
  澳門特別行政區: 'MO',
  澳门特别行政区: 'MO',
  中國台灣: 'TW',
  中国台湾: 'TW',
  台灣地區: 'TW',
  台湾地区: 'TW',
  美利堅合眾國: 'US',
  大韓民國: 'KR',
};

function isAlias(name: string): boolean {
  return Object.hasOwn(aliases, name);
}

/** Codes of two letters, each with that of three (ISO 3166-1). */
const longCodes =
  'ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB ' +
  'BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR ' +
  'BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR ' +
  'CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK ' +
  'FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS ' +
  'GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ' +
  'ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO ' +
  'LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD ' +
  'MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER ' +
  'NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM ' +
  'PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP ' +
  'SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF ' +
  'TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY ' +
  'UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM XKXKX YEYEM YTMYT ZAZAF ZMZMB ZWZWE';

const nameLanguages = ['en', 'zh-HK', 'zh-TW', 'zh-CN'];
const maxNameLength = 60;
let codesByName: ReadonlyMap<string, string> | undefined;

/**
 * Returns the code of a country that a person wrote by its name in English or Chinese, or by a code that ISO 3166-1
 * does not have, such as UK; undefined if it is none of them, or already a code.
 */
export function countryCodeOf(text: string): string | undefined {
  if (text.length > maxNameLength) return undefined;
  // No name is that short: the table of all names is made for the first that is longer.
  if (/^[A-Za-z]{2}$/.test(text.trim())) return formerCode(text);
  codesByName ??= nameTable(nameLanguages);
  return findName(codesByName, text);
}

/** Languages of shops. Each name in them costs time, so that only files of orders are searched for all. */
const shopLanguages =
  'de fr es it pt nl ja ko sv da nb fi pl cs sk hu ro bg hr sl et lv lt el tr th vi id ms ru uk he ar ca'.split(
    ' ',
  );
let codesByShopName: ReadonlyMap<string, string> | undefined;

/** Returns the code of a country by its name in any language that shops write, or as `countryCodeOf` does. */
export function countryCodeInAnyLanguage(text: string): string | undefined {
  const known = countryCodeOf(text);
  if (known !== undefined || text.length > maxNameLength || /^[A-Za-z]{0,2}$/.test(text)) return known;
  codesByShopName ??= nameTable([...nameLanguages, ...shopLanguages]);
  return findName(codesByShopName, text);
}

/**
 * Returns the countries of a list that a text may mean: those with a name that begins with it, else those with such a word, else those
 * whose name differs by one letter. Nothing for a text of one letter. The text is no name and no code.
 */
export function likelyCountries(text: string, codes: readonly string[]): string[] {
  const typed = comparableName(text);
  if (text.length > maxNameLength || (typed.length < 2 && !/\p{Script=Han}/u.test(typed))) return [];
  codesByName ??= nameTable(nameLanguages);
  const names = [...codesByName].filter(([name, code]) => !isAlias(name) && codes.includes(code));
  const likeness = [
    (name: string) => name.startsWith(typed),
    (name: string) => name.includes(` ${typed}`),
    (name: string) => typed.length >= 4 && isOneSlipApart(name, typed),
  ];
  for (const isLike of likeness) {
    const found = new Set(names.flatMap(([name, code]) => (isLike(name) ? [code] : [])));
    if (found.size > 0) return [...found];
  }
  return [];
}

/** Returns whether two texts differ by one letter that is missing, added or wrong, or by two that are swapped. */
function isOneSlipApart(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [a, b] = [one, other].map((text) => text.slice(start, text.length - end)) as [string, string];
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a === b.split('').reverse().join(''));
}

/** Returns what a code of two letters stands for that ISO 3166-1 does not have. */
function formerCode(text: string): string | undefined {
  if (!/^[A-Za-z]{2}$/.test(text.trim())) return undefined;
  const former = text.trim().toUpperCase();
  // The EU's own code.
  if (former === 'EL') return 'GR';
  const { region } = new Intl.Locale(`und-${former}`);
  return region && region !== former && isCountryCode(region) ? region : undefined;
}

/** Finds a country by its code of three letters. */
function longCode(text: string): string | undefined {
  const code = text.trim();
  // In other letters, it is a name: Nga is Russia in Vietnamese, and NGA is Nigeria.
  if (!/^[A-Z]{3}$/.test(code)) return undefined;
  codesByLongCode ??= new Map(longCodes.split(' ').map((pair) => [pair.slice(2), pair.slice(0, 2)]));
  return codesByLongCode.get(code);
}

let codesByLongCode: ReadonlyMap<string, string> | undefined;

/** Words of long names: "Tanzania, United Republic of", "Palestine (State of)". */
const kindOfState =
  /^(?:the|(?:the )?(?:(?:united|federated|islamic|plurinational|bolivarian|arab) )?(?:republic|kingdom|states?)(?: of)?(?: the)?)$/;

/** The beginning of an official name, such as "Federal Republic of". The Republic of China is another place than China. */
const officialKind =
  /^(?:(?:\p{L}+ ){0,2}republic|(?:\p{L}+ )?(?:kingdom|states?)|commonwealth|union|principality|sultanate|grand duchy) of (?:the )?(?!china$)/u;

/** Separators of the parts of "US - United States", "United States [US]" and "Hong Kong, China". */
const separator =
  /\s+[-–—]\s+|\s*[()（）[\]【】/|:：;,，、]\s*|(?<=\p{Script=Han})\s+(?=\p{Script=Latin})|(?<=\p{Script=Latin})\s+(?=\p{Script=Han})/u;

/** Cities and islands that are named with the state they belong to. */
const namedWithChina: ReadonlySet<string> = new Set(['HK', 'MO', 'TW']);

function findName(table: ReadonlyMap<string, string>, text: string): string | undefined {
  if (/^[A-Za-z]{2}$/.test(text.trim())) return undefined;
  const known = findWhole(table, text.replace(/\s*\(the\)\s*$/i, ''));
  if (known !== undefined) return known;
  // Before other parts: long names have commas and parentheses, too.
  const [, before = '', after = ''] = /^\s*([A-Z]{2,3})\s*[-–—:|/]\s*(.+)$/s.exec(text) ?? [];
  const [, name = after, code = before] =
    /^(.+?)\s*(?:[([（【]|\s[-–—])\s*([A-Z]{2,3})\s*[)\]）】]?\s*$/s.exec(text) ?? [];
  const coded = code === '' ? undefined : (ownCode(code) ?? longCode(code));
  if (coded !== undefined && findName(table, name) === coded) return coded;
  const parts = text.split(separator).filter((part) => part.trim() !== '');
  if (parts.length < 2) return undefined;
  // Each part says the same, or nothing is known: Georgia (US) and Korea (North) are other places.
  const codes = parts
    .map((part) => ({ part, code: ownCode(part.trim()) ?? findWhole(table, part) }))
    .filter(({ part, code }) => code !== undefined || !kindOfState.test(comparableName(part)))
    .map(({ code }) => code);
  const [first, second, ...more] = new Set(codes);
  if (second === undefined) return codes.includes(undefined) ? undefined : first;
  const place = [first, second].find((code) => code !== 'CN');
  const isOfChina = more.length === 0 && [first, second].includes('CN') && !codes.includes(undefined);
  return isOfChina && namedWithChina.has(place ?? '') ? place : undefined;
}

/** Returns a code of two letters, or that for which a former one stands. */
function ownCode(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  return isCountryCode(code) ? code : formerCode(code);
}

function findWhole(table: ReadonlyMap<string, string>, text: string): string | undefined {
  const name = comparableName(text);
  const found = table.get(name) ?? table.get(name.replace(officialKind, ''));
  const code = longCode(text);
  if (found === undefined || code === undefined) return found ?? code;
  // A word that is the name of one country and the code of another says nothing.
  return found === code ? code : undefined;
}

/** Lists the names of all countries. A name that two countries have in different languages is none. */
function nameTable(languages: readonly string[]): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  const ambiguous = new Set<string>();
  const styles = ['long', 'short'] as const;
  for (const language of languages) {
    for (const style of styles) {
      const names = new Intl.DisplayNames(language, { type: 'region', style });
      for (const code of countryCodes()) {
        const name = names.of(code) ?? code;
        // "Myanmar (Burma)" is written in three ways.
        for (const part of [name, ...name.split(/[()（）]/)]) {
          const key = comparableName(part);
          if (key.length < 2) continue;
          if ((table.get(key) ?? code) !== code) ambiguous.add(key);
          else table.set(key, code);
        }
      }
    }
  }
  // In some languages the name of one of two countries.
  ambiguous.add('congo');
  for (const name of ambiguous) table.delete(name);
  for (const [name, code] of Object.entries(aliases)) table.set(comparableName(name), code);
  return table;
}

/** Without letter case, accents, punctuation and "the", so that St. Lucia and "the Netherlands" are found. */
function comparableName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('臺', '台')
    .replaceAll(/\bsaint\b/g, 'st')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\bthe /g, '')
    .trim();
}

/** Returns what to write for a country that a person wrote otherwise, such as "US for United States". */
export function countrySuggestion(text: unknown): string | undefined {
  const code = typeof text === 'string' ? countryCodeOf(text) : undefined;
  return code && `${code} for ${countryNames(code).en}`;
}
