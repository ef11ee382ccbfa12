import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type UserRole, userRoles } from '../../../db/table/user.ts';
import { commandLineActor } from '../../../src/audit.ts';
import { teamTexts } from '../../../src/dashboard/team/text.ts';
import { sendMails } from '../../../src/job/send-mail.ts';
import { rotateKeys } from '../../../src/key-rotation.ts';
import { KeyRing } from '../../../src/secret/key-ring.ts';
import { registerKeys } from '../../../src/secret/open-key-ring.ts';
import { goodPassword, signedInUser, TestBrowser } from '../../support/dashboard.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { turnOnFactor } from '../../support/second-factor.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let mailServer: MailServer;
let service: TestService;
let mailing: TestService;
beforeAll(async () => {
  mailServer = await startMailServer();
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  mailing = await startTestService({
    env: {
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'dashboard@sampan.example',
      PUBLIC_URL: 'http://localhost',
    },
  });
});
afterAll(async () => {
  await service.stop();
  await mailing.stop();
  await mailServer[Symbol.asyncDispose]();
});

let address = '';
let tests = 0;
beforeEach(() => {
  address = `198.51.100.${++tests}`;
});

const rows = async (query: string, values: string[] = [], { database } = service) =>
  (await database.db.pool.query(query, values)).rows;
const userOf = async (email: string) =>
  (await rows('select id, role, second_factor from dashboard_user where email = $1', [email]))[0];
const team = (accountId: string) =>
  rows('select id, email, role, link_hash from dashboard_user where account_id = $1 order by id', [
    accountId,
  ]);
const linkIn = (text: string) => /\/dashboard(\/welcome\?token=\w{43})/.exec(text)?.[1] ?? '';

/** An account of its own with an owner. */
async function newTeam(on = service) {
  const { id: accountId } = await on.createAccount();
  return { accountId, ...(await signedInUser(on, { accountId, address })) };
}
const colleague = (accountId: string, role: UserRole) => signedInUser(service, { accountId, role, address });

async function acceptLink(path: string): Promise<TestBrowser> {
  const browser = new TestBrowser(service, address);
  await browser.post(path, { token: path.split('token=')[1] ?? '', password: goodPassword });
  return browser;
}

describe('inviting a person', () => {
  it('shows a link once that signs the person in with the role', async () => {
    const { browser, accountId, email: owner } = await newTeam();
    const email = 'grace@shop.example';
    const made = await browser.post('/test/team', { email, role: 'viewer' });
    const link = linkIn(made.text);
    expect([made.status, link]).toEqual([200, expect.stringMatching(/^\/welcome/)]);
    const before = await browser.get('/test/team');
    expect(before.text).toContain('Invited');
    expect(before.text).not.toContain(link);
    const invited = await acceptLink(link);
    expect((await invited.get('/test')).status).toBe(200);
    expect((await invited.get('/test/team')).status).toBe(403);
    expect((await browser.get('/test/team')).text).not.toContain('Invited');
    expect(await team(accountId)).toHaveLength(2);
    expect(
      await rows(
        "select email, subject from audit_entry where account_id = $1 and action = 'user.invited' and address is not null",
        [accountId],
      ),
    ).toEqual([{ email: owner, subject: `${email}: viewer` }]);
  });

  it.each([
    ['an address that is not valid', { email: '<script>alert(1)</script>', role: 'viewer' }, 'email-error'],
    ['no role', { email: 'new@shop.example' }, ''],
    ['a role that does not exist', { email: 'new@shop.example', role: 'operator' }, ''],
  ])('refuses %s, and creates no user', async (_, form, message) => {
    const { browser, accountId } = await newTeam();
    const reply = await browser.post('/test/team', form);
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining(message)]);
    expect(reply.text).not.toContain('<script>alert');
    expect(await team(accountId)).toHaveLength(1);
  });

  it('refuses a person of this team and of another one, whose links stay as they are', async () => {
    const { browser, accountId } = await newTeam();
    const other = await newTeam();
    const { email } = await colleague(accountId, 'viewer');
    const before = [await team(accountId), await team(other.accountId)];
    for (const known of [email.toUpperCase(), other.email]) {
      expect((await browser.post('/test/team', { email: known, role: 'owner' })).status).toBe(400);
    }
    expect([await team(accountId), await team(other.accountId)]).toEqual(before);
  });
});

