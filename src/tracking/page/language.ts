export const languages = ['en', 'zh-Hant'] as const;
export type Language = (typeof languages)[number];

/** The page's language: the one asked for by `?lang=`, else the first of Accept-Language that there is, else English. */
export function chooseLanguage(asked: unknown, acceptLanguage: string | undefined): Language {
  if (typeof asked === 'string') {
    const language = languageOf(asked);
    if (language) return language;
  }
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/);
      return { language: languageOf(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.find(({ language }) => language)?.language ?? 'en';
}

/** Whoever reads any Chinese is served by the Chinese that there is. */
function languageOf(tag: string): Language | undefined {
  const [primary] = tag.toLowerCase().split(/[-_]/);
  return primary === 'zh' || primary === 'yue' ? 'zh-Hant' : primary === 'en' ? 'en' : undefined;
}
