import { expect, it } from '@jest/globals';
import { lastMileLink } from '../../src/tracking/page/carrier-link.ts';

it.each([
  ['RR473124829GB', 'US', 'USPS'],
  ['rr 4731 2482 9gb', 'GB', 'Royal Mail'],
  ['9400111899223197428490', 'US', 'USPS'],
  ['1Z12345E0205271688', 'DE', 'UPS'],
  ['JJD000390007882823409', 'DE', 'DHL'],
  ['3SABCD1234567', 'NL', 'PostNL'],
])('%s to %s is a number of %s', (number, country, name) => {
  const link = lastMileLink(number, country);
  expect(link?.name).toBe(name);
  expect(link?.url).toMatch(/^https:\/\/[\w.-]+\//);
  expect(link?.url).toContain(number.replaceAll(' ', '').toUpperCase());
});

it.each([
  [null, 'GB'],
  ['RR473124829GB', null],
  ['RR473124829GB', 'ZZ'],
  ['RR473124829GB', 'constructor'],
  ['RR473124820GB', 'GB'],
  ['SLM4072618350929', 'US'],
  ['9400111899223197428490', 'FR'],
  ['"><script>', 'US'],
])('%s to %s has no link', (number, country) => {
  expect(lastMileLink(number, country)).toBeNull();
});
