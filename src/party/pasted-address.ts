import type { StoredParty } from '../../db/table/shipment.ts';
import { countryCodeInAnyLanguage, isCountryCode } from '../country.ts';
import { addressForm } from '../postal/address-form.ts';
import { findPlace, postalCountry } from '../postal/postal-data.ts';
import { findRegion, isLatin } from '../postal/region.ts';

type Field = Exclude<keyof StoredParty, 'address_lines'>;
type Parts = { -readonly [Name in Field]?: string };

export interface PastedParty {
  /** Fields that were found. The rest is part of `address`, so that no letter is lost. */
  readonly party: Readonly<Parts>;
  /** Names of fields in the text, the name of the country, fax numbers, and further phone numbers. */
  readonly left: readonly string[];
}

/** Names that shops and people give the fields of an address, in the languages of most destinations. */
const labels: readonly (readonly [Field, string])[] = [
  [
    'contact_name',
    'name|full name|recipient|receiver|consignee|contact(?: name| person)?|attn|ship to|收件人|收货人|收貨人|姓名|氏名|お名前|名前|이름|받는 ?사람|수령인|empfänger|nom|destinataire|nombre|destinatario|nome',
  ],
  ['email', 'e-?mail(?: address)?|電郵|电邮|郵箱|邮箱|メール(?:アドレス)?|이메일|correo'],
  [
    'address',
    'address(?: line)? ?\\d?|street(?: address)?|addr|詳細地址|详细地址|地址|住所|주소|adresse|dirección|endereço|indirizzo',
  ],
  ['city', 'city|town|city/town|城市|市区町村|도시|stadt|ville|ciudad|cidade|città'],
  [
    'region',
    'state|province|region|prefecture|state/province|省份|州|都道府県|시/?도|bundesland|provincia|estado',
  ],
  [
    'postal_code',
    'zip(?: ?code)?|post(?:al)? ?code|postcode|pin ?code|cep|郵政編碼|邮政编码|郵編|邮编|郵便番号|우편번호|plz|code postal|código postal|cap',
  ],
  ['country_code', 'country(?:/region)?|國家|国家|国|국가|land|pays|país|paese'],
];
/** Names of phone numbers. Single letters and symbols are names only before a number. */
const phoneNames =
  'phone(?: (?:number|no))?|tel(?:ephone|efon|efoon|éfono|efone|efono)?(?: ?(?:no|nr|number|/ ?fax))?|tél(?:éphone)?|ph|mob(?:ile?|iel|il(?:e|tel|nummer)?)?|cell?(?:ular(?:e)?|phone)?|móvil|telemóvel|handy|gsm|portable|whatsapp|電話(?:番号|號碼)?|电话|手機|手机|行動電話|聯絡電話|联系电话|携帯(?:電話|番号)?|전화(?:번호)?|휴대폰|휴대전화|연락처|โทร(?:ศัพท์)?|сотовый|тел(?:ефон)?|هاتف|telepon|telp|điện thoại|đt|☎️?|📞|📱|✆';
