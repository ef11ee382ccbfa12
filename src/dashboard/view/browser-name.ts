import Bowser from 'bowser';
import type { Language } from '../../tracking/page/language.ts';

/** Returns a readable name such as "Chrome on Windows"; the header itself if it is not that of a known browser. */
export function browserName(userAgent: string, language: Language): string {
  if (userAgent === '') return '–';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return userAgent;
  if (!os.name) return browser.name;
  return language === 'en' ? `${browser.name} on ${os.name}` : `${browser.name}（${os.name}）`;
}
