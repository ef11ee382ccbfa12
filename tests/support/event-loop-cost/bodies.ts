import {
  type Document,
  type OperationObject,
  type RequestBodyObject,
  resolve,
  type Schema,
} from '../../../codegen/document.ts';

/** A request body of nearly the largest size, made to be slow to parse, validate or refuse. */
export interface WorstBody {
  /** The place and its filling: `items[]: objects`. */
  readonly name: string;
  /** Generates the text, which takes a while. */
  readonly text: () => string;
}

type Path = readonly (string | number)[];

interface PlacedPart {
  readonly path: Path;
  readonly schema: Schema;
}

/** Fills `budget` bytes of JSON. */
type Filling = readonly [name: string, fill: (budget: number) => string];

/**
 * Returns the worst bodies of an operation, derived from its contract: each distinct schema is filled with
 * values that are expensive for its keywords, or for missing ones. Empty for an operation without a body.
 */
export function worstBodies(document: Document, operation: OperationObject, maxBytes: number): WorstBody[] {
  if (!operation.requestBody) return emptyBodyFloods(maxBytes);
  const { content } = resolve<RequestBodyObject>(document, operation.requestBody);
  const media = content['application/json'];
  const example = Object.values(media?.examples ?? {})[0];
  const base = example === undefined ? {} : (resolve(document, example) as { value: unknown }).value;
  const parts = differentParts(placedParts(document, media?.schema ?? {}, []));
  return parts.flatMap(({ path, schema }) =>
    fillingsOf(document, schema).map(([name, fill]) => ({
      name: `${path.join('.') || 'the body'}: ${name}`,
      text: () => bodyWith(base, path, fill, maxBytes - 64),
    })),
  );
}

function emptyBodyFloods(maxBytes: number): WorstBody[] {
  const floods: Filling[] = [manyOf('unknown names', (index) => `"k${index}":0`, '{', '}'), whitespace];
  return floods.map(([name, fill]) => ({ name: `no body: ${name}`, text: () => fill(maxBytes - 64) }));
}

/** Returns `base` with a filling at `path` that makes the text nearly `maxBytes` long. */
function bodyWith(base: unknown, path: Path, fill: Filling[1], maxBytes: number): string {
  const mark = '"\u2603 here \u2603"';
  const frame = JSON.stringify(replaced(base, path, JSON.parse(mark)));
  return frame.replace(mark, () => fill(maxBytes - Buffer.byteLength(frame)));
}

function replaced(value: unknown, [step, ...rest]: Path, part: unknown): unknown {
  if (step === undefined) return part;
  if (typeof step === 'number') return [replaced(Array.isArray(value) ? value[0] : undefined, rest, part)];
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...fields, [step]: replaced(fields[step], rest, part) };
}

function placedParts(document: Document, reference: Schema, path: Path): PlacedPart[] {
  const schema = resolve<Schema>(document, reference);
  const inner = (part: unknown, step: string | number) =>
    typeof part === 'object' && part !== null ? placedParts(document, part as Schema, [...path, step]) : [];
  return [
    { path, schema },
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => inner(part, name)),
    ...inner(schema.items, 0),
    ...inner(schema.additionalProperties, 'key'),
  ];
}

/** Returns one place per schema, because texts with the same keywords are validated alike. */
function differentParts(parts: readonly PlacedPart[]): PlacedPart[] {
  const byKeywords = new Map<string, PlacedPart>();
  for (const part of parts) {
    const { description, example, examples, default: _, ...keywords } = part.schema;
    const key = JSON.stringify(keywords);
    if (!byKeywords.has(key)) byKeywords.set(key, part);
  }
  return [...byKeywords.values()];
}

function fillingsOf(document: Document, schema: Schema): Filling[] {
  const types = [schema.type].flat();
  return [
    ...(types.includes('array') ? arrays(document, schema) : []),
    ...(types.includes('object') ? objects(schema) : []),
    ...(types.includes('string') ? texts : []),
    ...(types.includes('number') || types.includes('integer') ? numbers : []),
    ...(schema.properties === undefined && schema.items === undefined ? wrongTypes : []),
  ];
}

/** Just below the limit of commas, without those of the frame; the rest of the budget is white space. */
const maxCommas = 9_500;

function manyOf(
  name: string,
  part: (index: number) => string,
  open: string,
  close: string,
  most = maxCommas,
): Filling {
  return [
    name,
    (budget) => {
      const parts: string[] = [];
      let size = open.length + close.length;
      let commas = 0;
      for (let index = 0; ; index++) {
        const text = part(index);
        size += Buffer.byteLength(text) + 1;
        commas += text.split(',').length;
        if (size > budget || commas > most) break;
        parts.push(text);
      }
      const filled = `${open}${parts.join(',')}`;
      return `${filled}${' '.repeat(Math.max(0, budget - Buffer.byteLength(filled) - close.length))}${close}`;
    },
  ];
}