describe('a new link', () => {
  it('replaces the link from before', async () => {
    const { browser } = await newTeam();
    const first = linkIn(
      (await browser.post('/test/team', { email: 'lost@shop.example', role: 'viewer' })).text,
    );
    const { id } = await userOf('lost@shop.example');
    const second = linkIn((await browser.post(`/test/team/${id}/link`)).text);
    expect((await browser.get(first)).status).toBe(410);
    expect((await (await acceptLink(second)).get('/test')).status).toBe(200);
  });
});

it('gives an owner no link that resets the own password, because a session is not the password', async () => {
  const { browser, email } = await newTeam();
  const { id } = await userOf(email);
  const before = await rows('select password_hash, link_hash from dashboard_user where id = $1', [id]);
  expect((await browser.get('/test/team')).text).not.toContain(`New link: ${email}`);
  expect((await browser.post(`/test/team/${id}/link`)).status).toBe(404);
  expect(await rows('select password_hash, link_hash from dashboard_user where id = $1', [id])).toEqual(
    before,
  );
});

it('has no column of links while no member has a cell in it', async () => {
  const { browser } = await newTeam();
  expect((await browser.get('/test/team')).text).not.toContain('New link');
  await browser.post('/test/team', { email: 'second@shop.example', role: 'viewer' });
  expect((await browser.get('/test/team')).text).toContain('New link</th>');
});

describe('the roles', () => {
  it('are offered with the rights of each, in both languages, and a clerk is proposed', async () => {
    const { browser } = await newTeam();
    const { text } = await browser.get('/test/team');
    expect(text).toMatch(/value="clerk" checked/);
    for (const role of userRoles) {
      expect(text).toContain(teamTexts.en.roleUse[role]);
      expect(teamTexts['zh-Hant'].roleUse[role]).toMatch(/\p{Script=Han}/u);
    }
  });

  it('hide money and recipients from a viewer whom the owner invites or changes so, and from no one else', async () => {
    const { browser, accountId } = await newTeam();
    const rights = async (email: string) =>
      (
        await rows('select role, sees_money, sees_recipients from dashboard_user where email = $1', [email])
      )[0];
    await browser.post('/test/team', { email: 'blind@shop.example', role: 'viewer', hide_money: 'yes' });
    expect(await rights('blind@shop.example')).toEqual({
      role: 'viewer',
      sees_money: false,
      sees_recipients: true,
    });
    await browser.post('/test/team', { email: 'packer@shop.example', role: 'clerk', hide_money: 'yes' });
    expect(await rights('packer@shop.example')).toEqual({
      role: 'clerk',
      sees_money: true,
      sees_recipients: true,
    });
    const { email } = await colleague(accountId, 'finance');
    const { id } = await userOf(email);
    const change = { role: 'viewer', hide_money: 'yes', hide_recipients: 'yes' };
    expect((await browser.post(`/test/team/${id}/role`, change)).status).toBe(303);
    expect(await rights(email)).toEqual({ role: 'viewer', sees_money: false, sees_recipients: false });
    expect((await browser.get('/test/activity')).text).toContain(
      `${email}: Viewer, without money, without recipients`,
    );
    expect((await browser.get('/test/team')).text).toMatch(/name="hide_recipients" value="yes" checked/);
    await browser.post(`/test/team/${id}/role`, { role: 'owner' });
    expect(await rights(email)).toEqual({ role: 'owner', sees_money: true, sees_recipients: true });
  });
});

