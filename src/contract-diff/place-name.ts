import { asString, isObject, stepsOf } from './json.ts';
import type { OpenApiDocument } from './open-api-document.ts';

/** Names a place for people: `/components/schemas/Parcel/properties/note` is `Parcel.note`. */
export function placeName(document: OpenApiDocument, pointer: string): string {
  const steps = stepsOf(pointer);
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
