import { bestMatch } from '../../language.ts';
import type { BuyerText } from './buyer-text.ts';
import { arabic } from './language/arabic.ts';
import { dutch } from './language/dutch.ts';
import { english } from './language/english.ts';
import { french } from './language/french.ts';
import { german } from './language/german.ts';
import { italian } from './language/italian.ts';
import { japanese } from './language/japanese.ts';
import { korean } from './language/korean.ts';
import { portuguese } from './language/portuguese.ts';
import { simplifiedChinese } from './language/simplified-chinese.ts';
import { spanish } from './language/spanish.ts';
import { thai } from './language/thai.ts';
import { traditionalChinese } from './language/traditional-chinese.ts';

export const pageTexts = {
  en: english,
  'zh-Hant': traditionalChinese,
  'zh-Hans': simplifiedChinese,
  ja: japanese,
  ko: korean,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  th: thai,
  ar: arabic,
} as const satisfies Record<string, BuyerText>;

/** A language of the page and the emails for recipients. */
export type BuyerLanguage = keyof typeof pageTexts;

/** The languages, each with its name in itself. */
export const buyerLanguages: readonly (readonly [language: BuyerLanguage, name: string])[] = [
  ['en', 'English'],
  ['zh-Hant', '繁體中文'],
  ['zh-Hans', '简体中文'],
  ['ja', '日本語'],
  ['ko', '한국어'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['es', 'Español'],
  ['pt', 'Português'],
  ['it', 'Italiano'],
  ['nl', 'Nederlands'],
  ['th', 'ไทย'],
  ['ar', 'العربية'],
];

const locales: Readonly<Partial<Record<BuyerLanguage, string>>> = {
  en: 'en-GB',
  'zh-Hant': 'zh-HK',
  'zh-Hans': 'zh-CN',
  // With the digits that most shops use.
  ar: 'ar-AE',
};

/** Returns the locale of dates and names of countries. */
export function localeOf(language: BuyerLanguage): string {
  return locales[language] ?? language;
}

export function directionOf(language: BuyerLanguage): 'rtl' | 'ltr' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Chooses the language: the first that was asked for, else the best match of Accept-Language; undefined: none of ours. */
export function chooseBuyerLanguage(
  asked: readonly unknown[],
  acceptLanguage: string | undefined,
): BuyerLanguage | undefined {
  return bestMatch(asked, acceptLanguage, pickBuyerLanguage);
}

/** Chinese by its script: a tag without one has that of its region, so that zh-CN is Simplified and zh-HK Traditional. */
function pickBuyerLanguage(tag: string): BuyerLanguage | undefined {
  const [, language, script, region] =
    /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?(?:[-_]|$)/i.exec(tag) ?? [];
  if (language === undefined) return undefined;
  const subtags = [language, script, region].filter((subtag) => subtag !== undefined);
  return languageOf(new Intl.Locale(subtags.join('-')));
}

/** Returns the language of a recipient that its order names; undefined: none, or none of ours. */
export function languageOfRecipient({
  language,
}: {
  readonly language?: string | null;
}): BuyerLanguage | undefined {
  return language ? pickBuyerLanguage(language) : undefined;
}

/** Returns the language that most people of a country read; English if it is none of ours. */
export function languageOfCountry(code: string): BuyerLanguage {
  return languageOf(new Intl.Locale(`und-${code}`)) ?? 'en';
}

function languageOf(locale: Intl.Locale): BuyerLanguage | undefined {
  const { language, script } = locale.maximize();
  if (language === 'zh' || language === 'yue') return script === 'Hans' ? 'zh-Hans' : 'zh-Hant';
  return buyerLanguages.find(([known]) => known === language)?.[0];
}

/** Replaces `{name}` in a text. In Arabic, a value is isolated: a name in Latin letters would reorder what follows it. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  const [before, after] = /\p{Script=Arabic}/u.test(text) ? ['\u2068', '\u2069'] : ['', ''];
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : before + value + after;
  });
}
