import type { Encoding } from '../../../src/order-file/encoding-name.ts';
import { Unreadable } from '../../../src/order-file/file-fault.ts';

/** Decodes UTF-8 and UTF-16, or what the caller names. Only the service guesses, because a guess needs a person to confirm it. */
export function decodeText(content: Uint8Array, chosen: string | null) {
  const [first, second] = content;
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const encoding = marked ?? chosen ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(content);
    if (!text.includes('\0')) return { text, encoding, isGuess: false, candidates: [encoding] };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new Unreadable({ reason: 'encoding', encoding: encoding as Encoding });
}
