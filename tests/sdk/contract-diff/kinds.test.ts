import { describe, expect, it } from '@jest/globals';
import { compareContracts } from '../../../sdk/contract-diff/src/compare-contracts.ts';
import type { JsonObject } from '../../../sdk/contract-diff/src/json.ts';
import { OpenApiDocument } from '../../../sdk/contract-diff/src/open-api-document.ts';
import type { Rule } from '../../../sdk/contract-diff/src/rules.ts';
import { contract, places } from './contract-places.ts';
import { documentChanges } from './document-changes.ts';
import { schemaChanges } from './schema-changes.ts';

/** Rules that the package's README recommends to ignore if no client is generated. */
const namesOfClients: ReadonlySet<Rule> = new Set<Rule>([
  'operation-id-changed',
  'tag-moved',
  'schema-renamed',
  'schema-name-removed',
]);

function compare(before: JsonObject, after: JsonObject, ignored?: ReadonlySet<Rule>) {
  const { impact, changes } = compareContracts(
    new OpenApiDocument(before, 'old'),
    new OpenApiDocument(after, 'new'),
    ignored,
  );
  return { impact, changes: changes.map(({ rule, name, message }) => `${rule} ${name}: ${message}`) };
}

const inPlaces = schemaChanges.flatMap(({ mediaType = 'application/json', ...change }) =>
  places
    // A parameter or header has no media type.
    .filter(({ title }) => mediaType === 'application/json' || !/parameter|header/.test(title))
    .map((place) => {
      const [before, after] = [change.before, change.after].map(({ schema, schemas, openapi }) =>
        contract(place.document(schema, mediaType), schemas, openapi),
      ) as [JsonObject, JsonObject];
      const expected = change[place.direction];
      const title = `${change.kind} ${change.title} in ${place.title}: ${expected}`;
      return { kind: change.kind, title, before, after, expected, ignoresNames: change.ignoresNames };
    }),
);
const inDocuments = documentChanges.map((change) => ({
  ...change,
  title: `${change.kind} ${change.title}: ${change.expected}`,
  ignoresNames: false,
}));
const pairs = [...inPlaces, ...inDocuments];

describe('the impact of a change', () => {
  it.each(pairs)('$title', ({ before, after, expected, ignoresNames }) => {
    const found = compare(before, after, ignoresNames ? namesOfClients : undefined);
    expect(found).toEqual({ impact: expected, changes: expect.anything() });
  });

  it('has at least twenty pairs of each kind', () => {
    const counts = Map.groupBy(pairs, ({ kind }) => kind);
    const few = [...counts]
      .filter(([, all]) => all.length < 20)
      .map(([kind, all]) => `${kind}: ${all.length}`);
    expect(few).toEqual([]);
  });
});
