import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Change, groupReleases, kindName, releaseName } from '../src/changelog.ts';

const schemaFile = path.join(import.meta.dirname, '..', 'docs', 'changelog.schema.json');

/**
 * Checks the lines of docs/changelog.jsonl.
 * @param operations names of the contract's operations; unreleased changes must not name others
 * @throws {Error} that names each wrong line.
 */
export function parseChangelog(text: string, operations: ReadonlySet<string>): Change[] {
  const problems: string[] = [];
  const isLine = lineValidator();
  const changes = text.split('\n').flatMap((line, index): Change[] => {
    if (line === '') return [];
    const refuse = (problem: string): [] => {
      problems.push(`docs/changelog.jsonl:${index + 1}  ${problem}`);
      return [];
    };
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      return refuse(`is not valid JSON: ${(error as Error).message}`);
    }
    if (isLine(value)) return [value];
    const [error] = isLine.errors ?? [];
    return refuse(`${error?.instancePath.slice(1) || 'the line'} ${error?.message ?? 'is wrong'}`);
  });
  problems.push(...repeatedIds(changes), ...unequalDays(changes), ...unknownOperations(changes, operations));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return changes;
}

function lineValidator() {
  const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as { $defs: object };
  const ajv = new Ajv2020({ allowUnionTypes: true });
  addFormats.default(ajv);
  return ajv.compile<Change>({ $ref: '#/$defs/line', $defs: schema.$defs });
}

function repeatedIds(changes: readonly Change[]): string[] {
  const ids = changes.map(({ id }) => id);
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `docs/changelog.jsonl: two lines have the id ${id}`);
}

function unequalDays(changes: readonly Change[]): string[] {
  return groupReleases(changes)
    .filter(({ released, changes: ofRelease }) =>
      ofRelease.some((change) => (change.released ?? null) !== released),
    )
    .map(({ release }) => `docs/changelog.jsonl: the lines of ${releaseName(release)} differ in "released"`);
}

function unknownOperations(changes: readonly Change[], known: ReadonlySet<string>): string[] {
  return changes
    .filter(({ release }) => release === undefined)
    .flatMap(({ id, operations = [] }) =>
      operations
        .filter((operation) => !known.has(operation))
        .map((operation) => `docs/changelog.jsonl: ${id} names ${operation}, which is not an operation`),
    );
}

const head = `<!-- Generated from docs/changelog.jsonl by \`npm run generate\`. Do not edit: append a line to that file. -->

# Changelog

Changes that a user of the service notices, newest first. The contract has its own version, \`info.version\` in \`openapi.json\`.
The days of the releases v1.0 to v1.28 are not known.
`;

/** Formats CHANGELOG.md. */
export function changelogMarkdown(changes: readonly Change[]): string {
  const sections = groupReleases(changes).map(({ release, released, changes: ofRelease }) => {
    const heading = `## ${releaseName(release)}${released === null ? '' : ` (${released})`}\n`;
    const areas = Map.groupBy(ofRelease, ({ area }) => area ?? null);
    return [heading, ...[...areas].map(([area, changesOfArea]) => areaText(area, changesOfArea))].join('\n');
  });
  return [head, ...sections].join('\n');
}

function areaText(area: string | null, changes: readonly Change[]): string {
  const lines = changes.map((change) => `- ${bulletText(change)}\n`).join('');
  return area === null ? lines : `### ${area}\n${lines}`;
}

/** "Added" and "Changed" follow from the text. */
function bulletText({ kind, text }: Change): string {
  if (kind === 'added' || kind === 'changed') return text;
  return `**${kindName(kind)}:** ${text}`;
}
