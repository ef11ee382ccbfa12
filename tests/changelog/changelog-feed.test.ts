import { expect, it } from '@jest/globals';
import { type Change, changelogFeed, releasesOf } from '../../src/changelog.ts';

const change = (id: string, recorded: string, text = 'It is there.'): Change => ({
  id,
  recorded,
  kind: 'added',
  text,
});
const itemsOf = (changes: readonly Change[], rootUrl = 'https://api.example.com') =>
  changelogFeed(releasesOf(changes), rootUrl).items;

it('has the newest change first; of one day, the last line first and newer releases first', () => {
  const items = itemsOf([
    change('monday-1', '2026-11-23'),
    change('monday-2', '2026-11-23'),
    { ...change('released-on-monday', '2026-11-23'), release: '1.1' },
    change('tuesday-1', '2026-11-24'),
    change('tuesday-2', '2026-11-24'),
    change('sunday', '2026-11-22'),
  ]);
  expect(items.map(({ id }) => id?.split(':').at(-1))).toEqual([
    'tuesday-2',
    'tuesday-1',
    'monday-2',
    'monday-1',
    'released-on-monday',
    'sunday',
  ]);
});

it('ids do not depend on the address of the installation; links do', () => {
  const changes = [change('request-log', '2026-11-22')];
  const [before, after] = ['https://old.example.com', 'https://new.example.com'].map((rootUrl) =>
    changelogFeed(releasesOf(changes), rootUrl),
  );
  expect([before?.options.id, before?.items[0]?.id]).toEqual([
    'urn:sampan:changelog',
    'urn:sampan:changelog:request-log',
  ]);
  expect([after?.options.id, after?.items[0]?.id]).toEqual([before?.options.id, before?.items[0]?.id]);
  expect(after?.items[0]?.link).toBe('https://new.example.com/changelog#request-log');
});

it.each([
  ['Settings: `A` and `B`. Both are new.', 'Unreleased, added: Settings: A and B.'],
  ['One sentence of v1.2 without an end', 'Unreleased, added: One sentence of v1.2 without an end'],
  ['x'.repeat(121), `Unreleased, added: ${'x'.repeat(119)}…`],
])('the title of %j is its first sentence', (text, title) => {
  expect(itemsOf([change('one', '2026-11-22', text)])[0]?.title).toBe(title);
});