describe('a withdrawn link', () => {
  it('opens nothing and sets no password, and the person can be invited again', async () => {
    const { browser, accountId, email: owner } = await newTeam();
    const email = 'withdrawn@shop.example';
    const link = linkIn((await browser.post('/test/team', { email, role: 'viewer' })).text);
    const { id } = await userOf(email);
    expect((await browser.get('/test/team')).text).toContain(`/team/${id}/link/withdraw"`);
    expect((await browser.post(`/test/team/${id}/link/withdraw`)).location).toBe('/dashboard/test/team');
    const stranger = new TestBrowser(service, address);
    expect((await stranger.get(link)).status).toBe(410);
    await acceptLink(link);
    expect(await rows('select password_hash from dashboard_user where id = $1', [id])).toEqual([
      { password_hash: null },
    ]);
    const { text } = await browser.get('/test/team');
    expect(text).toContain('No valid link');
    expect(text).not.toContain('link/withdraw');
    const entry =
      "select email, subject from audit_entry where action = 'user.link_withdrawn' and account_id = $1";
    expect(await rows(entry, [accountId])).toEqual([{ email: owner, subject: email }]);
    await browser.post(`/test/team/${id}/link/withdraw`);
    expect(await rows(entry, [accountId])).toHaveLength(1);
    const next = linkIn((await browser.post(`/test/team/${id}/link`)).text);
    expect((await (await acceptLink(next)).get('/test')).status).toBe(200);
  });

  it('that resets a password leaves the password and the sessions', async () => {
    const { browser, accountId } = await newTeam();
    const { browser: viewer, email } = await colleague(accountId, 'viewer');
    const { id } = await userOf(email);
    const link = linkIn((await browser.post(`/test/team/${id}/link`)).text);
    await browser.post(`/test/team/${id}/link/withdraw`);
    expect((await new TestBrowser(service, address).get(link)).status).toBe(410);
    expect((await viewer.get('/test')).status).toBe(200);
    const again = new TestBrowser(service, address);
    expect((await again.post('/sign-in', { email, password: goodPassword })).location).toBe(
      '/dashboard/test',
    );
  });

  it('is not withdrawn by a developer', async () => {
    const { browser, accountId } = await newTeam();
    const { browser: developer } = await colleague(accountId, 'developer');
    await browser.post('/test/team', { email: `kept${tests}@shop.example`, role: 'viewer' });
    const { id } = await userOf(`kept${tests}@shop.example`);
    const before = await team(accountId);
    expect((await developer.post(`/test/team/${id}/link/withdraw`)).status).toBe(403);
    expect(await team(accountId)).toEqual(before);
  });
});

describe('changing a role', () => {
  it('applies at once: it ends the sessions of the person and is recorded', async () => {
    const { browser, accountId } = await newTeam();
    const { browser: developer, email } = await colleague(accountId, 'developer');
    const { id } = await userOf(email);
    expect((await browser.post(`/test/team/${id}/role`, { role: 'viewer' })).status).toBe(303);
    expect((await developer.get('/test')).location).toBe('/dashboard/sign-in?next=%2Ftest');
    await developer.post('/sign-in', { email, password: goodPassword });
    expect((await developer.post('/test/keys', { label: 'x', scopes: 'rates:read' })).status).toBe(403);
    expect((await browser.get('/test/activity')).text).toContain(`${email}: Viewer`);
  });

  it('of oneself gives the browser a new cookie, and ends one’s other sessions', async () => {
    const { browser, accountId, email } = await newTeam();
    await colleague(accountId, 'owner');
    const thief = new TestBrowser(service, address);
    thief.cookie = browser.cookie;
    const { id } = await userOf(email);
    expect((await browser.post(`/test/team/${id}/role`, { role: 'viewer' })).location).toBe(
      '/dashboard/test',
    );
    expect([(await thief.get('/test')).status, (await browser.get('/test')).status]).toEqual([303, 200]);
    expect((await browser.get('/test/team')).status).toBe(403);
  });
});

