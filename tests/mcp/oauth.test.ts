import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  Client,
  type OAuthClientProvider,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { hasRedirectUri } from '../../src/oauth/client.ts';
import { expireApps } from '../../src/oauth/connected-app.ts';
import { goodPassword, signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { pollUntil } from '../support/poll.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';

const redirectUri = 'https://assistant.example/callback';
const allScopes = 'shipments:read shipments:write rates:read wallet:read webhooks:read webhooks:write';

let service: TestService;
let browser: TestBrowser;
let email: string;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1', OUTBOUND_ALLOW: '127.0.0.0/8' } });
  ({ browser, email } = await signedInUser(service));
});
afterAll(() => service.stop());

const db = () => service.database.db;
const rows = async (text: string, values: unknown[] = []) => (await db().pool.query(text, values)).rows;

/** Nothing was connected: no key, no token. */
const activeApps = async () =>
  (await rows('select count(*)::int as count from api_key where is_app and revoked_at is null'))[0].count;

const post = (path: string, form: Record<string, string>) =>
  fetch(service.rootUrl + path, { method: 'POST', body: new URLSearchParams(form) });
const register = async (metadata: object) =>
  fetch(`${service.rootUrl}/oauth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(metadata),
  });
const registered = async (uris: readonly string[] = [redirectUri]): Promise<string> => {
  const answer = await register({ client_name: 'Assistant', redirect_uris: uris });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { client_id: string }).client_id;
};

const newVerifier = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const asking = (clientId: string, verifier: string, change: Record<string, string> = {}) => ({
  response_type: 'code',
  client_id: clientId,
  redirect_uri: redirectUri,
  scope: allScopes,
  state: 'xyz',
  code_challenge: challengeOf(verifier),
  code_challenge_method: 'S256',
  resource: `${service.rootUrl}/mcp`,
  ...change,
});
const consent = (
  parameters: Record<string, string>,
  { by = browser, mode = 'test', scopes = allScopes } = {},
) =>
  by.post(`/${mode}/connect`, [
    ...Object.entries(parameters),
    ...scopes.split(' ').map((scope): [string, string] => ['scopes', scope]),
  ]);

interface Connected {
  readonly clientId: string;
  readonly verifier: string;
  readonly code: string;
}
/** A user's consent, whose code is not exchanged yet. */
async function agreed(options: Parameters<typeof consent>[1] = {}): Promise<Connected> {
  const [clientId, verifier] = [await registered(), newVerifier()];
  const { status, location } = await consent(asking(clientId, verifier), options);
  expect(status).toBe(303);
  return { clientId, verifier, code: new URL(location ?? '').searchParams.get('code') ?? '' };
}
/** A developer's consent in an account of its own. */
async function agreedByDeveloper() {
  const { id: accountId } = await service.createAccount();
  const developer = await signedInUser(service, { accountId, role: 'developer', address: '198.51.100.30' });
  const app = await agreed({ by: developer.browser });
  const [{ id: userId }] = await rows('select id from dashboard_user where email = $1', [developer.email]);
  return { app, accountId, userId };
}
const exchange = ({ clientId, verifier, code }: Connected, change: Record<string, string> = {}) =>
  post('/oauth/token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
    resource: `${service.rootUrl}/mcp`,
    ...change,
  });
const refresh = (clientId: string, token: string, change: Record<string, string> = {}) =>
  post('/oauth/token', {
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: token,
    ...change,
  });
const tokensOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return (await answer.json()) as OAuthTokens & { refresh_token: string };
};
const errorOf = async (answer: Response) => {
  expect(answer.status).toBe(400);
  return ((await answer.json()) as { error: string }).error;
};
const call = (token: string, path = '/mcp') =>
  fetch(service.rootUrl + path, {
    method: path === '/mcp' ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    ...(path === '/mcp' ? { body: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}' } : {}),
  });

/** Keeps everything that a client stores, and the address to which it sends the user. */
function newProvider() {
  const kept = new Map<string, unknown>();
  const keep = (name: string) => (value: unknown) => {
    kept.set(name, value);
  };
  const provider: OAuthClientProvider = {
    redirectUrl: redirectUri,
    clientMetadata: { client_name: 'Assistant', redirect_uris: [redirectUri] },
    state: () => 'state-1',
    clientInformation: () => kept.get('client') as never,
    saveClientInformation: keep('client'),
    tokens: () => kept.get('tokens') as never,
    saveTokens: keep('tokens'),
    redirectToAuthorization: keep('url'),
    saveCodeVerifier: keep('verifier'),
    codeVerifier: () => String(kept.get('verifier')),
    saveDiscoveryState: keep('discovery'),
    discoveryState: () => kept.get('discovery') as never,
  };
  return { provider, kept };
}

it('connects the official client: discovery, registration, consent, tokens, calls and refresh', async () => {
  const { provider: authProvider, kept } = newProvider();
  const url = new URL(`${service.rootUrl}/mcp`);
  const transport = () => new StreamableHTTPClientTransport(url, { authProvider });
  const first = transport();
  await expect(new Client({ name: 'assistant', version: '1' }).connect(first)).rejects.toThrow(
    UnauthorizedError,
  );
  const asked = kept.get('url') as URL;
  expect(asked.pathname).toBe('/dashboard/connect');

  const entered = await browser.get(`/connect${asked.search}`);
  expect(entered.location).toBe(`/dashboard/test/connect${asked.search}`);
  const page = await browser.get(`/test/connect${asked.search}`);
  expect(page.status).toBe(200);
  for (const shown of ['Assistant', 'assistant.example', 'Test: nothing is charged', 'shipments:write'])
    expect(page.text).toContain(shown);
  const { location } = await consent(Object.fromEntries(asked.searchParams), {
    scopes: 'rates:read wallet:read',
  });
  const returned = new URL(location ?? '');
  expect(`${returned.origin}${returned.pathname}`).toBe(redirectUri);
  expect(Object.fromEntries(returned.searchParams)).toMatchObject({ state: 'state-1', iss: service.rootUrl });

  await first.finishAuth(returned.searchParams);
  const client = new Client({ name: 'assistant', version: '1' });
  await client.connect(transport());
  const { structuredContent } = await client.callTool({ name: 'get_wallet_balance', arguments: {} });
  expect(structuredContent).toMatchObject({ currency: 'HKD' });
  const { isError, content } = await client.callTool({ name: 'list_shipments', arguments: {} });
  expect([isError, JSON.stringify(content)]).toEqual([true, expect.stringContaining('shipments:read')]);

  const before = kept.get('tokens') as OAuthTokens;
  await rows("update connected_app_token set expires_at = now() - interval '1 second' where kind = 'access'");
  await client.callTool({ name: 'get_wallet_balance', arguments: {} });
  expect((kept.get('tokens') as OAuthTokens).access_token).not.toBe(before.access_token);
  await client.close();

  const { text } = await browser.get('/test/keys');
  expect(text).toContain('Connected apps');
  expect(text).toContain('assistant.example');
  const [entry] = await rows("select * from audit_entry where action = 'app.connected'");
  expect(entry).toMatchObject({ email, account_id: service.account.id });
});

describe('discovery', () => {
  it.each([
    ['without a token', {}, 'Bearer resource_metadata='],
    [
      'with an unknown one',
      { Authorization: `Bearer sampan_at_${'a'.repeat(43)}` },
      'Bearer error="invalid_token", ',
    ],
  ])('a request %s gets 401 with the address of the metadata', async (_, headers, start) => {
    const answer = await fetch(`${service.rootUrl}/mcp`, { method: 'POST', headers, body: '{}' });
    const challenge = answer.headers.get('www-authenticate') ?? '';
    expect([answer.status, challenge.startsWith(start)]).toEqual([401, true]);
    const address = /resource_metadata="([^"]+)"/.exec(challenge)?.[1] ?? '';
    expect(await (await fetch(address)).json()).toMatchObject({
      resource: `${service.rootUrl}/mcp`,
      authorization_servers: [service.rootUrl],
      scopes_supported: allScopes.split(' '),
    });
  });

  it('a preflight of /mcp from any origin gets 204, and a page reads its 401 with WWW-Authenticate', async () => {
    const asked = await fetch(`${service.rootUrl}/mcp`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://assistant.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,mcp-protocol-version',
      },
    });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(asked.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
    const answer = await fetch(`${service.rootUrl}/mcp`, { method: 'POST', body: '{}' });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
    expect(answer.headers.get('access-control-expose-headers')).toContain('WWW-Authenticate');
  });

  it('the metadata is also where the RFCs put it for an address with a path', async () => {
    const publicUrl = 'https://shop.example/ship(1)';
    const other = await startTestService({ env: { PUBLIC_URL: publicUrl } });
    const at = other.server.address();
    const read = (path: string) =>
      fetch(`http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/.well-known/${path}`);
    const server = await read('oauth-authorization-server/ship(1)');
    const resource = await read('oauth-protected-resource/ship(1)/mcp');
    expect([server.status, resource.status]).toEqual([200, 200]);
    expect(await server.json()).toMatchObject({ issuer: publicUrl });
    expect(await resource.json()).toMatchObject({ resource: `${publicUrl}/mcp` });
    await other.stop();
  });

  it('the API keeps its challenge, because it has no OAuth flow', async () => {
    const answer = await fetch(`${service.rootUrl}/api/v1/countries`);
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  it('the metadata of the authorization server names S256 and public clients', async () => {
    const answer = await fetch(`${service.rootUrl}/.well-known/oauth-authorization-server`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({
      issuer: service.rootUrl,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      client_id_metadata_document_supported: true,
    });
  });
});

describe('registration', () => {
  it.each([
    'http://assistant.example/callback',
    'http://127.0.0.1.assistant.example/callback',
    'javascript:alert(1)',
    'ms-msdt:/id PCWDiagnostic',
    'intent://com.example.app/#Intent',
    'https://assistant.example/callback#part',
    'https://user:secret@assistant.example/callback',
    'not an address',
  ])('refuses %s as redirect address', async (uri) => {
    const before = await rows('select id from oauth_client');
    const answer = await register({ client_name: 'Assistant', redirect_uris: [uri] });
    expect(await errorOf(answer)).toBe('invalid_redirect_uri');
    expect(await rows('select id from oauth_client')).toEqual(before);
  });

  it('accepts apps: schemes that are a domain name in reverse, and this machine', async () => {
    const known = [
      'com.example.app:/callback',
      'COM.example.app2:/callback',
      'io.example.desk-top.app://oauth/callback',
      'http://127.0.0.1/callback',
      'http://[::1]:4711/callback',
      'http://localhost:1/cb',
    ];
    const id = await registered(known);
    for (const uri of known)
      expect(hasRedirectUri({ id, name: 'Assistant', redirectUris: known }, uri)).toBe(true);
  });

  it.each([
    'about',
    'blob',
    'chrome',
    'chrome-extension',
    'data',
    'file',
    'intent',
    'itms-services',
    'javascript',
    'jar',
    'mailto',
    'market',
    'moz-extension',
    'ms-appinstaller',
    'ms-msdt',
    'ms-officecmd',
    'ms-settings',
    'resource',
    'search-ms',
    'shell',
    'slack',
    'ssh',
    'steam',
    'tel',
    'vbscript',
    'view-source',
    'vscode',
    'ws',
    'zoommtg',
  ])('does not redirect to %s:, also if it was registered before', (scheme) => {
    const redirectUris = [`${scheme}:callback`, `${scheme}://com.example.app/callback`];
    const client = { id: 'app_1', name: 'Assistant', redirectUris };
    expect(redirectUris.filter((uri) => hasRedirectUri(client, uri))).toEqual([]);
  });

  it('expires a day later without a consent', async () => {
    const id = await registered();
    await rows("update oauth_client set created_at = now() - interval '25 hours' where id = $1", [id]);
    await expireApps({ db: db() });
    expect(await rows('select id from oauth_client where id = $1', [id])).toEqual([]);
  });

  it('replaces the client that waits longest, when too many wait', async () => {
    await rows(
      `insert into oauth_client (id, name, redirect_uris, created_at)
      select 'app_flood' || n, 'Flood', '{}', now() - interval '1 hour' - n * interval '1 ms' from generate_series(1, 10000) n`,
    );
    const id = await registered();
    const waiting = await rows('select id from oauth_client where connected_at is null');
    const ids = waiting.map((row) => row.id);
    expect([ids.length, ids.includes(id), ids.includes('app_flood10000')]).toEqual([10_000, true, false]);
    await rows("delete from oauth_client where id like 'app_flood%'");
  });

  it('is limited per IP address', async () => {
    const limited = await startTestService();
    const statuses = new Set<number>();
    for (let count = 0; count < 101; count++) {
      const body = JSON.stringify({ redirect_uris: [redirectUri] });
      const headers = { 'Content-Type': 'application/json' };
      statuses.add(
        (await fetch(`${limited.rootUrl}/oauth/register`, { method: 'POST', headers, body })).status,
      );
    }
    await limited.stop();
    expect([...statuses]).toEqual([201, 429]);
  });
});

