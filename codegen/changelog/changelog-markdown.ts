import { type Change, kindName, releaseName, releasesOf } from '../../src/changelog.ts';

const head = `<!-- Generated from docs/changelog.jsonl by \`npm run generate\`. Do not edit: append a line to that file. -->

# Changelog

Changes that a user of the service notices, newest first. The contract has its own version, \`info.version\` in \`openapi.json\`.
The days of the releases v1.0 to v1.28 are not known.
`;

/** Formats CHANGELOG.md. */
export function changelogMarkdown(changes: readonly Change[]): string {
  const sections = releasesOf(changes).map(({ release, released, changes: ofRelease }) => {
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
