import { describe, expect, it } from '@jest/globals';
import { type Change, groupReleases, readChangelog, releaseName } from '../src/changelog.ts';
import { changelogFeed } from '../src/changelog-feed.ts';

describe('the change log', () => {
  const change = (id: string, release?: string): Change => ({
    id,
    recorded: '2026-11-22',
    kind: 'added',
    text: 'It is there.',
    ...(release === undefined ? {} : { release }),
  });

  it('orders releases by number, newest first, and keeps the order of the file within each', () => {
    const changes = [
      change('old', 'earlier'),
      change('nine', '1.9'),
      change('ten', '1.10'),
      change('new'),
      change('newer'),
      change('patch', '1.10.1'),
      change('two', '2.0'),
    ];
    const releases = groupReleases(changes);
    expect(releases.map(({ release }) => releaseName(release))).toEqual([
      'Unreleased',
      'v2.0',
      'v1.10.1',
      'v1.10',
      'v1.9',
      'Earlier',
    ]);
    expect(releases[0]?.changes.map(({ id }) => id)).toEqual(['new', 'newer']);
  });

  it('has every public release from v1.0 to v1.28; there was no v1.21', () => {
    const numbers = Array.from({ length: 29 }, (_, minor) => `v1.${28 - minor}`).filter(
      (name) => name !== 'v1.21',
    );
    const names = groupReleases(readChangelog()).map(({ release }) => releaseName(release));
    expect(names).toEqual(['Unreleased', ...numbers, 'Earlier']);
  });
});

describe('the feed of the change log', () => {
  const change = (id: string, recorded: string, text = 'It is there.'): Change => ({
    id,
    recorded,
    kind: 'added',
    text,
  });
  const itemsOf = (changes: readonly Change[], rootUrl = 'https://api.example.com') =>
    changelogFeed(groupReleases(changes), rootUrl).items;

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
      changelogFeed(groupReleases(changes), rootUrl),
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
});
