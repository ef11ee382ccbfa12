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
  if (typeof asked === 'string') {
    const language = pickLanguage(asked);
    if (language) return language;
  }
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/);
      return { language: pickLanguage(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.find(({ language }) => language)?.language ?? 'en';
}

/** Any Chinese maps to the one Chinese translation. */
function pickLanguage(tag: string): Language | undefined {
  const [primary] = tag.toLowerCase().split(/[-_]/);
  return primary === 'zh' || primary === 'yue' ? 'zh-Hant' : primary === 'en' ? 'en' : undefined;
}
