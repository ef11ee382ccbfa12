/**
 * Characters that control a terminal or change how other text is displayed: control characters (C0, DEL, C1),
 * bidirectional overrides and isolates, invisible format characters, line separators, and unpaired surrogates.
 * Joiners and the Arabic number signs are allowed, because names in several scripts need them.
 */
const unprintable =
  /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]--[\u200c\u200d\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]]/gv;

/** Returns true if every character of the text is displayed unchanged. */
export function isPrintable(text: string): boolean {
  return text.search(unprintable) === -1;
}

/** Returns one line that is safe on a terminal: unprintable characters become JSON escapes, such as `\u001b`. */
export function printableLine(text: string): string {
  return text.replace(unprintable, escapeCharacter);
}

/** Like {@link printableLine}, but keeps line feeds. JSON text keeps its value, because the escapes are JSON's. */
export function printableText(text: string): string {
  return text.replace(unprintable, (character) =>
    character === '\n' ? character : escapeCharacter(character),
  );
}

function escapeCharacter(character: string): string {
  return [...Array(character.length).keys()]
    .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('');
}
