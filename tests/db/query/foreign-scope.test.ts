import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Kysely } from 'kysely';
import {
  apiKeyUses,
  listActiveKeys,
  listApiKeys,
  listKeysMadeBy,
  listNewestKeys,
  relabelApiKey,
  revokeApiKey,
  writeApiKeyUses,
} from '../../../db/query/account/api-key.ts';
import { findApiRequest, searchApiRequests } from '../../../db/query/account/api-request.ts';
import { findLabel } from '../../../db/query/shipment/label.ts';
import { listShipmentPage, searchShipmentPage } from '../../../db/query/shipment/list-shipments.ts';
import { findShipment } from '../../../db/query/shipment/shipment.ts';
import { readShipmentFigures } from '../../../db/query/shipment/shipment-figures.ts';
import { referenceNumbers, searchShipments } from '../../../db/query/shipment/shipment-number.ts';
import { listCarrierCalls } from '../../../db/query/tracking/carrier-call.ts';
import { countInvitations, searchAuditEntries } from '../../../db/query/user/audit-entry.ts';
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  takeChallenge,
} from '../../../db/query/user/passkey.ts';
import {
  deleteSavedFilter,
  insertSavedFilter,
  listSavedFilters,
} from '../../../db/query/user/saved-filter.ts';
import { replaceRecoveryCodes, useRecoveryCode } from '../../../db/query/user/second-factor.ts';
import { deleteSession, listSessions } from '../../../db/query/user/session.ts';
import { deleteMember, listMembers, lockOwners, setRole } from '../../../db/query/user/user.ts';
import { listWalletTransactionRows, readDailySpend, walletBefore } from '../../../db/query/wallet/wallet.ts';
import { browseEvents, findEvent, listEventRows } from '../../../db/query/webhook/event.ts';
import {
  browseDeliveries,
  endpointOfDelivery,
  findDelivery,
  listDeliveries,
} from '../../../db/query/webhook/webhook-delivery.ts';
import {
  activeWebhooks,
  findWebhook,
  listWebhookRows,
  lockWebhook,
} from '../../../db/query/webhook/webhook-endpoint.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Database } from '../../../db/table/index.ts';
import { commandLineActor } from '../../../src/audit.ts';
import { settleShipment } from '../../../src/booking/settle.ts';
import { boundsOfDays } from '../../../src/dashboard/time.ts';
import { inviteUser } from '../../../src/user/invite.ts';
import { fullViewer } from '../../../src/user/role.ts';
import { signedInUser } from '../../support/dashboard.ts';
import { startTestService, type TestAccount, type TestService } from '../../support/service.ts';
import { liveAccount } from '../../support/shipment/live-account.ts';
import { order } from '../../support/shipment/order.ts';

let service: TestService;
let other: TestAccount;
/** Has a live shipment with its final fee. */
let charged: TestAccount;
/** Ids of what the first account has, in test mode only. */
const known = {
  shipment: '',
  charged: '',
  endpoint: '',
  delivery: '',
  event: '',
  key: '',
  request: '',
  session: '',
};
const target = 'http://127.0.0.1:9/';
const people = { own: '', foreign: '' };
const codeHash = Buffer.alloc(32, 1);

