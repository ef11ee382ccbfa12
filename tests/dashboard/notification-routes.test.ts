import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NotificationChoice } from '../../db/table/user.ts';
import { notificationChoices, switchOffLink } from '../../src/mail/mail-link.ts';
import { signedInUser, TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let user: { readonly id: string; readonly email: string };
let other: { readonly id: string; readonly email: string };
/** A mail program: no session, and no header that a browser sends with a form of our own. */
let program: TestBrowser;
let tests = 0;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => service.stop());

const rows = async (query: string, ...values: unknown[]) =>
  (await service.database.db.pool.query(query, values)).rows;
const choicesOf = async ({ id }: { readonly id: string }): Promise<NotificationChoice[]> =>
  (
    await rows(
      'select notification_choices(role, notifications) as chosen from dashboard_user where id = $1',
      id,
    )
  )[0].chosen;
const entries = () =>
  rows("select email, subject, address from audit_entry where action = 'user.notifications_set'");
const newUser = async () => {
  const { email } = await signedInUser(service, { address: `198.51.100.${++tests}` });
  const [{ id }] = await rows('select id from dashboard_user where email = $1', email);
  await rows('update dashboard_user set notifications = $2 where id = $1', id, notificationChoices);
  return { id, email };
};
beforeEach(async () => {
  await rows('delete from audit_entry');
  user = await newUser();
  other = await newUser();
  program = new TestBrowser(service, `198.51.100.${++tests}`);
});
const linkOf = (choice: NotificationChoice, language: 'en' | 'zh-Hant' = 'en') =>
  switchOffLink(service.context, { userId: user.id, choice, language }).split('/dashboard')[1] ?? '';
const oneClick = (path: string) =>
  program.post(path, { 'List-Unsubscribe': 'One-Click' }, { Origin: 'https://mail.example' });

describe('the link of a notification email', () => {
  it.each(
    notificationChoices,
  )('switches off one choice of one user, without a session: %s', async (choice) => {
    const reply = await oneClick(linkOf(choice));
    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([200, null]);
    expect(reply.text).toContain('You get no more of these emails');
    expect(await choicesOf(user)).toEqual(notificationChoices.filter((each) => each !== choice));
    expect(await choicesOf(other)).toEqual(notificationChoices);
    expect(await entries()).toEqual([
      { email: user.email, subject: `${choice}: –`, address: `198.51.100.${tests}` },
    ]);
    expect((await oneClick(linkOf(choice))).status).toBe(200);
    expect(await entries()).toHaveLength(1);
  });

  it('asks first if a person or a scanner opens it, and shows no address', async () => {
    const reply = await program.get(linkOf('webhook.disabled:live', 'zh-Hant'));
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('<form method="post"');
    expect(reply.text).toContain('要停止接收此類電郵嗎？');
    expect(reply.text).not.toContain('@shop.example');
    expect(reply.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await choicesOf(user)).toEqual(notificationChoices);
    expect(await entries()).toEqual([]);
  });

  it.each([
    ['of another user', (link: string) => link.replace(user.id, other.id)],
    ['for another email', (link: string) => link.replace(':live', ':test')],
    ['for all emails', (link: string) => link.replace('wallet.low_balance:live', '*')],
    ['without a signature', (link: string) => link.replace(/\.\w+$/, '')],
    ['without a token', () => '/notifications/off'],
  ])('is refused if it was changed: %s', async (_, change) => {
    const link = change(linkOf('wallet.low_balance:live'));
    for (const reply of [await program.get(link), await oneClick(link)]) {
      expect([reply.status, reply.text]).toEqual([404, expect.stringContaining('The link is not valid')]);
    }
    expect(await choicesOf(user)).toEqual(notificationChoices);
    expect(await choicesOf(other)).toEqual(notificationChoices);
    expect(await entries()).toEqual([]);
  });

  it('of a removed user changes nothing', async () => {
    const link = linkOf('wallet.low_balance:live');
    await rows('delete from dashboard_user where id = $1', user.id);
    expect((await oneClick(link)).status).toBe(200);
    expect(await entries()).toEqual([]);
  });

  it('keeps the default of the role for the other choices', async () => {
    await rows('update dashboard_user set notifications = null where id = $1', user.id);
    await oneClick(linkOf('wallet.low_balance:live'));
    expect(await choicesOf(user)).toEqual(['webhook.disabled:live']);
  });

  it('takes no other method', async () => {
    const { port } = service.server.address() as { port: number };
    const reply = await fetch(`http://127.0.0.1:${port}/dashboard${linkOf('webhook.disabled:live')}`, {
      method: 'DELETE',
    });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect(await choicesOf(user)).toEqual(notificationChoices);
  });
});
