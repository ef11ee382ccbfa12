import { expect, it } from '@jest/globals';
import { placeName } from '../../../src/tracking/page/place-name.ts';

it.each([
  ['United Kingdom', '英國'],
  ['Hong Kong', '香港'],
  ['Côte d’Ivoire', '科特迪瓦'],
])('shows %s in Chinese', (place, name) => {
  expect(placeName(place, 'zh-Hant')).toBe(name);
  expect(placeName(place, 'en')).toBe(place);
});

it.each([
  'Leipzig',
  'GB',
  'United Kingdom, Leeds',
  '',
])('leaves the place %j as the carrier wrote it', (place) => {
  expect(placeName(place, 'zh-Hant')).toBe(place);
});