const faxNames = '(?:tele)?fax|faks|télécopie|傳真|传真|ファックス|팩스|факс';
// Of two quantifiers side by side, no character fits both, so that the time grows with the length alone.
const phoneNumber = '(?:[+＋]\\s*)?[(（]?[\\d０-９](?:[\\s()（）./\\p{Pd}]*[\\d０-９]){4,16}';
const namedNumber = (names: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}]|/ ?)(?<name>(?:${names})\\s*(?:[.．]\\s*)?(?:[:：]\\s*)?)(?<number>${phoneNumber})`,
    'iu',
  );
const namedFax = namedNumber(faxNames);
const namedPhones = [
  namedNumber(phoneNames),
  // A letter alone, as in "T: 030 901820", needs its colon or full stop.
  new RegExp(`(?<![\\p{L}\\p{N}])(?<name>[TMPH]\\s*[.:：]\\s*)(?<number>${phoneNumber})`, 'u'),
];
const phoneNameAlone = new RegExp(`^(?:${phoneNames}|${faxNames})[.．]?\\s*[:：]?$`, 'iu');

const labelled = labels.map(
  ([field, names]) => [field, new RegExp(`^\\s*(?:${names})\\s*[:：]\\s*`, 'iu')] as const,
);

const emailAddress = /(?<![^\s@,;，；<>:：()])[^\s@,;，；<>:：()]+@[^\s@,;，；<>()]+\.\p{L}{2,}/u;

const isWord = (text: string) => /[\p{L}\p{N}\p{M}]/u.test(text);

/**
 * Takes an address apart that a person copied from a mail or a shop, in the order and the script of any country.
 * `country`: the destination, if the text names none.
 */
export function readPastedParty(text: string, country: string): PastedParty {
  const left: string[] = [];
  const party: Parts = {};
  let lines = text
    .split(/\r?\n|\t/)
    .map((line) => line.trim().replaceAll(/(\s)\s+/gu, '$1'))
    .filter(isWord);
  lines = lines.flatMap((line) => {
    for (const [field, label] of labelled) {
      const found = label.exec(line)?.[0];
      if (found === undefined) continue;
      const value = line.slice(found.length).trim();
      const isKept = field !== 'address' && field !== 'country_code' && party[field] === undefined;
      left.push(found);
      if (isKept && isWord(value)) party[field] = value;
      return isKept ? [] : [value].filter(isWord);
    }
    return [line];
  });
  lines = takeFirst(lines, party, 'email', emailAddress);
  lines = takeNamedNumbers(lines, party, left);
  lines = takeFirst(lines, party, 'phone', /[+＋][\d\s().-]{7,22}\d/u);
  lines = lines.filter((line) => {
    const isName = phoneNameAlone.test(line.trim());
    if (isName) left.push(line);
    return !isName;
  });
  // A line with nothing but a number of 8 or more digits is a telephone number.
  lines = takeFirst(lines, party, 'phone', /^[\d\s().-]*(?:\d[\s().-]*){8,14}$/u);
  let segments = lines
    .flatMap((line) => line.split(/[,，、;；]/))
    .map((segment) => segment.trim())
    .filter(isWord);
  segments = takeCountry(segments, party, left);
  party.country_code ??= /^[A-Z]{2}$/.test(country) && isCountryCode(country) ? country : '';
  segments = takeFirst(segments, party, 'phone', /^[\d\s().-]*(?:\d[\s().-]*){10,14}$/u);
  segments = takeName(segments, party);
  segments = takeKoreanName(segments, party);
  segments = segments.flatMap((segment) => (isLatin(segment) ? [segment] : segment.split(/\s+(?=\S)/u)));
  segments = takeFirst(segments, party, 'phone', /^(?:\d-?){10,14}$/u);
  segments = takeName(segments, party);
  segments = takePlace(segments, party);
  const address = [party.address ?? '', ...segments].filter(isWord);
  const separator = address.every(isLatin) ? ', ' : ' ';
  return { party: withoutEmpty({ ...party, address: address.join(separator) }), left };
}

function withoutEmpty(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
}

/** Moves the first match of a pattern into its field, if that is still empty. */
function takeFirst(lines: readonly string[], party: Parts, field: Field, pattern: RegExp): string[] {
  if (party[field] !== undefined) return [...lines];
  const at = lines.findIndex((line) => pattern.test(line));
  const line = lines[at];
  const found = line === undefined ? null : pattern.exec(line);
  if (line === undefined || found === null) return [...lines];
  party[field] = found[0].trim();
  const [before, after] = [line.slice(0, found.index), line.slice(found.index + found[0].length)];
  return [...lines.slice(0, at), before, after, ...lines.slice(at + 1)]
    .map((one) => one.trim())
    .filter(isWord);
}

/** Takes the numbers that have a name before them: the first phone number. Further ones and those of fax machines are left. */
function takeNamedNumbers(given: readonly string[], party: Parts, left: string[]): string[] {
  let lines = [...given];
  for (const pattern of [namedFax, ...namedPhones]) {
    for (;;) {
      const at = lines.findIndex((line) => pattern.test(line));
      const found = pattern.exec(lines[at] ?? '');
      if (found === null) break;
      const { name = '', number = '' } = found.groups ?? {};
      const line = lines[at] ?? '';
      if (pattern === namedFax || party.phone !== undefined) left.push(number);
      else party.phone = number.trim();
      left.push(name);
      const around = [line.slice(0, found.index), line.slice(found.index + found[0].length)];
      lines = lines.toSpliced(at, 1, ...around.map((one) => one.trim()).filter(isWord));
    }
  }
  return lines;
}

/** Takes a segment that is the name of a country: the last one, or the first where the largest place comes first. */
function takeCountry(segments: readonly string[], party: Parts, left: string[]): string[] {
  const at = [segments.length - 1, segments.length - 2, 0].find(
    (one) => countryOf(segments[one]) !== undefined,
  );
  if (at === undefined || segments.length < 2) return [...segments];
  party.country_code = countryOf(segments[at]) ?? '';
  left.push(segments[at] ?? '');
  return segments.toSpliced(at, 1);
}

function countryOf(segment: string | undefined): string | undefined {
  if (segment === undefined || segment.length < 2) return undefined;
  return countryCodeInAnyLanguage(segment.replace(/(?<![.\s])[.\s]+$/, ''));
}

/** Takes the first segment without a digit, if others remain. In Chinese, Japanese and Korean, a name is short and stands anywhere. */
function takeName(segments: readonly string[], party: Parts): string[] {
  if (party.contact_name !== undefined || segments.length < 2) return [...segments];
  const isName = (segment: string) =>
    !/\d/.test(segment) &&
    findRegion(party.country_code ?? '', segment) === undefined &&
    (isLatin(segment) || (segment.length <= 8 && !placeEnding.test(segment)));
  const at = segments.findIndex((segment, index) => isName(segment) && (index === 0 || !isLatin(segment)));
  if (at < 0) return [...segments];
  party.contact_name = segments[at] ?? '';
  return segments.toSpliced(at, 1);
}

/** A line of two to four syllables is a name, also if it ends as places do: 홍길동. */
function takeKoreanName(segments: readonly string[], party: Parts): string[] {
  if (party.contact_name !== undefined || party.country_code !== 'KR' || segments.length < 2)
    return [...segments];
  const at = segments.findIndex(
    (segment) => /^\p{Script=Hangul}{2,4}$/u.test(segment) && !findRegion('KR', segment),
  );
  if (at < 0) return [...segments];
  party.contact_name = segments[at] ?? '';
  return segments.toSpliced(at, 1);
}

const placeEnding = /[省市県縣都府区區町村路街道號号시도군구동로길읍면리층호](?=\s|$)/u;

/** Takes the postal code, then the region and the city that stand around it. */
function takePlace(segments: readonly string[], party: Parts): string[] {
  const code = party.country_code ?? '';
  const asked = code === '' ? [] : addressForm(code).map(({ part }) => part);
  let rest = [...segments];
  let at = rest.length - 1;
  const pattern = postalPattern(code);
  if (pattern !== null && party.postal_code === undefined) {
    const found = rest.findLastIndex((segment) => pattern.test(segment));
    if (found >= 0) {
      const segment = rest[found] ?? '';
      const match = [...segment.matchAll(new RegExp(pattern, 'giu'))].at(-1);
      party.postal_code = match?.[0].replace(/^〒\s*/u, '') ?? '';
      const [before, after] = [
        segment.slice(0, match?.index),
        segment.slice((match?.index ?? 0) + (match?.[0].length ?? 0)),
      ];
      const around = [before, after].map(trimmed).filter(isWord);
      rest = rest.toSpliced(found, 1, ...around);
      at = Math.min(found + around.length - 1, rest.length - 1);
    }
  }
  if (asked.includes('region') && party.region === undefined)
    ({ rest, at } = takeRegion(rest, at, party, code));
  if (party.city === undefined) rest = takeCity(rest, at, party, asked.includes('district'));
  return rest;
}

function postalPattern(country: string): RegExp | null {
  const form = postalCountry(country)?.postalCode;
  if (form === undefined) return null;
  const prefix = country === 'JP' ? '〒?\\s*' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}-])${prefix}(?:${form})(?![\\p{L}\\p{N}-])`, 'iu');
}

