import type { UserRole } from '../../db/table/user/dashboard-user.ts';
import { inviteUser } from '../../src/user/invite.ts';
import type { TestService } from './service.ts';

export const goodPassword = 'ferry lantern bamboo';

interface PageReply {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly location: string | null;
}

/** A browser without scripts: it keeps the session cookie and sends forms. */
export class TestBrowser {
  cookie = '';
  readonly #service: TestService;
  readonly #address: string;

  constructor(service: TestService, address = '198.51.100.1') {
    this.#service = service;
    this.#address = address;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<PageReply> {
    return this.#send(path, { headers });
  }

  post(
    path: string,
    form: Record<string, string> | [string, string][] = {},
    headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' },
  ): Promise<PageReply> {
    return this.#send(path, { method: 'POST', body: new URLSearchParams(form), headers });
  }

  /** Sends files, by name, with a form. */
  upload(
    path: string,
    files: readonly (readonly [name: string, content: string | Buffer])[],
    headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' },
  ): Promise<PageReply> {
    const body = new FormData();
    for (const [name, content] of files)
      body.append('files', new Blob([new Uint8Array(Buffer.from(content))]), name);
    return this.#send(path, { method: 'POST', body, headers });
  }

  async #send(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<PageReply> {
    const { port } = this.#service.server.address() as { port: number };
    const response = await fetch(`http://127.0.0.1:${port}/dashboard${path}`, {
      ...init,
      redirect: 'manual',
      headers: { Cookie: this.cookie, 'X-Forwarded-For': this.#address, ...init.headers },
    });
    const [given] = response.headers.getSetCookie();
    if (given) this.cookie = given.split(';')[0] ?? '';
    const { status, headers } = response;
    return { status, headers, text: await response.text(), location: headers.get('location') };
  }
}

let people = 0;

/** Invites a user, sets the password by the link, and returns the signed-in browser. */
export async function signedInUser(
  service: TestService,
  { accountId = service.account.id, role = 'owner' as UserRole, address = '198.51.100.1' } = {},
): Promise<{ readonly browser: TestBrowser; readonly email: string }> {
  const email = `person${++people}@shop.example`;
  const browser = new TestBrowser(service, address);
  const path = await invitedPath(service, { accountId, role, email });
  await browser.post(path, { token: path.split('token=')[1] ?? '', password: goodPassword });
  return { browser, email };
}

/** Invites an operator, sets the password by the link, and returns the signed-in browser. */
export async function signedInOperator(
  service: TestService,
  email: string,
  address = '198.51.100.90',
): Promise<TestBrowser> {
  const { database, clock } = service;
  const operator = { accountId: null, role: 'operator', email, now: clock.now() } as const;
  const made = await inviteUser(database.db.kysely, operator);
  const token = made?.path.split('token=')[1] ?? '';
  const browser = new TestBrowser(service, address);
  await browser.post(`/welcome?token=${token}`, { token, password: goodPassword });
  return browser;
}

/** Returns the path of a new sign-in link below `/dashboard`. */
export async function invitedPath(
  { database, clock }: TestService,
  { accountId, role = 'owner', email }: { accountId: string; role?: UserRole; email: string },
): Promise<string> {
  const made = await inviteUser(database.db.kysely, { accountId, role, email, now: clock.now() });
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
