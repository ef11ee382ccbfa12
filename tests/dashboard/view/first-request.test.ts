import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { allScopes } from '../../../src/account/api-key.ts';
import { signedInUser, type TestBrowser } from '../../support/dashboard.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => service.stop());

/** Returns the command of a page as its Copy button copies it. */
const commandOf = (page: string) => {
  expect(page).toContain('data-copy="first-request"');
  const [, command = ''] = /id="first-request">([^<]+)</.exec(page) ?? [];
  return command.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
};
const run = async (command: string) => JSON.parse((await promisify(execFile)('sh', ['-c', command])).stdout);

async function newKey(browser: TestBrowser, scopes: readonly string[]) {
  const fields = scopes.map((scope): [string, string] => ['scopes', scope]);
  return (await browser.post('/test/keys', [['label', 'first'], ...fields])).text;
}

it.each(
  allScopes.map((scope) => [scope]),
)('runs as copied from the page of a new key with %s, unless the key can only write', async (scope) => {
  const { id: accountId } = await service.createAccount();
  const { browser } = await signedInUser(service, { accountId });
  const page = await newKey(browser, [scope]);
  expect(page).toMatch(/id="new-key">mk_test_\w+</);
  if (scope.endsWith(':write')) return expect(page).not.toContain('first-request');
  expect(await run(commandOf(page))).toMatchObject({ status: 200 });
});

it('runs as copied from the page of keys with the whole key in place of its ending, and not without', async () => {
  const { id: accountId } = await service.createAccount();
  const { browser } = await signedInUser(service, { accountId });
  const page = await newKey(browser, ['wallet:read']);
  const [, key = ''] = /id="new-key">(\w+)</.exec(page) ?? [];
  const { text } = await browser.get('/test/keys');
  const shown = `mk_test_…${key.slice(-4)}`;
  expect(text).toContain(`in place of ${shown}`);
  expect(text).not.toContain(key);
  const command = commandOf(text);
  expect(await run(command.replace(shown, key))).toMatchObject({ status: 200 });
  expect(await run(command)).toMatchObject({ status: 401 });
});
