const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
/** Emoji, their modifiers and the spaces before them. */
const emoji = / *(?:[\u{1f000}-\u{1fbff}]|\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\u20e3)/gu;

const halfWidth = /[\uff61-\uffdc]+/g;

/** If only emoji and invisible characters are left, returns a box, so that the loss is visible. */
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

export const box = '\u25a1';