const listOf = (name: string, part: (index: number) => string) => manyOf(name, part, '[', ']');
const objectOf = (name: string, part: (index: number) => string) => manyOf(name, part, '{', '}');

function arrays(document: Document, { items, maxItems }: Schema): Filling[] {
  const entry = resolve<Schema>(document, (items ?? {}) as Schema);
  const names = Object.keys((entry.properties ?? {}) as object);
  const wrong = `{${names.map((name) => `${JSON.stringify(name)}:[]`).join(',')}}`;
  const most = typeof maxItems === 'number' ? maxItems : 100;
  return [
    listOf('empty objects', () => '{}'),
    listOf('different objects', (index) => `{"a":${index}}`),
    listOf('objects with every member wrong', () => wrong),
    listOf('numbers', (index) => String(index)),
    listOf('zeros', () => '0'),
    listOf('nulls', () => 'null'),
    listOf('different texts', (index) => `"${index.toString(36)}"`),
    listOf('empty texts', () => '""'),
    listOf('empty arrays', () => '[]'),
    [
      'the most entries, each with many unknown names',
      (budget) => {
        const share = Math.floor((budget - 2) / most) - 1;
        const each = Math.floor(maxCommas / most) - 1;
        const [, fill] = manyOf('', (index) => `"${index.toString(36)}":0`, '{', '}', each);
        return `[${Array.from({ length: most }, () => fill(share)).join(',')}]`;
      },
    ],
  ];
}

function objects({ properties }: Schema): Filling[] {
  const known = Object.keys((properties ?? {}) as object);
  const wrong = known.map((name) => `${JSON.stringify(name)}:{}`);
  return [
    objectOf('different names', (index) => `"${index.toString(36)}":0`),
    objectOf('different names with texts', (index) => `"k${index.toString(36)}":""`),
    objectOf('numbers as names', (index) => `"${index}":0`),
    objectOf('names that are far apart', (index) => `"${index * 65_536}":0`),
    objectOf('long names', (index) => `"${String(index).padEnd(4000, '\u5e38')}":0`),
    objectOf('names of control characters', (index) =>
      `"${String(index).padEnd(900, '\u0001')}":0`.replaceAll('\u0001', '\\u0001'),
    ),
    objectOf('names with NUL', (index) => `"${index}\\u0000":0`),
    objectOf('objects', (index) => `"${index.toString(36)}":{}`),
    objectOf('wrong members and unknown ones', (index) => wrong[index] ?? `"x${index}":[]`),
    [
      'a duplicate name at the end',
      (budget) => {
        const [, fill] = objectOf('', (index) => `"k${index.toString(36)}":0`);
        return fill(budget - 10).replace(/\}$/, ',"k0":0}');
      },
    ],
    objectOf('the same name again and again', () => '"a":0'),
    objectOf('white space before each colon', (index) => `"${index.toString(36)}"${' '.repeat(60)}:0`),
  ];
}

const repeated = (name: string, unit: string, before = '', after = ''): Filling => [
  name,
  (budget) =>
    `"${before}${unit.repeat(
      Math.max(0, Math.floor((budget - Buffer.byteLength(before + after) - 2) / Buffer.byteLength(unit))),
    )}${after}"`,
];

const texts: Filling[] = [
  repeated('letters', 'a'),
  repeated('blanks', ' '),
  repeated('blanks between letters', ' ', 'a', 'a'),
  repeated('a hundred letters, then blanks', ' ', 'a'.repeat(100), 'a'),
  repeated('letters and blanks', 'a ', '', '\u0001'.replace('\u0001', '\\u0001')),
  repeated('an address of dots', 'a.', 'a@', '@'),
  repeated('at signs', '@'),
  repeated('percent signs', '%'),
  repeated('slashes', '/', 'https://', '\\\\'),
  repeated('an address of labels', 'a.', 'https://', ' '),
  repeated('brackets', '[', 'https://'),
  repeated('digits', '1'),
  repeated('Chinese', '\u5e38'),
  repeated('emoji', '\u{1f600}'),
  repeated('NUL', '\\u0000'),
  repeated('unpaired surrogates', '\\ud800'),
  repeated('escaped quotes', '\\"'),
];

const numbers: Filling[] = [
  ['digits', (budget) => '1'.repeat(budget)],
  ['decimals', (budget) => `0.${'0'.repeat(budget - 3)}1`],
  ['a large exponent', () => '1e400'],
  ['digits and a large negative exponent', (budget) => `${'9'.repeat(budget - 8)}e-99999`],
];

const whitespace: Filling = ['white space', (budget) => `{${' '.repeat(budget - 2)}}`];

const wrongTypes: Filling[] = [
  listOf('an array of objects', () => '{}'),
  objectOf('an object', (index) => `"${index.toString(36)}":0`),
  listOf('nested arrays', () => `${'['.repeat(24)}${']'.repeat(24)}`),
];