describe('the last owner who can sign in', () => {
  it('keeps the role and stays, with a message that states why', async () => {
    const { browser, accountId, email } = await newTeam();
    await browser.post('/test/team', { email: `invited${tests}@shop.example`, role: 'owner' });
    const { id } = await userOf(email);
    const before = await team(accountId);
    for (const reply of [
      await browser.post(`/test/team/${id}/role`, { role: 'developer' }),
      await browser.post(`/test/team/${id}/remove`),
    ]) {
      expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('the last owner')]);
    }
    expect(await team(accountId)).toEqual(before);
    expect((await browser.get('/test/team')).status).toBe(200);
  });

  it('stays if two owners remove each other at the same time', async () => {
    const { browser, accountId, email } = await newTeam();
    const { browser: second, email: secondEmail } = await colleague(accountId, 'owner');
    const [one, two] = [await userOf(email), await userOf(secondEmail)];
    await Promise.all([
      browser.post(`/test/team/${two.id}/remove`),
      second.post(`/test/team/${one.id}/remove`),
    ]);
    expect(await team(accountId)).toHaveLength(1);
  });
});

describe('removing a person', () => {
  it('asks first, signs the person out at once, and keeps the activity', async () => {
    const { browser, accountId } = await newTeam();
    const { browser: viewer, email } = await colleague(accountId, 'viewer');
    const { id } = await userOf(email);
    expect((await browser.get(`/test/team/${id}/remove`)).status).toBe(200);
    expect((await viewer.get('/test')).status).toBe(200);
    expect((await browser.post(`/test/team/${id}/remove`)).location).toBe('/dashboard/test/team');
    expect((await viewer.get('/test')).location).toBe('/dashboard/sign-in?next=%2Ftest');
    expect(await userOf(email)).toBeUndefined();
    const { text } = await browser.get('/test/activity');
    expect(text).toMatch(/User removed[\s\S]*Password set/);
  });

  it('lists the keys that the person made and that are still valid', async () => {
    const { browser, accountId } = await newTeam();
    const { browser: developer, email } = await colleague(accountId, 'developer');
    for (const [mode, label] of [
      ['test', 'kept <i>'],
      ['live', 'second'],
      ['live', 'ended'],
    ]) {
      await developer.post(`/${mode}/keys`, { label: label ?? '', scopes: 'rates:read' });
    }
    await browser.post('/live/keys', { label: 'of the owner', scopes: 'rates:read' });
    await rows("update api_key set revoked_at = now() where label = 'ended' and account_id = $1", [
      accountId,
    ]);
    const { id } = await userOf(email);
    const { text } = await browser.get(`/test/team/${id}/remove`);
    for (const part of ['kept &lt;i>', 'second', '(Live mode)', 'stay valid']) expect(text).toContain(part);
    expect(text).not.toMatch(/ended|of the owner/);
    expect((await browser.get('/live/keys')).text).toContain(`by ${email}`);
  });
});

describe('a person of another team', () => {
  it.each([
    'role',
    'link',
    'link/withdraw',
    'remove',
  ])('is not found for %s, and stays as before', async (form) => {
    const { browser } = await newTeam();
    const other = await newTeam();
    const { id } = await userOf(other.email);
    await other.browser.post(`/test/team/${id}/link`);
    const before = await team(other.accountId);
    expect((await browser.post(`/live/team/${id}/${form}`, { role: 'viewer' })).status).toBe(404);
    expect((await browser.get(`/test/team/${id}/remove`)).status).toBe(404);
    expect(await team(other.accountId)).toEqual(before);
    expect((await other.browser.get('/test')).status).toBe(200);
    expect((await browser.get('/test/team')).text).not.toContain(other.email);
  });
});

describe('last seen', () => {
  it('is the time of the last request, also after the sign-out', async () => {
    const { browser, accountId } = await newTeam();
    const { browser: viewer, email } = await colleague(accountId, 'viewer');
    await viewer.post('/test/sign-out');
    const [{ seen }] = await rows(
      "select seen_at > now() - interval '5 minutes' as seen from dashboard_user where email = $1",
      [email],
    );
    expect(seen).toBe(true);
    expect((await browser.get('/test/team')).text.match(/<time /g)).toHaveLength(2);
  });
});

