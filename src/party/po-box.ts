// Names in many languages. cspell:disable
/** Names of a box of the post office that mean nothing else. */
const plain = [
  'p[. ]{0,2}[o0][. -]{0,2}box',
  'post ?office box',
  'g[. ]?p[. ]?o[. ]?box',
  '(?:locked|private) bag',
  'bo[iî]te postale',
  'case postale',
  'post ?fach',
  'postboks',
  'packstation',
  'apartado (?:postal|de correos|a[ée]reo)',
  'casilla (?:postal|de correos?)',
  'caixa postal',
  'casella postale',
  'skrytka pocztowa',
  'poštanski pretinac',
  'poštový priečinok',
  'poste restante',
  'абонентский ящик',
];

/** Names that a number must follow, with the countries that use them; null: all. */
const numbered: readonly (readonly [name: string, countries: string | null])[] = [
  ['(?:post ?box|postbus|casilla|apartado|apdo\\.?|а/я|ص[. ]{0,2}ب)', null],
  ['p[. ]?o[. ]?b', 'AE IL IN JO KE KW LB SA'],
  ['b[. ]?p', 'BE BF BJ CD CG CI CM DZ FR GA GF GP LU MA MC MG ML MQ NC NE PF RE SN TD TG TN'],
  ['c[. ]?p', 'BR CH IT'],
  ['box', 'SE'],
  ['p[. ]?l', 'FI'],
  ['p[. ]?k', 'TR'],
  ['(?:pf|postafiók)', 'AT DE HU'],
];

/** In scripts without spaces, the number may come first: 12號郵政信箱. */
const unspaced = /[郵邮]政(?:專用)?信箱|\d ?[號号]?信箱|信箱 ?\d|私書箱|사서함|ตู้ ?ปณ/u;

/** An address has a street and a box there, and a courier takes the street. */
const besideStreet: ReadonlySet<string> = new Set('AE BH JO KE KW OM QA SA TZ UG'.split(' '));

const wholeWord = (name: string, rest: string) => new RegExp(`(?<![\\p{L}\\p{N}])${name}${rest}`, 'iu');
const number = '[ .:#-]{0,3}(?:n[o°º]\\.? ?)?\\d+';
const patterns = [
  { pattern: wholeWord(`(?:${plain.join('|')})`, `(?:${number}|(?!\\p{L}))`), countries: null },
  ...numbered.map(([name, countries]) => ({
    pattern: wholeWord(name, number),
    countries: countries && new Set(countries.split(' ')),
  })),
];

/** Returns true if an address names a box of the post office, to which only the post delivers. */
export function isPostOfficeBox(address: string, countryCode: string): boolean {
  const text = address.normalize('NFKC').replace(/\s+/g, ' ');
  if (unspaced.test(text)) return true;
  const box = patterns.find(
    ({ pattern, countries }) => (!countries || countries.has(countryCode)) && pattern.test(text),
  );
  if (!box) return false;
  return !besideStreet.has(countryCode) || !/\p{N}/u.test(text.replace(box.pattern, ''));
}