function trimmed(text: string): string {
  return text.trim().replace(/^[\s,，、/–—-]+|(?<![\s,，、/–—-])[\s,，、/–—-]+$/gu, '');
}

/** Finds the region as a whole segment, at the end of one ("New York NY"), or at its beginning: 東京都渋谷区. */
function takeRegion(
  segments: readonly string[],
  from: number,
  party: Parts,
  country: string,
): { rest: string[]; at: number } {
  const order = [
    from,
    from + 1,
    ...Array.from({ length: Math.max(from, 0) }, (_, index) => from - 1 - index),
  ];
  for (const at of order) {
    const segment = segments[at];
    if (segment === undefined) continue;
    const isAlone = segments.length > 1 && findRegion(country, segment) !== undefined;
    const [region, others, isFirst] = isAlone ? [segment, '', false] : partOfRegion(segment, country);
    if (region === '') continue;
    party.region = region;
    const remaining = isWord(others) ? [others] : [];
    const rest = segments.toSpliced(at, 1, ...remaining);
    return { rest, at: remaining.length > 0 || isFirst ? at : at - 1 };
  }
  return { rest: [...segments], at: from };
}

function partOfRegion(
  segment: string,
  country: string,
): readonly [region: string, rest: string, isFirst: boolean] {
  if (!isLatin(segment)) {
    const names = (postalCountry(country)?.regions ?? []).flatMap(({ names }) => names);
    const name = names
      .filter((one) => !isLatin(one) && segment.startsWith(one))
      .toSorted((a, b) => b.length - a.length)[0];
    return name === undefined ? ['', segment, false] : [name, trimmed(segment.slice(name.length)), true];
  }
  for (const { index, 0: separator } of [...segment.matchAll(/[\s/–—-]+/gu)].slice(-3)) {
    const last = segment.slice(index + separator.length);
    const isCode = /^[A-Z]{2,3}$/.test(last);
    const isNamed = /[-/–—]/u.test(separator) && findRegion(country, last) !== undefined;
    if ((isCode && findRegion(country, last) !== undefined) || isNamed)
      return [last, trimmed(segment.slice(0, index)), false];
  }
  return ['', segment, false];
}

