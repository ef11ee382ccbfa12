import { readTrackingNumber } from '../../shipment/tracking-number.ts';

/** A text that a buyer entered into the form. Numbers have neither spaces nor hyphens, and are in upper case. */
export type Entered =
  | { readonly kind: 'nothing' | 'typo' | 'notNumber' }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'several'; readonly numbers: readonly string[] };

/** Longest text that the form takes: a list of numbers. */
export const enteredLength = 500;
const mostNumbers = 20;

export const trackTokenForm = /^[\w-]{22}$/;
/** A number of Sampan, a carrier or its last mile. */
const numberForm = /^(?=(?:[A-Z]*\d){4})[A-Z0-9]{8,40}$/;
const ownForm = /SMP[\s\p{Pd}]*\d(?:[\s\p{Pd}]*\d){12}(?!\d)/gu;

/** Reads the link of a parcel or its token, else numbers as people paste them, also in a sentence or in other digits. */
export function readEntered(text: unknown): Entered {
  if (typeof text !== 'string' || text.trim() === '') return { kind: 'nothing' };
  const given = text.trim().slice(0, enteredLength);
  const [, linked] = /\/track\/([\w-]{22})(?:[?#].*)?$/.exec(given) ?? [];
  const token = linked ?? (trackTokenForm.test(given) && !/^[A-Z0-9]+$/.test(given) ? given : null);
  if (token !== null) return { kind: 'token', token };
  const plain = withLatinDigits(given.normalize('NFKC')).toUpperCase();
  const own = unique(plain.match(ownForm) ?? []);
  if (own.length === 1) return checkOwn(own[0] ?? '');
  const numbers = own.length > 1 ? own : numbersIn(plain);
  const [number] = numbers;
  if (number === undefined) return { kind: 'notNumber' };
  return numbers.length > 1 ? { kind: 'several', numbers: numbers.slice(0, mostNumbers) } : checkOwn(number);
}

/** A wrong digit of a number of Sampan shows by its check digit. */
function checkOwn(number: string): Entered {
  const isWrong = /^SMP\d+$/.test(number) && readTrackingNumber(number) === undefined;
  return isWrong ? { kind: 'typo' } : { kind: 'number', number };
}

/** Blanks stand within a number and between numbers: between them if each part can be a number. */
function numbersIn(text: string): readonly string[] {
  return unique(
    text.split(/[,;|\n\t]+/).flatMap((part) => {
      const words = part.trim().split(/\s+/);
      return words.every((word) => numberForm.test(compact(word))) ? words : [part];
    }),
  ).filter((number) => numberForm.test(number));
}

const compact = (text: string) => text.replaceAll(/[\s\p{Pd}]/gu, '');
const unique = (texts: readonly string[]) => [...new Set(texts.map(compact))];

/** Digits of Arabic, Persian and Thai keyboards. */
const otherZeros = ['\u0660', '\u06F0', '\u0E50'].map((zero) => zero.charCodeAt(0));

function withLatinDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\u0E50-\u0E59]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (otherZeros.findLast((zero) => zero <= code) ?? code));
  });
}