describe('the second factor of a colleague', () => {
  it('is reset by an owner who confirms the identity, which ends the sessions and is recorded', async () => {
    const { browser, accountId, email: owner } = await newTeam();
    const { browser: viewer, email } = await colleague(accountId, 'viewer');
    await turnOnFactor(service, viewer);
    const { id } = await userOf(email);
    const address = `/test/team/${id}/second-factor`;
    expect((await browser.get('/test/team')).text).toContain(`/team/${id}/second-factor"`);
    expect((await browser.get(address)).text).toContain('checked the identity');
    expect([(await browser.post(address)).status, (await userOf(email)).second_factor]).toEqual([400, true]);
    expect((await viewer.get('/test')).status).toBe(200);
    expect((await browser.post(address, { checked: 'yes' })).location).toBe('/dashboard/test/team');
    expect((await userOf(email)).second_factor).toBe(false);
    expect((await viewer.get('/test')).status).toBe(303);
    const entry =
      "select email, subject from audit_entry where action = 'second_factor.removed' and account_id = $1";
    expect(await rows(entry, [accountId])).toEqual([{ email: owner, subject: email }]);
    expect((await browser.post(address, { checked: 'yes' })).status).toBe(404);
  });

  it('is not reset by a developer, by an owner of another account, or by the user', async () => {
    const { browser, accountId, email } = await newTeam();
    await turnOnFactor(service, browser);
    const address = `/test/team/${(await userOf(email)).id}/second-factor`;
    const { browser: developer } = await colleague(accountId, 'developer');
    const { browser: stranger } = await newTeam();
    const replies = [developer, stranger, browser].map((one) => one.post(address, { checked: 'yes' }));
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([403, 404, 404]);
    expect((await userOf(email)).second_factor).toBe(true);
  });
});

describe('a link that resets a password', () => {
  it('expires after 24 hours, and the activity names who made it', async () => {
    const { browser, accountId, email: owner } = await newTeam();
    const { email } = await colleague(accountId, 'owner');
    const { id } = await userOf(email);
    const link = linkIn((await browser.post(`/test/team/${id}/link`)).text);
    await service.database.setClock('24 hours 1 second');
    const late = await new TestBrowser(service, address).get(link);
    await service.database.setClock('0 s');
    expect(late.status).toBe(410);
    await acceptLink(link);
    const entry = `select subject from audit_entry where action = 'user.password_set' and email = $1
      order by created_at desc limit 1`;
    expect(await rows(entry, [email])).toEqual([{ subject: `link of ${owner}` }]);
  });
});

describe('invitations', () => {
  it('are limited to 30 per hour, with those of addresses in use elsewhere', async () => {
    const { browser, accountId } = await newTeam();
    const { email: elsewhere } = await newTeam();
    const invite = (email: string) => browser.post('/test/team', { email, role: 'viewer' });
    expect((await invite(elsewhere)).text).toContain('in use in another account');
    await rows(
      `insert into audit_entry select 'aud_' || md5(n::text || $1), $1, 'a@b.example', 'user.invitation_refused',
        null, null, sampan_clock() from generate_series(1, 29) n`,
      [accountId],
    );
    const before = await team(accountId);
    const limited = [await invite(elsewhere), await invite('fresh@shop.example')];
    for (const { status, text } of limited) {
      expect(status).toBe(400);
      expect(text).toContain('30 sign-in links');
      expect(text).not.toContain('another account');
    }
    expect(await team(accountId)).toEqual(before);
    await service.database.setClock('1 hour 1 second');
    const form = { email: 'fresh@shop.example', role: 'viewer', proof_password: goodPassword };
    const later = await browser.post('/test/team', form);
    await service.database.setClock('0 s');
    expect(linkIn(later.text)).not.toBe('');
  });
});

