import type { Language } from '../../tracking/page/page-text.ts';

const format = new Intl.NumberFormat('en-HK');

/** Returns a name and its value with the colon of the language. */
export function labeled(name: string, value: string, language: Language): string {
  return language === 'en' ? `${name}: ${value}` : `${name}：${value}`;
}

/** Returns a number with separators of thousands, which are the same in both languages. */
export function numberText(value: number): string {
  return format.format(value);
}
