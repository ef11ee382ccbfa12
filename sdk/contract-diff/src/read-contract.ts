import { isObject, type JsonObject, pointTo } from './json.ts';
import { OpenApiDocument, Unreadable } from './open-api-document.ts';

interface Open {
  /** Undefined if no wanted place is inside. */
  readonly pointer: string | undefined;
  /** Index of the item that is read, or null in an object. */
  index: number | null;
  key: string;
}

/** Returns the lines of places in a valid JSON text, from 1. The line of a property is that of its name. */
export function linesOfJson(text: string, pointers: ReadonlySet<string>): Map<string, number> {
  const lines = new Map<string, number>();
  const holders = containers(pointers);
  const open: Open[] = [];
  let line = 1;
  const place = () => {
    const top = open.at(-1);
    if (!top) return '';
    return top.pointer === undefined ? undefined : pointTo(top.pointer, top.index ?? top.key);
  };
  const note = (pointer: string | undefined) => {
    if (pointer !== undefined && pointers.has(pointer) && !lines.has(pointer)) lines.set(pointer, line);
  };
  // Tokens that matter: line breaks, texts, brackets and commas.
  for (const [token] of text.matchAll(/\n|"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\],]/g)) {
    const top = open.at(-1);
    if (token === '\n') line++;
    else if (token === '{' || token === '[') {
      const pointer = place();
      note(pointer);
      const isHolder = pointer !== undefined && holders.has(pointer);
      open.push({ pointer: isHolder ? pointer : undefined, index: token === '[' ? 0 : null, key: '' });
      if (token === '[') note(place());
    } else if (token === '}' || token === ']') open.pop();
    else if (token === ',') {
      if (top && top.index !== null) top.index++;
    } else if (token.endsWith(':') && top) {
      if (top.pointer !== undefined) top.key = JSON.parse(token.slice(0, token.lastIndexOf('"') + 1));
      note(place());
      line += token.split('\n').length - 1;
    } else if (top && top.index !== null) note(place());
  }
  return lines;
}

/** Returns the places that contain one of these, at any depth. */
function containers(pointers: ReadonlySet<string>): Set<string> {
  const holders = new Set<string>();
  for (const pointer of pointers) {
    for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
      holders.add(pointer.slice(0, end));
      if (end === 0) break;
    }
  }
  return holders;
}

/** A document, and the line of each place in its text. */
export interface ReadContract {
  readonly document: OpenApiDocument;
  /** Returns lines from 1, by JSON pointer. */
  linesOf(pointers: ReadonlySet<string>): ReadonlyMap<string, number>;
}

/** Largest document that is compared. The largest public one has about 12 MB. */
export const maxBytes = 64 * 1024 * 1024;
/** YAML takes ten times the memory and time of JSON. */
const maxYamlBytes = 16 * 1024 * 1024;
const deepestNesting = 500;

/**
 * Reads an OpenAPI 3.0 or 3.1 document in JSON or YAML.
 * @param name names the document in messages, such as its file name
 * @throws {Unreadable} if it is neither, is another version, or is nested too deep
 */
export async function readOpenApi(text: string, name: string): Promise<ReadContract> {
  if (text.length > maxBytes) throw documentTooLarge(name);
  if (text.trim() === '') throw new Unreadable(`${name}: it is empty`);
  const isJson = /^\s*\{/.test(text);
  const { value, linesOf } = isJson ? parseJson(text, name) : await parseYaml(text, name);
  if (!isObject(value))
    throw new Unreadable(`${name}: it is not an OpenAPI document: its root is not an object`);
  refuseDeepNesting(value, name);
  refuseOtherVersions(value, name);
  return { document: new OpenApiDocument(value, name), linesOf };
}

export function documentTooLarge(name: string): Unreadable {
  return new Unreadable(`${name}: it is larger than ${maxBytes / 1024 / 1024} MiB`);
}

type Parsed = { value: unknown } & Pick<ReadContract, 'linesOf'>;

function parseJson(text: string, name: string): Parsed {
  try {
    return { value: JSON.parse(text), linesOf: (pointers) => linesOfJson(text, pointers) };
  } catch (error) {
    throw new Unreadable(`${name}: it is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

async function parseYaml(text: string, name: string): Promise<Parsed> {
  if (text.length > maxYamlBytes)
    throw new Unreadable(`${name}: it is larger than 16 MiB, the limit for YAML; convert it to JSON`);
  // Loaded on demand: most contracts are JSON.
  const [{ LineCounter, parseDocument }, { linesOfYaml, repeatedKey }] = await Promise.all([
    import('yaml'),
    import('./yaml-lines.ts'),
  ]);
  const lineCounter = new LineCounter();
  // The parser's own check of keys compares each pair, which takes minutes for a large document.
  const document = parseDocument(text, { lineCounter, merge: true, uniqueKeys: false, logLevel: 'silent' });
  const problem = document.errors[0]?.message.split('\n')[0]?.replace(/:$/, '');
  const repeated = problem ?? repeatedKey(document, lineCounter);
  if (repeated) throw new Unreadable(`${name}: it is not valid YAML: ${repeated}`);
  try {
    // The bound on aliases stops documents that grow without end when they are expanded.
    const value: unknown = document.toJS({ maxAliasCount: 1_000 });
    return { value, linesOf: (pointers) => linesOfYaml(document, lineCounter, pointers) };
  } catch (error) {
    throw new Unreadable(`${name}: it cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function refuseOtherVersions(root: JsonObject, name: string): void {
  const { openapi, swagger } = root;
  if (typeof openapi === 'string' && /^3\.[012](\.|$)/.test(openapi)) return;
  const found = openapi ?? (swagger === undefined ? undefined : `Swagger ${swagger}`);
  const version = found === undefined ? 'it has no property `openapi`' : `it is ${JSON.stringify(found)}`;
  throw new Unreadable(`${name}: it is not an OpenAPI 3 document: ${version}`);
}

function refuseDeepNesting(root: JsonObject, name: string): void {
  let level: object[] = [root];
  const seen = new Set<object>();
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepestNesting)
      throw new Unreadable(`${name}: it is nested deeper than ${deepestNesting} levels`);
    const next: object[] = [];
    for (const holder of level) {
      for (const value of Object.values(holder)) {
        if (typeof value !== 'object' || value === null || seen.has(value)) continue;
        seen.add(value);
        next.push(value);
      }
    }
    level = next;
  }
}
