import { expect, it } from '@jest/globals';
import { type Change, readChangelog, releaseName, releasesOf } from '../../src/changelog.ts';

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
  const releases = releasesOf(changes);
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
  const names = releasesOf(readChangelog()).map(({ release }) => releaseName(release));
  expect(names).toEqual(['Unreleased', ...numbers, 'Earlier']);
});
