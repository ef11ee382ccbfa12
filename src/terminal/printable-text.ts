/**
 * Characters that a terminal acts on, or that change how the text around them is displayed: control characters (C0,
 * DEL, C1), bidirectional overrides and isolates, invisible format characters, line separators, and unpaired
 * surrogates. Joiners and the Arabic number signs are kept: names in several scripts need them.
 */
const unprintable =
  /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]--[\u200c\u200d\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]]/gv;

/** Whether a terminal or a viewer shows the text exactly as it is. */
export function isPrintable(text: string): boolean {
  return text.search(unprintable) === -1;
}

/** One line that is safe on a terminal: each unprintable character is written as its JSON escape, such as `\u001b`. */
export function printableLine(text: string): string {
  return text.replace(unprintable, escapeCharacter);
}

/** The same for a text of several lines: line feeds are kept. JSON stays the same value, because the escapes are JSON's. */
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
