import { ApiError, HttpError } from './errors.ts';
import { endOfString, parseJson } from './json.ts';

/** An entry can be as large as a body of its own operation. */
const maxEntryLength = 1_572_864;
/** Text that is parsed in one turn of the event loop, unless one entry is longer. */
const turnLength = 128 * 1024;
/** A text of this length can be parsed as a whole. */
const maxWholeLength = 256 * 1024;

interface BodyList {
  readonly name: string;
  readonly maxItems: number;
}

/**
 * Parses a JSON body that has a list, an entry at a time, so that a large one does not hold the event loop. Its other
 * properties are short. Each entry has the bounds of `parseJson`. Entries after the first one that is too many are not read.
 * @param turn waits for a turn of the event loop before that much text is parsed
 * @throws {ApiError} as `parseJson`, with the path of the entry; PAYLOAD_TOO_LARGE for an entry
 */
export async function parseList(
  text: string,
  { name, maxItems }: BodyList,
  turn: (length: number) => Promise<void>,
): Promise<unknown> {
  const start = listStart.exec(text.slice(0, maxWholeLength));
  if (start?.[1] !== name) return parseOther(text, name);
  const list: unknown[] = [];
  let at = start[0].length;
  let parsed = 0;
  while (text[at] !== ']' || list.length > 0) {
    const path = `${name}[${list.length}]`;
    const end = endOfEntry(text, at);
    if (end - at > maxEntryLength)
      throw new HttpError('PAYLOAD_TOO_LARGE', {
        message: `${path} is larger than ${maxEntryLength / 1024} KiB`,
      });
    parsed += end - at;
    if (parsed > turnLength) {
      await turn(parsed);
      parsed = end - at;
    }
    list.push(parseEntry(text.slice(at, end), name, list.length));
    at = end + 1;
    if (list.length > maxItems) return { [name]: list };
    if (text[end] === ']') {
      at = end;
      break;
    }
    if (text[end] !== ',')
      throw malformedError(`the body is not valid JSON: it ends too early, after ${path}`);
  }
  if (text.length - at > maxWholeLength) return parseOther(text, name);
  const around = parseJson(`${start[0]}${text.slice(at)}`) as object;
  return { ...around, [name]: list };
}

/** The beginning of a body, up to the first entry of its list. Properties with short values can be before it. */
const listStart = /^\s*\{(?:\s*"\w{1,40}"\s*:\s*(?:true|false|null)\s*,)*\s*"(\w{1,40})"\s*:\s*\[\s*/;

function parseOther(text: string, name: string): unknown {
  if (text.length <= maxWholeLength) return parseJson(text);
  throw malformedError(`the body must be a JSON object with the list ${name}, and nothing else of this size`);
}

/**
 * Returns the index behind an entry: of its comma, of the bracket that ends the list, or the text's length. Nothing is read
 * behind the longest entry: the string of one could be the whole body.
 */
function endOfEntry(text: string, start: number): number {
  const part = text.slice(start, start + maxEntryLength + 1);
  let depth = 0;
  for (let at = 0; at < part.length; at++) {
    const code = part.charCodeAt(at);
    if (code === 0x22) at = endOfString(part, at + 1);
    else if (code === 0x7b || code === 0x5b) depth++;
    else if (code === 0x2c && depth === 0) return start + at;
    else if (code === 0x7d || code === 0x5d) {
      if (depth === 0) return start + at;
      depth--;
    }
  }
  return start + part.length;
}

function parseEntry(text: string, name: string, index: number): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { message, violations, detail } = error.options;
    const of = (reason: string) => reason.replace(/^the body/, `${name}[${index}]`);
    throw new HttpError(error.code === 'DUPLICATE_JSON_KEY' ? 'DUPLICATE_JSON_KEY' : 'MALFORMED_JSON', {
      ...(message === undefined ? {} : { message: of(message) }),
      ...(violations
        ? { violations: violations.map((one) => ({ ...one, path: [name, index, ...one.path] })) }
        : {}),
      ...(detail ? { detail: { ...detail, reason: of(String(detail.reason)) } } : {}),
    });
  }
}

function malformedError(message: string): ApiError {
  return new HttpError('MALFORMED_JSON', { message, detail: { reason: message } });
}
