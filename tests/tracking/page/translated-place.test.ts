import { expect, it } from '@jest/globals';
import { translatedPlace } from '../../../src/tracking/page/page-text.ts';

it.each([
  ['United Kingdom', '英國'],
  ['Hong Kong', '香港'],
  ['Côte d’Ivoire', '科特迪瓦'],
])('shows %s in Chinese', (place, name) => {
  expect(translatedPlace(place, 'zh-Hant')).toBe(name);
  expect(translatedPlace(place, 'en')).toBe(place);
});

it.each([
  'Leipzig',
  'GB',
  'United Kingdom, Leeds',
  '',
])('leaves the place %j as the carrier wrote it', (place) => {
  expect(translatedPlace(place, 'zh-Hant')).toBe(place);
});
