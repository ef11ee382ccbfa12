import { expect, it } from '@jest/globals';
import { browserName } from '../../../src/dashboard/security/security.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5';

it.each([
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    'Microsoft Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  ],
  [
    'Safari on iOS',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple} Mobile/15E148 Safari/604.1`,
  ],
  ['Safari on macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Safari/605.1.15`],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
  ['my-tool/1.0', 'my-tool/1.0'],
  ['–', ''],
])('a session is that of %s', (name, userAgent) => {
  expect(browserName(userAgent, 'en')).toBe(name);
});

it('has the order of Chinese', () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
  expect(browserName(userAgent, 'zh-Hant')).toBe('Firefox（Linux）');
});
