import { asString, isObject, type JsonObject, type Located, pointTo, splitPointer } from './json.ts';

/** A document that cannot be compared. The message says which one, why and what to do. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Length of the longest chain of references that is followed. */
const longestChain = 100;

/** An OpenAPI 3 document, and the resolution of its references. */
export class OpenApiDocument {
  readonly root: JsonObject;
  /** The name that messages use, such as a file name. */
  readonly name: string;

  constructor(root: JsonObject, name: string) {
    this.root = root;
    this.name = name;
  }

  /** True since OpenAPI 3.1: keywords beside a schema's `$ref` count, and `nullable` does not. */
  get isJsonSchema(): boolean {
    return !String(this.root.openapi).startsWith('3.0');
  }

  get version(): string {
    return isObject(this.root.info) ? (asString(this.root.info.version) ?? '') : '';
  }

  /** True if a body may be sent as XML. */
  get sendsXml(): boolean {
    const seen = new Set<object>([this.root]);
    for (const holder of seen) {
      for (const [key, value] of Object.entries(holder)) {
        if (key === 'content' && isObject(value) && Object.keys(value).some(mayBeXml)) return true;
        if (typeof value === 'object' && value !== null) seen.add(value);
      }
    }
    return false;
  }

  /** Returns a child that is an object, behind its references; undefined if there is none. */
  child({ value, pointer }: Located, ...steps: readonly (string | number)[]): Located | undefined {
    let found: unknown = value;
    for (const step of steps) {
      if (typeof found !== 'object' || found === null) return undefined;
      found = Object.hasOwn(found, step) ? (found as Record<string | number, unknown>)[step] : undefined;
    }
    return isObject(found) ? this.resolve({ value: found, pointer: pointTo(pointer, ...steps) }) : undefined;
  }

  /** Returns the children of an object, behind their references, by name. */
  children(parent: Located | undefined, ...steps: readonly (string | number)[]): Map<string, Located> {
    const map = parent && (steps.length === 0 ? parent : this.child(parent, ...steps));
    const all = new Map<string, Located>();
    for (const name of Object.keys(map?.value ?? {})) {
      const found = map && this.child(map, name);
      if (found) all.set(name, found);
    }
    return all;
  }

  /**
   * Follows `$ref` to an object that is none.
   * @throws {Unreadable} if the reference leads out of the document, nowhere, or in a circle
   */
  resolve(start: Located): Located {
    let { value, pointer } = start;
    for (let length = 0; typeof value.$ref === 'string'; length++) {
      if (length === longestChain)
        throw new Unreadable(`${this.name}: ${start.pointer}: the $ref leads in a circle`);
      ({ value, pointer } = this.target(value.$ref, pointer));
    }
    return { value, pointer };
  }

  /** @throws {Unreadable} if the reference leads out of the document or nowhere */
  target(reference: string, from: string): Located {
    const problem = (text: string) =>
      new Unreadable(`${this.name}: ${from}: $ref ${JSON.stringify(reference)} ${text}`);
    if (!reference.startsWith('#'))
      throw problem('leads to another document. Bundle the contract into one file first');
    if (!/^#(\/|$)/.test(reference)) throw problem('is an anchor. Only JSON pointers are supported');
    const pointer = decode(reference.slice(1));
    let found: unknown = this.root;
    for (const step of splitPointer(pointer)) {
      const holder = typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
      found = Object.hasOwn(holder, step) ? holder[step] : undefined;
    }
    // A boolean schema may be the target of a reference.
    if (typeof found === 'boolean') return { value: found ? {} : { not: {} }, pointer };
    if (!isObject(found)) throw problem('leads nowhere');
    return { value: found, pointer };
  }
}

/** Returns the name of the component that a reference leads to; undefined if it leads elsewhere. */
export function referencedName(reference: string, kind: string): string | undefined {
  const [components, of, name, ...rest] = reference.startsWith('#/')
    ? splitPointer(decode(reference.slice(1)))
    : [];
  return components === 'components' && of === kind && rest.length === 0 ? name : undefined;
}

function mayBeXml(mediaType: string): boolean {
  return /[/+]xml\b|^\s*(\*|application|text)\/\*/i.test(mediaType);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
