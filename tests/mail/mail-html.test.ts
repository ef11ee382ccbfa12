import { expect, it } from '@jest/globals';
import { mailHtml } from '../../src/mail/mail-html.ts';

const links = ['https://a.example/', 'https://a.example/?b=1&c=2', 'https://b.example/'];
/** The page without its styles. */
const plain = (text: string, sender = 'Sampan') =>
  /<div>(.*)<\/div>/.exec(
    mailHtml(text, { sender, links }).replaceAll(/ (style|dir|class)="[^"]*"/g, ''),
  )?.[1];

it('is the text under the name of its sender, and nothing in it is markup', () => {
  expect(plain('One <b>\ntwo\n\n—\n\nthree\n', 'Tea & Co')).toBe(
    '<p>Tea &amp; Co</p><div><p>One &lt;b><br/>two</p><hr/><p>three</p></div>',
  );
});

it.each(['Open the page:', '開啟頁面：'])('makes the short line “%s” the name of its link', (line) => {
  expect(plain(`${line}\nhttps://a.example/?b=1&c=2\n`)).toContain(
    `<p><a href="https://a.example/?b=1&amp;c=2">${line.slice(0, -1)}</a></p>`,
  );
});

it('names a link in a line with others', () => {
  expect(plain('Bye.\nAll changes: https://a.example/')).toContain(
    '<p>Bye.<br/><a href="https://a.example/">All changes</a></p>',
  );
});

it('is dark in a program that reads style sheets and is dark; a shop keeps its color', () => {
  const text = 'Open:\nhttps://a.example/';
  const page = mailHtml(text, { sender: 'Sampan', links });
  expect(page).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(page).toMatch(/@media \(prefers-color-scheme:dark\)\{\nbody\{background:#[0-9a-f]{6}!important/);
  expect(page).toContain('class="button"');
  const look = {
    language: 'en',
    direction: 'ltr',
    color: '#7a1f5c',
    onColor: '#ffffff',
    logo: null,
  } as const;
  const ofShop = mailHtml(`Delivered\n\n${text}`, { sender: 'Tea', links, look });
  expect(ofShop).not.toMatch(/class="(button|sender)"/);
  expect(ofShop.match(/background:#7a1f5c;color:#ffffff/g)).toHaveLength(2);
});

it.each([
  ['a long line', `${'Open this link and set a password. It works once. '.repeat(2)}:\nhttps://a.example/`],
  ['two lines', 'Open this\nlink:\nhttps://a.example/'],
  ['a line that names nothing', 'Account\nhttps://a.example/'],
])('shows the address after %s', (_, text) => {
  expect(plain(text)).toContain('<br/><a href="https://a.example/">https://a.example/</a></p>');
});

it('makes the first named link a button, and no indented address a link', () => {
  const page = mailHtml(
    'It was disabled:\n  https://hook.example/\n\nOpen:\nhttps://a.example/\n\nStop:\nhttps://b.example/\n',
    { sender: 'Sampan', links },
  );
  expect(page.match(/<a [^>]*padding:[^>]*>[^<]*/g)).toEqual([expect.stringMatching(/>Open$/)]);
  expect(page.match(/<a /g)).toHaveLength(2);
  expect(page).toContain('  https://hook.example/</p>');
});

it.each([
  ['Account: https://evil.example/a', '<p>Account: https://evil.example/a</p>'],
  ['帳戶：https://evil.example/a', '<p>帳戶：https://evil.example/a</p>'],
  ['See the charge:\nhttps://evil.example/a', '<p>See the charge:<br/>https://evil.example/a</p>'],
  ['https://evil.example/a', '<p>https://evil.example/a</p>'],
  ['Open: https://a.example/?b=2', '<p>Open: https://a.example/?b=2</p>'],
])('shows an address that is not a link of the mail as text: %j', (text, paragraph) => {
  expect(plain(text)).toBe(`<p>Sampan</p><div>${paragraph}</div>`);
});