beforeAll(async () => {
  service = await startTestService({ env: { REQUEST_LOG: 'on' } });
  const { kysely, pool } = service.database.db;
  other = await service.createAccount();
  const accountId = service.account.id;
  const webhooks = service.sdk().webhooks;
  const { id: endpoint } = await webhooks.create({ url: target, events: ['*'] });
  const { id: shipment } = await service.sdk().shipments.create(order());
  await service.call('get', `/shipments/${shipment}/label`);
  charged = await liveAccount(service.database, 1_000_000);
  const live = await service.sdk(charged.liveKey).shipments.create({ ...order(), reference_no: 'INV-1' });
  const final = { chargedCents: 2_000, measuredWeightMg: 500_000 };
  await settleShipment(service.context, charged.id, live.id, final);
  await service.context.requestLog?.flush();
  await service.context.carriers.flushJournal();
  const { email } = await signedInUser(service);
  const stranger = await signedInUser(service, { accountId: other.id });
  const idOf = async (query: string, ...values: string[]) =>
    (await pool.query(query, values)).rows[0].id as string;
  const userId = (address: string) => idOf('select id from dashboard_user where email = $1', address);
  people.own = await userId(email);
  people.foreign = await userId(stranger.email);
  Object.assign(known, {
    shipment,
    endpoint,
    charged: live.id,
    delivery: await idOf('select id from webhook_delivery limit 1'),
    event: await idOf('select id from event where not livemode and listed limit 1'),
    key: await idOf('select id from api_key where account_id = $1 and not livemode', accountId),
    request: await idOf('select id from api_request where not livemode limit 1'),
    session: await idOf('select id from user_session where user_id = $1', people.own),
  });
  await pool.query("update api_key set created_by = 'maker' where id = $1", [known.key]);
  await writeApiKeyUses(pool, new Map([[known.key, '192.0.2.1']]));
  const invited = { accountId, email: 'guest@shop.example', role: 'viewer', now: new Date() } as const;
  await inviteUser(kysely, { ...invited, actor: commandLineActor(accountId, new Date()) });
  await kysely.transaction().execute(async (tx) => {
    await insertSavedFilter(tx, { id: 'flt_1', user_id: people.own, name: 'Mine', search: 'status=x' });
    await replaceRecoveryCodes(tx, people.own, [codeHash]);
    const passkey = { credential_id: 'c', public_key: Buffer.alloc(1), counter: 0, transports: [] };
    await insertChallenge(tx, { token_hash: codeHash, challenge: 'asked', user_id: people.own });
    await insertPasskey(tx, { id: 'pky_1', user_id: people.own, name: 'Key', ...passkey });
  });
});
afterAll(() => service.stop());

class RolledBack extends Error {}

