import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { eventTypes } from '../generated/events.ts';
import { statuses } from '../src/tracking/status.ts';
import { root } from './support/paths.ts';

it('every event type of the contract is drafted by a source file', () => {
  // The test helpers of the API draft events without the change that they tell of.
  const files = globSync('src/**/*.ts', { cwd: root, exclude: ['src/test-mode.ts'] });
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  const drafters = texts.filter((text) => /\b(?:draftEvent|eventOfRow)\(|: TrackingEventType\[\]/.test(text));
  expect(drafters.length).toBeGreaterThan(4);
  // Tracking drafts a type per status, apart from the status before the first change.
  const moves = statuses.filter((status) => status !== 'label_created').map((status) => `shipment.${status}`);
  const drafted = new Set([
    ...moves,
    ...drafters.flatMap((text) => [...text.matchAll(/'(\w+\.\w+)'/g)].map(([, type = '']) => type)),
  ]);
  expect(eventTypes.filter((type) => !drafted.has(type))).toEqual([]);
});
