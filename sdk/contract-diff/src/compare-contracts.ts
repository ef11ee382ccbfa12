import { compareErrorCodes } from './compare-extensions.ts';
import { comparePaths, compareWebhooks } from './compare-operations.ts';
import { compareSecuritySchemes } from './compare-security.ts';
import { ComparisonRun, documentRoot, type FoundChange, inNew } from './comparison-run.ts';
import { asString, fingerprint, isObject, type JsonObject, splitPointer } from './json.ts';
import type { OpenApiDocument } from './open-api-document.ts';
import type { ReadContract } from './read-contract.ts';
import { changeRules, greatest, type Impact, impacts, nextVersion, type Rule } from './rules.ts';

/** Reports component schemas whose name is gone, although the schema is still in use: generated types lose a name. */
export function compareSchemaNames(run: ComparisonRun): void {
  const [before, after] = [run.old, run.new].map((document) =>
    document.children(documentRoot(document), 'components', 'schemas'),
  );
  for (const [name, { to, at }] of run.schemas.renamed) {
    if (after?.has(name)) continue;
    const names = [...to].filter((other) => other !== null);
    const isNew = names.length === 1 && !before?.has(names[0] ?? '');
    const place = inNew({ value: {}, pointer: at.pointer });
    if (isNew) run.report('schema-renamed', place, `the schema ${name} is now named ${names[0]}`);
    else {
      const instead = names.length > 0 ? `replaced by ${names.join(' and ')}` : 'without a name';
      run.report('schema-name-removed', place, `the schema ${name} is now ${instead}`);
    }
  }
}

/** Names a place for people: `/components/schemas/Parcel/properties/note` is `Parcel.note`. */
export function placeName(document: OpenApiDocument, pointer: string): string {
  const steps = splitPointer(pointer);
  const [head, kind, name] = steps;
  if (head === 'components') {
    const rest = steps.slice(3);
    if (kind === 'schemas') return `${name}${insideSchema(rest)}`;
    return [`${name}`, ...insideBody(rest)].join(' ');
  }
  if (head === 'x-sys-codes' || steps.length < 2) return '';
  if (head !== 'paths' && head !== 'webhooks') return '';
  const [, path, method, ...rest] = steps;
  if (method === undefined) return head === 'paths' ? `${path}` : `webhook ${path}`;
  const label = head === 'paths' ? `${method.toUpperCase()} ${path}` : `webhook ${path}`;
  if (method === 'parameters' || method === 'servers')
    return [`${path}`, ...insideOperation(document, steps, 2)].join(' ');
  return rest.length === 0 ? label : [label, ...insideOperation(document, steps, 3)].join(' ');
}

/** Names the part of an operation that begins at `steps[start]`. */
function insideOperation(document: OpenApiDocument, steps: readonly string[], start: number): string[] {
  const [part, key, ...rest] = steps.slice(start);
  if (part === 'parameters' && key !== undefined) {
    const parameter = valueAt(document, steps.slice(0, start + 2));
    return [(isObject(parameter) && asString(parameter.name)) || `parameter ${key}`, ...insideBody(rest)];
  }
  if (part === 'responses' && key !== undefined) return [key, ...insideBody(rest)];
  if (part === 'requestBody') return ['request body', ...insideBody(steps.slice(start + 1))];
  return [];
}

/** Names the part of a body, header or parameter: its media type is left out. */
function insideBody(steps: readonly string[]): string[] {
  const [part, key, ...rest] = steps;
  if (part === 'content') return insideBody(rest);
  if (part === 'headers' && key !== undefined) return [key, ...insideBody(rest)];
  if (part !== 'schema') return [];
  const inside = insideSchema(steps.slice(1));
  return inside === '' ? [] : [inside];
}

function insideSchema(steps: readonly string[]): string {
  let name = '';
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index] ?? '';
    const key = steps[index + 1];
    if ((step === 'properties' || step === 'patternProperties') && key !== undefined) name += `.${key}`;
    else if (step === 'items') name += '[]';
    else if (step === 'additionalProperties') name += '.*';
    else if (/^(oneOf|anyOf|prefixItems)$/.test(step) && key !== undefined) name += `(${step} ${key})`;
    else if (step !== 'allOf') name += `(${step})`;
    if (/^(properties|patternProperties|oneOf|anyOf|allOf|prefixItems|\$defs|dependentSchemas)$/.test(step))
      index++;
  }
  return name;
}

