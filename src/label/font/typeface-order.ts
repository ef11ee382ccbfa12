import type { HanTypeface, Typeface } from './typeface.ts';

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

/** Returns typefaces in order of preference: Latin, Greek and Cyrillic first, then Han as the country writes it. */
export function typefacesFor(text: string, country: string): readonly Typeface[] {
  const best = ofScript(text) ?? ofCountry[country] ?? 'noto-sans-hk';
  return ['noto-sans', best, ...hanTypefaces.filter((typeface) => typeface !== best)];
}

/** Kana and Hangul identify the language, whatever the country. */
function ofScript(text: string): HanTypeface | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'noto-sans-jp';
  return /\p{Script=Hangul}/u.test(text) ? 'noto-sans-kr' : null;
}
