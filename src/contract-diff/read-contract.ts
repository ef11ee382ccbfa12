import { isObject, type JsonObject } from './json.ts';
import { linesOfJson } from './json-lines.ts';
import { OpenApiDocument } from './open-api-document.ts';
import { Unreadable } from './unreadable.ts';

/** A document, and the line of each place in its text. */
export interface ReadContract {
  readonly document: OpenApiDocument;
  /** Returns lines from 1, by JSON pointer. */
  linesOf(pointers: ReadonlySet<string>): ReadonlyMap<string, number>;
}

/** Largest document that is compared. The largest public one has about 12 MB. */
export const mostBytes = 64 * 1024 * 1024;
/** YAML takes ten times the memory and time of JSON. */
const mostYamlBytes = 16 * 1024 * 1024;
const deepestNesting = 500;

/**
 * Reads an OpenAPI 3.0 or 3.1 document in JSON or YAML.
 * @param name names the document in messages, such as its file name
 * @throws {Unreadable} if it is neither, is another version, or is nested too deep
 */
export async function readOpenApi(text: string, name: string): Promise<ReadContract> {
  if (text.length > mostBytes) throw documentTooLarge(name);
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
  return new Unreadable(`${name}: it is larger than ${mostBytes / 1024 / 1024} MiB`);
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
  if (text.length > mostYamlBytes)
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
