import type { HanTypeface, Typeface } from './typeface.ts';

/** A Han character is drawn as its reader's country writes it. */
const ofCountry: Readonly<Record<string, HanTypeface>> = {
  CN: 'noto-sans-sc',
  SG: 'noto-sans-sc',
  MY: 'noto-sans-sc',
  TW: 'noto-sans-tc',
  JP: 'noto-sans-jp',
  KR: 'noto-sans-kr',
};

const hanTypefaces: readonly HanTypeface[] = [
  'noto-sans-hk',
  'noto-sans-tc',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
];

/** The typefaces for a text of a country, the best first: Latin, Greek and Cyrillic letters, then Han. */
export function typefacesFor(text: string, country: string): readonly Typeface[] {
  const best = ofScript(text) ?? ofCountry[country] ?? 'noto-sans-hk';
  return ['noto-sans', best, ...hanTypefaces.filter((typeface) => typeface !== best)];
}

/** Kana and Hangul tell the language, whatever the country. */
function ofScript(text: string): HanTypeface | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'noto-sans-jp';
  return /\p{Script=Hangul}/u.test(text) ? 'noto-sans-kr' : null;
}
