const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
/** Pictures beyond the letters' planes, with the joiners and modifiers that belong to them. */
const emoji = /[\u{1f000}-\u{1fbff}]|\p{Emoji_Presentation}|\u20e3/gu;

/**
 * A text as it can be printed: composed characters, one line, single spaces, without emoji and what is invisible.
 * What held nothing else becomes a box, so that it shows that there was something.
 */
export function cleanText(text: string): string {
  const cleaned = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .replace(emoji, '')
    .replace(invisible, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return cleaned === '' && text.trim() !== '' ? box : cleaned;
}

/** Stands for what can't be printed. */
export const box = '\u25a1';