/** The city stands beside the postal code or the region. A street remains. */
function takeCity(segments: readonly string[], from: number, party: Parts, hasDistrict: boolean): string[] {
  const at = Math.min(Math.max(from, 0), segments.length - 1);
  const segment = segments[at];
  if (segment === undefined) return [...segments];
  if (!isLatin(segment)) return takeLocalCity(segments, at, party, hasDistrict);
  if (segments.length < 2) return [...segments];
  party.city = segment;
  return segments.toSpliced(at, 1);
}

/** Endings of cities in Chinese, Japanese and Korean. The first one ends the city. */
const localCity =
  /^\s*(?:.{1,6}?郡.{1,6}?[町村]|.{1,6}?市(?:[^\d市]{1,5}区)?|.{1,8}?(?:自治州|地区|盟|[縣县])|[^\d]{1,6}?[区區町村]|\S{1,6}[시군구](?=\s|$))/u;

function takeLocalCity(
  segments: readonly string[],
  at: number,
  party: Parts,
  hasDistrict: boolean,
): string[] {
  const segment = segments[at] ?? '';
  const { region = '', country_code: code = '' } = party;
  const cities = findPlace(postalCountry(code)?.regions, region)?.cities ?? [];
  const listed = cities
    .flatMap(({ names }) => names)
    .find((name) => !isLatin(name) && segment.startsWith(name));
  const city = listed ?? localCity.exec(segment)?.[0] ?? '';
  if (city === '') return [...segments];
  let rest = trimmed(segment.slice(city.length));
  party.city = city.trim();
  const district = hasDistrict ? /^[^\d\s]{1,6}?[区區县縣旗구]/u.exec(rest)?.[0] : undefined;
  if (district !== undefined) {
    party.district = district;
    rest = trimmed(rest.slice(district.length));
  }
  return segments.toSpliced(at, 1, ...[rest].filter(isWord));
}
