/** The languages of pages, mails and documents for people. */
export const languages = ['en', 'zh-Hant'] as const;
export type Language = (typeof languages)[number];

/** One text in both languages: English, then Traditional Chinese. */
export type Pair<Text = string> = readonly [english: Text, traditionalChinese: Text];

export function inLanguage<Text>([english, chinese]: Pair<Text>, language: Language): Text {
  return language === 'en' ? english : chinese;
}

/** Chooses the language: `?lang=`, else the best match of Accept-Language, else English. */
export function chooseLanguage(asked: unknown, acceptLanguage: string | undefined): Language {
  return bestMatch([asked], acceptLanguage, pickLanguage) ?? 'en';
}

/**
 * Returns what `pick` offers for a language tag: for the first known one of those that were asked for, else for the most
 * wanted one of Accept-Language.
 */
export function bestMatch<Offered>(
  asked: readonly unknown[],
  acceptLanguage: string | undefined,
  pick: (tag: string) => Offered | undefined,
): Offered | undefined {
  const accepted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
  const tags = [...asked.filter((tag) => typeof tag === 'string'), ...accepted];
  return tags.map(pick).find((offered) => offered !== undefined);
}

/** Any Chinese maps to the one Chinese translation of the pages for an account's people. */
function pickLanguage(tag: string): Language | undefined {
  const [primary] = tag.toLowerCase().split(/[-_]/);
  return primary === 'zh' || primary === 'yue' ? 'zh-Hant' : primary === 'en' ? 'en' : undefined;
}