/** Runs a query in a transaction that is rolled back, and returns whether it found or changed something. */
async function finds(query: (tx: Kysely<Database>) => Promise<unknown>): Promise<boolean> {
  const { kysely } = service.database.db;
  let found: unknown;
  await kysely
    .transaction()
    .execute(async (tx) => {
      found = await query(tx);
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  if (Array.isArray(found)) return found.length > 0;
  if (found instanceof Map) return found.size > 0;
  if (typeof found === 'number') return found > 0;
  return found !== undefined && found !== false;
}

const first = { after: null, limit: 50 };
const isAny = async (page: Promise<{ readonly rows: readonly unknown[] }>) => (await page).rows;
const today = () => boundsOfDays([new Date().toISOString().slice(0, 10)], 'UTC');

describe('a query for an account and a mode finds nothing of another', () => {
  type Query = (tx: Kysely<Database>, scope: Scope) => Promise<unknown>;
  const db = () => service.database.db;
  const queries: Readonly<Record<string, Query>> = {
    findShipment: (_, scope) => findShipment(db(), scope, known.shipment),
    listShipmentPage: (tx, scope) => isAny(listShipmentPage(tx, scope, {}, { ...first, order: 'newest' })),
    searchShipmentPage: (tx, scope) =>
      isAny(searchShipmentPage(tx, scope, { status: 'label_created' }, { ...first, order: 'newest' })),
    searchShipments: (_, scope) => searchShipments(db(), scope, known.shipment),
    readShipmentFigures: (tx, scope) => readShipmentFigures(tx, scope, today()),
    findLabel: (_, scope) => findLabel(db(), scope, known.shipment),
    listCarrierCalls: (tx, scope) => listCarrierCalls(tx, scope, known.shipment),
    findApiRequest: (tx, scope) => findApiRequest(tx, scope, known.request),
    searchApiRequests: (tx, scope) => isAny(searchApiRequests(tx, scope, {}, first)),
    relabelApiKey: (tx, scope) => relabelApiKey(tx, known.key, scope, 'other'),
    revokeApiKey: (tx, scope) => revokeApiKey(tx, known.key, scope),
    findWebhook: (tx, scope) => findWebhook(tx, scope, known.endpoint),
    lockWebhook: (tx, scope) => lockWebhook(tx, scope, known.endpoint),
    listWebhookRows: (tx, scope) => listWebhookRows(tx, scope, first),
    activeWebhooks: async (tx, scope) => (await activeWebhooks(tx, scope, target)).count,
    findDelivery: (tx, scope) => findDelivery(tx, scope, known.endpoint, known.delivery),
    listDeliveries: (tx, scope) => isAny(listDeliveries(tx, scope, known.endpoint, first)),
    browseDeliveries: (tx, scope) => isAny(browseDeliveries(tx, scope, {}, first)),
    endpointOfDelivery: (tx, scope) => endpointOfDelivery(tx, scope, known.delivery),
    findEvent: (tx, scope) => findEvent(tx, scope, known.event),
    listEventRows: (tx, scope) => isAny(listEventRows(tx, scope, first)),
    browseEvents: (tx, scope) => isAny(browseEvents(tx, scope, {}, first)),
  };

  it.each(Object.entries(queries))('%s', async (_, query) => {
    const found = (accountId: string, livemode: boolean) => finds((tx) => query(tx, { accountId, livemode }));
    expect(await found(other.id, false)).toBe(false);
    expect(await found(service.account.id, true)).toBe(false);
    expect(await found(service.account.id, false)).toBe(true);
  });
});

describe('a query for an account finds nothing of another', () => {
  type Query = (tx: Kysely<Database>, accountId: string) => Promise<unknown>;
  const queries: Readonly<Record<string, Query>> = {
    listApiKeys: async (tx, id) => (await listApiKeys(tx, id)).filter((key) => key.id === known.key),
    listActiveKeys: async (tx, id) => (await listActiveKeys(tx, id)).filter((key) => key.id === known.key),
    listNewestKeys: async (tx, accountId) =>
      (await listNewestKeys(tx, { accountId, livemode: false })).filter((key) => key.id === known.key),
    listKeysMadeBy: (tx, id) => listKeysMadeBy(tx, id, 'maker'),
    apiKeyUses: (tx, id) => apiKeyUses(tx, id),
    listMembers: async (tx, id) => (await listMembers(tx, id)).filter((user) => user.id === people.own),
    lockOwners: async (tx, id) => (await lockOwners(tx, id)).filter((user) => user === people.own),
    setRole: (tx, accountId) => setRole(tx, { accountId, id: people.own, ...fullViewer }),
    deleteMember: (tx, id) => deleteMember(tx, id, people.own),
    searchAuditEntries: async (tx, id) =>
      (await searchAuditEntries(tx, id, {}, first)).rows.filter(({ subject }) =>
        subject?.startsWith('guest@'),
      ),
    // Each account has that of the user who signed in.
    countInvitations: async (tx, id) => (await countInvitations(tx, id)) > 1,
  };

  it.each(Object.entries(queries))('%s', async (_, query) => {
    expect(await finds((tx) => query(tx, other.id))).toBe(false);
    expect(await finds((tx) => query(tx, service.account.id))).toBe(true);
  });
});

describe('a query for a wallet finds nothing of another', () => {
  type Query = (tx: Kysely<Database>, scope: Scope) => Promise<unknown>;
  const queries: Readonly<Record<string, Query>> = {
    readDailySpend: async (tx, scope) =>
      (await readDailySpend(tx, scope, today())).filter(({ count }) => count > 0),
    walletBefore: async (tx, scope) => (await walletBefore(tx, scope, null)).version,
    referenceNumbers: (tx, scope) => referenceNumbers(tx, scope, [known.charged]),
    listWalletTransactionRows: (tx, scope) =>
      listWalletTransactionRows(tx, scope, {}, { before: null, limit: 50 }),
  };

  it.each(Object.entries(queries))('%s', async (_, query) => {
    const found = (accountId: string, livemode: boolean) => finds((tx) => query(tx, { accountId, livemode }));
    expect(await found(other.id, true)).toBe(false);
    expect(await found(charged.id, false)).toBe(false);
    expect(await found(charged.id, true)).toBe(true);
  });
});

describe('a query for a user finds nothing of another', () => {
  type Query = (tx: Kysely<Database>, userId: string) => Promise<unknown>;
  const queries: Readonly<Record<string, Query>> = {
    listSessions: async (tx, id) => (await listSessions(tx, id)).filter((one) => one.id === known.session),
    deleteSession: (tx, id) => deleteSession(tx, id, known.session),
    listSavedFilters: (tx, id) => listSavedFilters(tx, id),
    deleteSavedFilter: (tx, userId) => deleteSavedFilter(tx, { id: 'flt_1', userId }),
    listPasskeys: (tx, id) => listPasskeys(tx, id),
    deletePasskey: (tx, id) => deletePasskey(tx, id, 'pky_1'),
    useRecoveryCode: (tx, id) => useRecoveryCode(tx, id, codeHash),
    takeChallenge: (tx, userId) => takeChallenge(tx, { tokenHash: codeHash, userId }),
  };

  it.each(Object.entries(queries))('%s', async (_, query) => {
    expect(await finds((tx) => query(tx, people.foreign))).toBe(false);
    expect(await finds((tx) => query(tx, people.own))).toBe(true);
  });

  it('takeChallenge also not the challenge of a user for a sign-in, which knows no user', async () => {
    expect(await finds((tx) => takeChallenge(tx, { tokenHash: codeHash, userId: null }))).toBe(false);
  });
});
