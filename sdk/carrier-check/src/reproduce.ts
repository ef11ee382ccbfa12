import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GatewayRequest, SentStep } from './tested-gateway.ts';

/** Shell function that signs and sends a request. URL and SECRET are set before. */
export const shellFunction = readFileSync(path.join(import.meta.dirname, 'gateway.sh'), 'utf8').trimEnd();

const longBody = 2_000;
const maxSteps = 12;
/** No check repeats a request so often one after another. */
const leastAtOnce = 5;

/** The references that the checks make. */
const ownReference = /SMP\d{13}/g;

let folder: string | undefined;

/** Returns shell commands that send the steps again, for the function above. References get new values. */
export function reproduce(steps: readonly SentStep[]): string {
  const shown = collapse(steps).slice(-maxSteps);
  const variables = new Map<string, string>();
  const lines = shown.flatMap(({ step, times }) => commandOf(step.request, times, variables));
  const names = [...variables.values()].map((name) => `${name}=CHECK$(date +%s)${name}`);
  return [...(names.length > 0 ? [names.join('; ')] : []), ...lines].join('\n');
}

interface CollapsedStep {
  readonly step: SentStep;
  readonly times: number;
}

/** Equal requests in a row, such as 20 at the same moment, are one line. */
function collapse(steps: readonly SentStep[]): readonly CollapsedStep[] {
  const collapsed: CollapsedStep[] = [];
  for (const step of steps) {
    const last = collapsed.at(-1);
    if (last && isSame(last.step.request, step.request))
      collapsed[collapsed.length - 1] = { step, times: last.times + 1 };
    else collapsed.push({ step, times: 1 });
  }
  return collapsed;
}

function isSame(a: GatewayRequest, b: GatewayRequest): boolean {
  return a.method === b.method && a.path === b.path && a.body === b.body && a.manner === b.manner;
}

function commandOf(
  request: GatewayRequest,
  times: number,
  variables: Map<string, string>,
): readonly string[] {
  const { method, path: target, body = '', forgery = {}, manner } = request;
  const quoted = (text: string) => quote(text, variables);
  const note = manner === undefined ? [] : [`# ${manner}; this command only sends it whole:`];
  const content = body === '' ? '' : ` ${body.length > longBody ? `@${quoted(stored(body))}` : quoted(body)}`;
  if (forgery.unsigned) {
    const data = content === '' ? '' : ` -H 'Content-Type: application/json' --data-binary${content}`;
    return [...note, `curl -sS -i -X ${method} "$URL"${quoted(target)}${data}`];
  }
  const settings = [
    ...(forgery.skewSeconds === undefined ? [] : [`SKEW=${forgery.skewSeconds}`]),
    ...(forgery.secret === undefined ? [] : [`KEY=${quoted(forgery.secret)}`]),
    ...(forgery.method === undefined && forgery.path === undefined
      ? []
      : [`SIGN_AS=${quoted(`${forgery.method ?? method}.${forgery.path ?? target}`)}`]),
    ...(forgery.body === undefined ? [] : [`SIGN_BODY=${quoted(forgery.body)}`]),
  ];
  const call = `gateway ${method} ${quoted(target)}${content}`;
  const once = settings.length === 0 ? call : `(${settings.join('; ')}; ${call})`;
  if (times >= leastAtOnce) return [...note, `for i in $(seq ${times}); do ${once} & done; wait`];
  return [...note, ...Array.from({ length: times }, () => once)];
}

/** Quotes a text for a shell, with a variable in place of each reference. */
function quote(text: string, variables: Map<string, string>): string {
  if (/^[\w./@-]+$/.test(text) && text.match(ownReference) === null) return text;
  const literal = `'${text.replaceAll("'", `'\\''`)}'`;
  const replaced = literal.replaceAll(ownReference, (reference) => {
    const name = variables.get(reference) ?? `R${variables.size + 1}`;
    variables.set(reference, name);
    return `'"$${name}"'`;
  });
  return replaced.replace(/^''(?=.)/, '').replace(/(?<=.)''$/, '');
}

/** Writes a body that is too long for a command to a file. */
function stored(body: string): string {
  folder ??= mkdtempSync(path.join(tmpdir(), 'carrier-check-'));
  const file = path.join(folder, `${Buffer.byteLength(body)}.json`);
  writeFileSync(file, body);
  return file;
}