describe('the page of the consent', () => {
  let clientId: string;
  beforeEach(async () => {
    clientId = await registered();
  });

  it.each([
    ['another redirect address', { redirect_uri: 'https://evil.example/callback' }, null],
    ['a longer redirect address', { redirect_uri: `${redirectUri}/more` }, null],
    ['an unknown app', { client_id: 'app_unknown' }, null],
    ['no PKCE', { code_challenge: '' }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['another resource', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['an unknown scope alone', { scope: 'admin' }, 'invalid_scope'],
    ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
  ])('refuses %s, and does not redirect by itself', async (_, change, error) => {
    const parameters = asking(clientId, newVerifier(), change);
    const before = await rows('select id from connected_app');
    for (const page of [
      await browser.get(`/test/connect?${new URLSearchParams(parameters)}`),
      await consent(parameters),
    ]) {
      expect([page.status, page.location]).toEqual([400, null]);
      expect(page.text.includes(`error=${error}`)).toBe(error !== null);
      expect(page.text).not.toContain('href="https://evil.example');
    }
    expect(await rows('select id from connected_app')).toEqual(before);
  });

  it('takes any port of a program on this machine', async () => {
    const id = await registered(['http://127.0.0.1/callback']);
    const parameters = asking(id, newVerifier(), { redirect_uri: 'http://127.0.0.1:51234/callback' });
    const { location } = await consent(parameters);
    expect(location).toMatch(/^http:\/\/127\.0\.0\.1:51234\/callback\?code=/);
    const other = asking(id, newVerifier(), { redirect_uri: 'http://127.0.0.1:51234/other' });
    expect((await consent(other)).status).toBe(400);
  });

  it('is for roles that create keys', async () => {
    const viewer = await signedInUser(service, { role: 'viewer', address: '198.51.100.7' });
    const parameters = asking(clientId, newVerifier());
    expect((await viewer.browser.get(`/test/connect?${new URLSearchParams(parameters)}`)).status).toBe(403);
    expect((await consent(parameters, { by: viewer.browser })).status).toBe(403);
  });

  it('sends a person without a session to the sign-in, and back with the same request', async () => {
    const { browser: stranger } = await signedInUser(service, { address: '198.51.100.8' });
    stranger.cookie = '';
    const query = new URLSearchParams(asking(clientId, newVerifier()));
    const { location } = await stranger.get(`/test/connect?${query}`);
    expect(new URLSearchParams(location?.split('?')[1]).get('next')).toBe(`/test/connect?${query}`);
  });

  it('needs a recent proof in live mode, and then connects in live mode', async () => {
    const { browser: owner } = await signedInUser(service, { address: '198.51.100.9' });
    await rows("update user_session set proved_at = now() - interval '11 minutes'");
    const verifier = newVerifier();
    const parameters = asking(clientId, verifier);
    const asked = await consent(parameters, { by: owner, mode: 'live' });
    expect([asked.status, asked.location]).toEqual([200, null]);
    expect(asked.text).toContain('proof_password');
    expect(await rows('select id from connected_app where client_id = $1', [clientId])).toEqual([]);
    const proved = { ...parameters, proof_password: goodPassword };
    const { location } = await consent(proved, { by: owner, mode: 'live' });
    const code = new URL(location ?? '').searchParams.get('code') ?? '';
    const { access_token } = await tokensOf(await exchange({ clientId, verifier, code }));
    expect(await (await call(access_token)).text()).toContain('LIVE mode');
  });

  it('is not sent by a page of another site', async () => {
    const form = new URLSearchParams(asking(clientId, newVerifier()));
    form.append('scopes', 'rates:read');
    const { status } = await browser.send('/test/connect', form, { 'Sec-Fetch-Site': 'cross-site' });
    expect(status).toBe(403);
    expect(await rows('select id from connected_app where client_id = $1', [clientId])).toEqual([]);
  });

  it('is not sent with the form of another person', async () => {
    const second = await service.createAccount();
    const other = await signedInUser(service, { accountId: second.id, address: '198.51.100.10' });
    const { text } = await browser.get(
      `/test/connect?${new URLSearchParams(asking(clientId, newVerifier()))}`,
    );
    const key = /name="form_key" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const { status } = await consent(
      { ...asking(clientId, newVerifier()), form_key: key },
      { by: other.browser },
    );
    expect(status).toBe(409);
    expect(await rows('select id from connected_app where client_id = $1', [clientId])).toEqual([]);
  });

  it('grants no scope that the app did not ask for', async () => {
    const verifier = newVerifier();
    const parameters = asking(clientId, verifier, { scope: 'rates:read offline_access' });
    const { location } = await consent(parameters, { scopes: allScopes });
    const code = new URL(location ?? '').searchParams.get('code') ?? '';
    expect(await tokensOf(await exchange({ clientId, verifier, code }))).toMatchObject({
      scope: 'rates:read',
    });
  });

  it('carries the parameters of the protocol alone, so that an app cannot choose for the user', async () => {
    const query = new URLSearchParams(asking(clientId, newVerifier()));
    const names = ['scopes', 'proof_password', 'form_key', 'extra'];
    for (const name of names) query.append(name, 'wallet:read');
    const { text } = await browser.get(`/test/connect?${query}`);
    const [, form = ''] = /<form method="post" action="[^"]*\/connect">(.*?)<\/form>/s.exec(text) ?? [];
    const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)"/g)].map(([, name]) => name ?? '');
    const own = Object.keys(asking(clientId, ''));
    expect(hidden.sort()).toEqual([...own, 'form_key'].sort());
    const link = /href="[^"]*\/live\/connect\?([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    expect([...new URLSearchParams(link).keys()].sort()).toEqual(own.sort());
  });

  it('asks again if no scope is chosen', async () => {
    const { status } = await browser.post('/test/connect', asking(clientId, newVerifier()));
    expect(status).toBe(400);
    expect(await rows('select id from connected_app where client_id = $1', [clientId])).toEqual([]);
  });
});

describe('an app that describes itself at its address', () => {
  let server: Server;
  let document: Record<string, unknown>;
  let id: string;
  beforeAll(async () => {
    server = createServer((_request, response) => response.end(JSON.stringify(document)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    id = `http://127.0.0.1:${(server.address() as AddressInfo).port}/client.json`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('is connected without a registration', async () => {
    document = { client_id: id, client_name: 'Described', redirect_uris: [redirectUri] };
    const verifier = newVerifier();
    const page = await browser.get(`/test/connect?${new URLSearchParams(asking(id, verifier))}`);
    expect(page.text).toContain('Described');
    const { location } = await consent(asking(id, verifier));
    const code = new URL(location ?? '').searchParams.get('code') ?? '';
    const { access_token } = await tokensOf(await exchange({ clientId: id, verifier, code }));
    expect((await call(access_token)).status).toBe(200);
  });

  it('is refused if the document names another address', async () => {
    document = { client_id: 'https://other.example/client.json', redirect_uris: [redirectUri] };
    expect((await consent(asking(id, newVerifier()))).status).toBe(400);
  });
});

describe('a code', () => {
  it.each([
    ['with another verifier', { code_verifier: newVerifier() }, 'invalid_grant'],
    ['with the challenge as verifier', { code_verifier: 'a'.repeat(43) }, 'invalid_grant'],
    ['by another app', { client_id: 'app_other' }, 'invalid_grant'],
    ['for another redirect address', { redirect_uri: 'https://evil.example/' }, 'invalid_grant'],
    ['for another resource', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['of another grant type', { grant_type: 'client_credentials' }, 'unsupported_grant_type'],
  ])('is not exchanged %s, and still works for its app', async (_, change, error) => {
    const app = await agreed();
    const before = await activeApps();
    expect(await errorOf(await exchange(app, change))).toBe(error);
    expect(await activeApps()).toBe(before);
    await tokensOf(await exchange(app));
  });

  it('that is used twice disconnects the app', async () => {
    const app = await agreed();
    const { access_token } = await tokensOf(await exchange(app));
    expect((await call(access_token)).status).toBe(200);
    expect(await errorOf(await exchange(app))).toBe('invalid_grant');
    expect((await call(access_token)).status).toBe(401);
    expect(await errorOf(await exchange(app))).toBe('invalid_grant');
    expect(await rows("select 1 from audit_entry where action = 'app.token_reused'")).toHaveLength(1);
  });

  it('expires after five minutes', async () => {
    const app = await agreed();
    await service.database.setClock('301 seconds');
    expect(await errorOf(await exchange(app))).toBe('invalid_grant');
    await service.database.setClock('0 seconds');
  });

  it.each([
    ['is removed', 'remove'],
    ['becomes a viewer', 'role'],
  ])('is deleted when its user %s', async (_, change) => {
    const { app, accountId, userId } = await agreedByDeveloper();
    const before = await activeApps();
    const { browser: owner } = await signedInUser(service, { accountId, address: '198.51.100.31' });
    await owner.post(`/test/team/${userId}/${change}`, { role: 'viewer', proof_password: goodPassword });
    expect(await rows('select id from connected_app where client_id = $1', [app.clientId])).toEqual([]);
    expect(await errorOf(await exchange(app))).toBe('invalid_grant');
    expect(await activeApps()).toBe(before);
  });

  it.each([
    ['was removed', 'delete from dashboard_user where id = $1'],
    ['became a viewer', "update dashboard_user set role = 'viewer' where id = $1"],
  ])('that was made while its user %s is not exchanged', async (_, change) => {
    const { app, userId } = await agreedByDeveloper();
    const before = await activeApps();
    await rows(change, [userId]);
    expect(await errorOf(await exchange(app))).toBe('invalid_grant');
    expect(await activeApps()).toBe(before);
    expect(await rows('select code_used_at from connected_app where client_id = $1', [app.clientId])).toEqual(
      [{ code_used_at: null }],
    );
  });

  it('waits for a change of its user that is in progress, and is then refused', async () => {
    const { app, userId } = await agreedByDeveloper();
    const client = await db().pool.connect();
    try {
      await client.query('begin');
      await client.query('delete from dashboard_user where id = $1', [userId]);
      const answer = exchange(app);
      await pollUntil(async () => {
        const [{ count }] = await rows(
          "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        );
        return count > 0;
      }, 5_000);
      await client.query('commit');
      expect(await errorOf(await answer)).toBe('invalid_grant');
    } finally {
      client.release(true);
    }
  });

  it('is stored as a hash, as are the tokens', async () => {
    const app = await agreed();
    const { access_token, refresh_token } = await tokensOf(await exchange(app));
    const stored = JSON.stringify([
      await rows('select * from connected_app'),
      await rows('select * from connected_app_token'),
    ]);
    for (const secret of [app.code, access_token, refresh_token]) {
      const hex = Buffer.from(secret).toString('hex');
      expect([stored.includes(secret), stored.includes(hex)]).toEqual([false, false]);
    }
  });
});

describe('tokens', () => {
  let app: Connected;
  let tokens: Awaited<ReturnType<typeof tokensOf>>;
  beforeEach(async () => {
    app = await agreed();
    tokens = await tokensOf(await exchange(app));
  });

  it('open MCP and nothing else', async () => {
    expect((await call(tokens.access_token)).status).toBe(200);
    expect((await call(tokens.access_token, '/api/v1/countries')).status).toBe(401);
    expect((await call(tokens.refresh_token)).status).toBe(401);
  });

  it('count against a limit of the app', async () => {
    const first = await call(tokens.access_token);
    const second = await call(tokens.access_token);
    const left = (answer: Response) => Number(answer.headers.get('x-ratelimit-remaining-day'));
    expect(left(first) - left(second)).toBe(1);
  });

  it('are replaced by a refresh, which works again at once for a client that lost the response', async () => {
    const next = await tokensOf(await refresh(app.clientId, tokens.refresh_token));
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    const again = await tokensOf(await refresh(app.clientId, tokens.refresh_token));
    for (const { access_token } of [next, again]) expect((await call(access_token)).status).toBe(200);
  });

  it('end with the reuse of a replaced refresh token: both the thief and the app lose access', async () => {
    const next = await tokensOf(await refresh(app.clientId, tokens.refresh_token));
    await rows("update connected_app_token set replaced_at = replaced_at - interval '31 seconds'");
    expect(await errorOf(await refresh(app.clientId, tokens.refresh_token))).toBe('invalid_grant');
    expect((await call(next.access_token)).status).toBe(401);
    expect(await errorOf(await refresh(app.clientId, next.refresh_token))).toBe('invalid_grant');
  });

  it('are not refreshed for another app', async () => {
    expect(await errorOf(await refresh(await registered(), tokens.refresh_token))).toBe('invalid_grant');
    await tokensOf(await refresh(app.clientId, tokens.refresh_token));
  });

  it('expire: access after an hour, refresh after 30 days without a use', async () => {
    await service.database.setClock('61 minutes');
    expect((await call(tokens.access_token)).status).toBe(401);
    await service.database.setClock('31 days');
    expect(await errorOf(await refresh(app.clientId, tokens.refresh_token))).toBe('invalid_grant');
    await expireApps({ db: db() });
    await service.database.setClock('0 seconds');
    expect(await activeApps()).toBe(0);
    const [{ id }] = await rows('select id from api_key where is_app order by created_at desc limit 1');
    const ended = "select email, address from audit_entry where action = 'app.disconnected' and subject = $1";
    expect(await rows(ended, [id])).toEqual([{ email: 'sampan', address: null }]);
    await expireApps({ db: db() });
    expect(await rows(ended, [id])).toHaveLength(1);
  });

  it('end when a user disconnects the app on the page of the keys', async () => {
    const [{ id }] = await rows(
      'select id from api_key where is_app and revoked_at is null order by created_at desc limit 1',
    );
    const { text } = await browser.get(`/test/keys/${id}/revoke`);
    expect(text).toContain('Disconnect Assistant?');
    await browser.post(`/test/keys/${id}/revoke`);
    expect((await call(tokens.access_token)).status).toBe(401);
    expect(await errorOf(await refresh(app.clientId, tokens.refresh_token))).toBe('invalid_grant');
    expect(
      await rows("select 1 from audit_entry where action = 'app.disconnected' and subject = $1", [id]),
    ).toHaveLength(1);
  });

  it('are out of reach for another account', async () => {
    const [{ id }] = await rows(
      'select id from api_key where is_app and revoked_at is null order by created_at desc limit 1',
    );
    const second = await service.createAccount();
    const other = await signedInUser(service, { accountId: second.id, address: '198.51.100.11' });
    expect((await other.browser.get('/test/keys')).text).not.toContain('assistant.example');
    expect((await other.browser.post(`/test/keys/${id}/revoke`)).status).toBe(404);
    expect((await call(tokens.access_token)).status).toBe(200);
  });

  it('end when the app revokes one of them, and not when another app does', async () => {
    await post('/oauth/revoke', { token: tokens.refresh_token, client_id: await registered() });
    expect((await call(tokens.access_token)).status).toBe(200);
    expect(
      (await post('/oauth/revoke', { token: tokens.refresh_token, client_id: app.clientId })).status,
    ).toBe(200);
    expect((await call(tokens.access_token)).status).toBe(401);
  });
});

it('apps end when their user is removed or becomes a viewer, and do not count as keys', async () => {
  const shop: TestAccount = await service.createAccount();
  const inShop = (address: string, role: 'owner' | 'developer' = 'owner') =>
    signedInUser(service, { accountId: shop.id, address, role });
  const { browser: owner } = await inShop('198.51.100.20');
  for (const change of ['role', 'remove']) {
    const developer = await inShop(`198.51.100.2${change.length}`, 'developer');
    const app = await agreed({ by: developer.browser });
    const { access_token } = await tokensOf(await exchange(app));
    expect((await call(access_token)).status).toBe(200);
    const [{ id }] = await rows('select id from dashboard_user where email = $1', [developer.email]);
    await owner.post(`/test/team/${id}/${change}`, { role: 'viewer', proof_password: goodPassword });
    expect((await call(access_token)).status).toBe(401);
  }
  const [{ count }] = await rows(
    'select count(*)::int as count from api_key where account_id = $1 and not is_app and revoked_at is null',
    [shop.id],
  );
  expect((await owner.get('/test/keys')).text).toContain(`${count} of 5`);
});
