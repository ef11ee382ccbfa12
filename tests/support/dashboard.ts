import type { OperatorRole, UserRole } from '../../db/table/user.ts';
import { newFormKey } from '../../src/dashboard/form.ts';
import { inviteUser } from '../../src/user/invite.ts';
import type { ViewerChoice } from '../../src/user/role.ts';
import { hashToken } from '../../src/user/token.ts';
import type { TestService } from './service.ts';

export const goodPassword = 'ferry lantern bamboo';

interface PageReply {
  readonly status: number;
  readonly text: string;
  readonly bytes: Buffer;
  readonly headers: Headers;
  readonly location: string | null;
}

/** A browser without scripts: it keeps the cookies and sends forms. */
export class TestBrowser {
  /** Cookie of the session. */
  cookie = '';
  /** Cookie by which the service knows this browser. */
  device = '';
  /** Cookie of the challenge of a passkey. */
  passkey = '';
  readonly #service: TestService;
  readonly #address: string;

  constructor(service: TestService, address = '198.51.100.1') {
    this.#service = service;
    this.#address = address;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<PageReply> {
    return this.#send(path, { headers });
  }

  /** Sends a form as a page of this user has it, and returns the page that shows its answer. */
  async post(
    path: string,
    form: Record<string, string> | [string, string][] = {},
    headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' },
  ): Promise<PageReply> {
    const fields = new URLSearchParams(form);
    const userId = fields.has('form_key') ? null : await this.#userId();
    if (userId) fields.append('form_key', newFormKey(userId));
    return this.#shown(await this.send(path, fields, headers));
  }

  /** Sends a form as it is, and returns the reply. */
  send(
    path: string,
    form: URLSearchParams | FormData | string,
    headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' },
  ): Promise<PageReply> {
    return this.#send(path, { method: 'POST', body: form, headers });
  }

  async #userId(): Promise<string | null> {
    const token = /sampan_session=(\w+)/.exec(this.cookie)?.[1];
    if (token === undefined) return null;
    const query = 'select user_id from user_session where token_hash = $1 and not awaits_code';
    const { rows } = await this.#service.database.db.pool.query(query, [hashToken(token)]);
    return rows[0]?.user_id ?? null;
  }

  /** Sends files, by name, with a form. */
  async upload(
    path: string,
    files: readonly (readonly [name: string, content: string | Buffer])[],
    headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' },
    fields: Readonly<Record<string, string | readonly string[]>> = {},
  ): Promise<PageReply> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      for (const one of [value].flat()) body.append(name, one);
    for (const [name, content] of files)
      body.append('files', new Blob([new Uint8Array(Buffer.from(content))]), name);
    const userId = await this.#userId();
    if (userId) body.append('form_key', newFormKey(userId));
    return this.#shown(await this.#send(path, { method: 'POST', body, headers }));
  }

  /** Follows the redirect to the answer of a form. */
  async #shown(reply: PageReply): Promise<PageReply> {
    const isAnswer = /[?&]form=[\w-]{43}$/.test(reply.location ?? '');
    return isAnswer ? this.get((reply.location ?? '').replace('/dashboard', '')) : reply;
  }

  async #send(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<PageReply> {
    const { port } = this.#service.server.address() as { port: number };
    const response = await fetch(`http://127.0.0.1:${port}/dashboard${path}`, {
      ...init,
      redirect: 'manual',
      headers: {
        Cookie: [this.cookie, this.device, this.passkey].join('; '),
        'X-Forwarded-For': this.#address,
        ...init.headers,
      },
    });
    for (const given of response.headers.getSetCookie()) {
      const [pair = ''] = given.split(';');
      if (/^(__Host-)?sampan_device=/.test(pair)) this.device = pair;
      else if (/^(__Host-)?sampan_passkey=/.test(pair)) this.passkey = pair;
      else this.cookie = pair;
    }
    const { status, headers } = response;
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status, headers, bytes, text: bytes.toString(), location: headers.get('location') };
  }
}

let people = 0;

/** Invites a user, sets the password by the link, and returns the signed-in browser. The mail about it is gone. */
export async function signedInUser(
  service: TestService,
  {
    accountId = service.account.id,
    role = 'owner' as UserRole,
    address = '198.51.100.1',
    choice = {} as ViewerChoice,
  } = {},
): Promise<{ readonly browser: TestBrowser; readonly email: string }> {
  const email = `person${++people}@shop.example`;
  const browser = new TestBrowser(service, address);
  const path = await invitedPath(service, { accountId, role, email, choice });
  await browser.post(path, { token: path.split('token=')[1] ?? '', password: goodPassword });
  await service.database.db.pool.query(
    "delete from mail m using dashboard_user u where u.id = m.user_id and u.email = $1 and m.kind = 'security'",
    [email],
  );
  return { browser, email };
}

/** Invites an operator, sets the password by the link, and returns the signed-in browser. */
export async function signedInOperator(
  service: TestService,
  email: string,
  address = '198.51.100.90',
  role: OperatorRole = 'operator',
): Promise<TestBrowser> {
  const { database, clock } = service;
  const operator = { accountId: null, role, email, now: clock.now() };
  const made = await inviteUser(database.db.kysely, operator);
  const token = made?.path.split('token=')[1] ?? '';
  const browser = new TestBrowser(service, address);
  await browser.post(`/welcome?token=${token}`, { token, password: goodPassword });
  return browser;
}

/** Returns the path of a new sign-in link below `/dashboard`. */
export async function invitedPath(
  { database, clock }: TestService,
  {
    accountId,
    role = 'owner',
    email,
    choice = {},
  }: { accountId: string; role?: UserRole; email: string; choice?: ViewerChoice },
): Promise<string> {
  const made = await inviteUser(database.db.kysely, {
    accountId,
    role,
    email,
    now: clock.now(),
    ...choice,
  });
  if (!made) throw new Error(`${email} is a user of another account`);
  return made.path.replace('/dashboard', '');
}

/** Reads what the database has of a user. */
export function userRecords(service: () => TestService) {
  const rows = async (query: string, ...values: string[]) =>
    (await service().database.db.pool.query(query, values)).rows;
  return {
    rows,
    /** Returns the number of sessions that open pages. */
    async sessions(email: string): Promise<number> {
      const found = await rows(
        'select 1 from user_session join dashboard_user u on u.id = user_id where email = $1 and not awaits_code',
        email,
      );
      return found.length;
    },
    /** Sets the failures of browsers that are not known. From 50, they are locked for a minute. */
    async setStrangersFailures(email: string, failures: number): Promise<void> {
      await rows(
        `insert into sign_in_source (subject, source, failed_sign_ins, locked_until, seen_at)
          select id, 'strangers', $2::int, case when $2::int >= 50 then sampan_clock() + interval '1 minute' end, sampan_clock()
          from dashboard_user where email = $1
          on conflict (subject, source) do update set failed_sign_ins = excluded.failed_sign_ins,
            locked_until = excluded.locked_until`,
        email,
        String(failures),
      );
    },
    /** Makes the latest proof of who is at a user's browsers too old. */
    async outdateProof(email: string): Promise<void> {
      await rows(
        `update user_session s set proved_at = proved_at - interval '601 s' from dashboard_user u
          where u.id = s.user_id and u.email = $1`,
        email,
      );
    },
    /** Returns the user's actions in the record of changes, oldest first. */
    async actions(email: string): Promise<string[]> {
      const found = await rows(
        'select action from audit_entry where email = $1 order by created_at, id',
        email,
      );
      return found.map(({ action }) => action);
    },
  };
}