function valueAt(document: OpenApiDocument, steps: readonly string[]): unknown {
  let found: unknown = document.root;
  for (const step of steps) {
    found =
      typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[step] : undefined;
  }
  return found;
}

export interface ContractChange extends FoundChange {
  readonly impact: Exclude<Impact, 'none'>;
  /** The place as a reader would call it, such as `Parcel.weight_kg` or `GET /parcels 200`. */
  readonly name: string;
}

interface ContractChanges {
  readonly impact: Impact;
  /** Breaking changes first, then by place. */
  readonly changes: readonly ContractChange[];
}

/**
 * Compares two contracts from a client's point of view (README.md: Impact). Rules in `ignored` are left out.
 * @throws {Unreadable} if a reference cannot be followed, or a document is too large
 */
export function compareContracts(
  old: OpenApiDocument,
  new_: OpenApiDocument,
  ignored: ReadonlySet<Rule> = new Set(),
): ContractChanges {
  const run = new ComparisonRun(old, new_);
  comparePaths(run);
  compareWebhooks(run);
  compareSecuritySchemes(run);
  compareErrorCodes(run);
  compareSchemaNames(run);
  const found = run.changes();
  const isSame = fingerprint(withoutVersion(old.root)) === fingerprint(withoutVersion(new_.root));
  if (found.length === 0 && !isSame) {
    const message = 'descriptions, examples or other parts that no rule compares changed';
    found.push({ rule: 'documentation', place: { document: 'new', pointer: '' }, message, operations: [] });
  }
  const changes = found
    .filter(({ rule }) => !ignored.has(rule))
    .map((change) => {
      const document = change.place.document === 'old' ? old : new_;
      return {
        ...change,
        impact: changeRules[change.rule].impact,
        name: placeName(document, change.place.pointer) || (change.operations[0] ?? ''),
      };
    })
    .sort(byImpact);
  return { impact: greatest(changes.map(({ impact }) => impact)), changes };
}

function byImpact(one: ContractChange, other: ContractChange): number {
  const difference = impacts.indexOf(other.impact) - impacts.indexOf(one.impact);
  if (difference !== 0) return difference;
  return one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
}

function withoutVersion(root: JsonObject): unknown {
  return isObject(root.info) ? { ...root, info: { ...root.info, version: '' } } : root;
}

export interface ReportedChange extends ContractChange {
  /** From 1; undefined if the place has no line of its own. */
  readonly line: number | undefined;
}

/** The result of a comparison, as every output format reads it. */
export interface Report {
  readonly old: { readonly name: string; readonly version: string };
  readonly new: { readonly name: string; readonly version: string };
  readonly impact: Impact;
  /** Lowest version that may follow; undefined if the old version is not three numbers. */
  readonly lowestVersion: string | undefined;
  readonly changes: readonly ReportedChange[];
}

/** Compares two contracts. @throws {Unreadable} if one of them cannot be compared */
export function reportOn(old: ReadContract, new_: ReadContract, ignored?: ReadonlySet<Rule>): Report {
  const { impact, changes } = compareContracts(old.document, new_.document, ignored);
  const linesIn = (document: 'old' | 'new') => {
    const places = changes.filter(({ place }) => place.document === document);
    return (document === 'old' ? old : new_).linesOf(new Set(places.map(({ place }) => place.pointer)));
  };
  const lines = { old: linesIn('old'), new: linesIn('new') };
  const { version } = old.document;
  return {
    old: { name: old.document.name, version },
    new: { name: new_.document.name, version: new_.document.version },
    impact,
    lowestVersion: /^\d+\.\d+\.\d+$/.test(version) ? nextVersion(version, impact) : undefined,
    changes: changes.map((change) => ({
      ...change,
      line: lines[change.place.document].get(change.place.pointer),
    })),
  };
}