describe('with a mail server', () => {
  const mails = () =>
    rows('select state, link_sealed from mail where user_id is not null order by id', [], mailing);

  it('the link is sent by mail, encrypted in the outbox until then, and shown too', async () => {
    const { browser } = await newTeam(mailing);
    const email = 'mailed@shop.example';
    const made = await browser.post('/test/team', { email, role: 'viewer' });
    const link = linkIn(made.text);
    const queued = await mails();
    expect(queued).toEqual([{ state: 'pending', link_sealed: expect.stringMatching(/^enc:v1:/) }]);
    expect(await sendMails(mailing.context)).toBe(1);
    const [received] = mailServer.mails.slice(-1);
    expect([received?.to, received?.headers.get('subject')]).toEqual([
      email,
      'Sampan: your sign-in link for Test',
    ]);
    const body = Buffer.from(received?.body ?? '', 'base64').toString();
    expect((received?.body ?? '').includes(link) || body.includes(link)).toBe(true);
    expect(await mails()).toEqual([{ state: 'sent', link_sealed: null }]);
  });

  it('the link that resets a password is only sent: the owner who makes it does not see it', async () => {
    const { browser, accountId } = await newTeam(mailing);
    const { email } = await signedInUser(mailing, { accountId, role: 'owner', address });
    const [{ id }] = await rows('select id from dashboard_user where email = $1', [email], mailing);
    const { text } = await browser.post(`/test/team/${id}/link`);
    expect([linkIn(text), text.includes('Only the person sees the link')]).toEqual(['', true]);
    expect(await sendMails(mailing.context)).toBe(1);
    const [received] = mailServer.mails.slice(-1);
    expect(received?.to).toBe(email);
  });

  it('a newer link replaces an unsent mail, and nothing is sent to a removed person', async () => {
    const { browser } = await newTeam(mailing);
    await browser.post('/test/team', { email: 'twice@shop.example', role: 'viewer' });
    const [{ id }] = await rows(
      "select id from dashboard_user where email = 'twice@shop.example'",
      [],
      mailing,
    );
    await browser.post(`/test/team/${id}/link`);
    expect((await mails()).filter(({ state }) => state === 'pending')).toHaveLength(1);
    await browser.post(`/test/team/${id}/remove`);
    const before = mailServer.mails.length;
    expect(await sendMails(mailing.context)).toBe(0);
    expect(mailServer.mails).toHaveLength(before);
  });

  it('a withdrawn link is not sent, also not by an attempt that failed in flight', async () => {
    const { browser } = await newTeam(mailing);
    const invite = async (email: string) => {
      await browser.post('/test/team', { email, role: 'viewer' });
      return (await rows('select id from dashboard_user where email = $1', [email], mailing))[0].id as string;
    };
    const waiting = await invite('waiting@shop.example');
    const flying = await invite('flying@shop.example');
    await rows(
      "update mail set state = 'sending', due_at = sampan_clock() - interval '1 s' where user_id = $1",
      [flying],
      mailing,
    );
    const before = mailServer.mails.length;
    for (const id of [waiting, flying]) await browser.post(`/test/team/${id}/link/withdraw`);
    expect(await sendMails(mailing.context)).toBe(0);
    expect(mailServer.mails).toHaveLength(before);
    expect((await mails()).filter(({ state }) => state !== 'sent')).toEqual([]);
  });

  it('an account sends at most 20 invitations in an hour, and sees further links', async () => {
    const { browser } = await newTeam(mailing);
    const before = (await mails()).length;
    let last = '';
    for (let count = 0; count < 21; count++) {
      last = (await browser.post('/test/team', { email: `many${count}@shop.example`, role: 'viewer' })).text;
    }
    expect((await mails()).length - before).toBeLessThanOrEqual(20);
    expect(last).toContain('No email was sent');
    expect(linkIn(last)).not.toBe('');
  });

  it('a rotation of the keys encrypts the links of unsent mails again', async () => {
    const { browser } = await newTeam(mailing);
    await browser.post('/test/team', { email: 'rotated@shop.example', role: 'viewer' });
    const { context, database } = mailing;
    const ring = new KeyRing([{ id: 'k2', bytes: Buffer.alloc(32, 2) }, ...context.secrets.keys.values()]);
    await registerKeys(database.db, ring);
    expect((await rotateKeys(database.db, ring, commandLineActor(null, new Date()))).unreadable).toEqual([]);
    const unsent = (await mails()).filter(({ state }) => state === 'pending');
    expect(unsent.length).toBeGreaterThan(0);
    for (const { link_sealed } of unsent) expect(link_sealed).toMatch(/^enc:v1:k2:/);
  });
});
