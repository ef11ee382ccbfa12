const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
/** Pictures beyond the letters' planes, their modifiers, and the space that parts them from the text before. */
const emoji = / *(?:[\u{1f000}-\u{1fbff}]|\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\u20e3)/gu;

/** Kana and Hangul of narrow terminals, their sound marks apart. */
const halfWidth = /[\uff61-\uffdc]+/g;

/**
 * A text as it can be printed: composed characters, one line, single spaces, without emoji and what is invisible.
 * What held nothing else becomes a box, so that it shows that there was something.
 */
export function cleanText(text: string): string {
  const cleaned = text
    .normalize('NFC')
    .replace(halfWidth, (letters) => letters.normalize('NFKC'))
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .replace(emoji, '')
    .replace(invisible, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return cleaned === '' && text.trim() !== '' ? box : cleaned;
}

/** Stands for what can't be printed. */
export const box = '\u25a1';
