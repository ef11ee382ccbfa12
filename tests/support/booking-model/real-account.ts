import { setIntercepting } from '../../../db/query/shipment/shipment.ts';
import { topUp } from '../../../db/query/wallet/ledger.ts';
import { reconcileShipments } from '../../../src/booking/reconcile.ts';
import { settleShipment } from '../../../src/booking/settle.ts';
import { newId } from '../../../src/runtime.ts';
import { recordCheckpoint } from '../../../src/tracking/record-change.ts';
import type { Checkpoint } from '../../../src/tracking/status.ts';
import { adjust } from '../../wallet/movements.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../http-client.ts';
import type { TestAccount, TestService } from '../service.ts';
import { liveAccount } from '../shipment/live-account.ts';
import { type OrderBody, order } from '../shipment/order.ts';
import type { Mode, Operation, OrderKind } from './operation.ts';

const nobody = 'SMP0000000000000';
const measuredWeightMg = 500_000;
const pickedUp: Checkpoint = {
  carrierEventId: 'picked-up',
  occurredAt: '2026-11-21T08:00:00.000000Z',
  status: 'picked_up',
  subStatus: null,
  description: 'Picked up',
  location: null,
  carrierStatus: null,
};

interface Movement {
  readonly type: string;
  readonly amount_hkd: number;
  readonly balance_after_hkd: number;
  readonly held_after_hkd: number;
}

/** Performs the model's operations on an account of the real service. */
export class RealAccount {
  readonly #service: TestService;
  readonly #account: TestAccount;
  readonly #clients: Readonly<Record<Mode, ApiClient>>;
  /** The body of each key's 201 response. */
  readonly #answers = new Map<string, string>();

  private constructor(service: TestService, account: TestAccount) {
    this.#service = service;
    this.#account = account;
    this.#clients = {
      live: apiClient(service.rootUrl, account.liveKey),
      test: apiClient(service.rootUrl, account.testKey),
    };
  }

  static async open(service: TestService): Promise<RealAccount> {
    return new RealAccount(service, await liveAccount(service.database, 0));
  }

  client(mode: Mode): ApiClient {
    return this.#clients[mode];
  }

  /** Performs an operation and returns its outcome in the model's words. */
  async perform(operation: Operation, shipments: ReadonlyMap<string, string>): Promise<string> {
    const { db } = this.#service.database;
    const accountId = this.#account.id;
    const transactionId = newId('txn', new Date());
    switch (operation.kind) {
      case 'create':
        return this.#create(operation);
      case 'cancel': {
        const id = shipments.get(`${operation.mode}/${operation.key}`) ?? nobody;
        return outcomeOf(await this.client(operation.mode).post(`/shipments/${id}/cancel`));
      }
      case 'settle': {
        const id = shipments.get(`live/${operation.key}`) ?? nobody;
        const final = { chargedCents: operation.chargedCents, measuredWeightMg };
        const result = await settleShipment(this.#service.context, accountId, id, final);
        if (!result) return 'unknown';
        const { verdict, repeated, chargedCents } = result;
        return verdict === 'posted' ? `posted${repeated ? ' again' : ''} ${chargedCents}` : verdict;
      }
      case 'pickUp': {
        const id = shipments.get(`${operation.mode}/${operation.key}`) ?? nobody;
        const livemode = operation.mode === 'live';
        const shipment = { account_id: accountId, livemode, tracking_number: id };
        return (await recordCheckpoint(this.#service.context, shipment, pickedUp)).result;
      }
      case 'intercept': {
        const id = shipments.get(`live/${operation.key}`) ?? nobody;
        return String(await setIntercepting(db.pool, id, operation.on));
      }
      case 'topUp':
        await topUp(db.pool, { accountId, amountCents: operation.cents, transactionId });
        return 'done';
      case 'adjust':
        await adjust(db.pool, { accountId, amountCents: operation.cents, reason: 'model', transactionId });
        return 'done';
      case 'freeze':
        await db.pool.query('update account set frozen = $2 where id = $1', [accountId, operation.frozen]);
        return 'done';
      case 'balance': {
        const { balance, held, available } = (await this.client('live').get('/wallet/balance')).body.data;
        return [balance, held, available].map((hkd) => Math.round(hkd * 100)).join(' ');
      }
    }
  }

  async #create({ mode, key, order: kind }: Extract<Operation, { kind: 'create' }>): Promise<string> {
    const answer = await this.client(mode).post('/shipments', {
      idempotencyKey: key,
      body: bodyOf(kind, key),
    });
    if (answer.status !== 201) return outcomeOf(answer);
    const name = `${mode}/${key}`;
    const first = this.#answers.get(name) ?? answer.text;
    this.#answers.set(name, first);
    return answer.text === first ? '201' : `201 with other bytes than the first: ${answer.text}`;
  }

  /** Returns the visible tracking numbers, by the mode and key that booked them. */
  async shipments(): Promise<Map<string, string>> {
    const { rows } = await this.#service.database.db.pool.query<{ name: string; id: string }>(
      `select case when livemode then 'live' else 'test' end || '/' || idempotency_key as name, tracking_number as id
      from shipment where account_id = $1 and visible`,
      [this.#account.id],
    );
    return new Map(rows.map(({ name, id }) => [name, id]));
  }

  /** Returns the newest movements of the wallet in the model's words, oldest first. */
  async moves(count: number): Promise<string[]> {
    const { body } = await this.client('live').get(`/wallet/transactions?limit=${Math.max(count, 1)}`);
    const rows: Movement[] = body.data.data;
    return rows
      .slice(0, count)
      .reverse()
      .map(({ type, amount_hkd, balance_after_hkd, held_after_hkd }) => {
        const cents = [amount_hkd, balance_after_hkd, held_after_hkd].map((hkd) => Math.round(hkd * 100));
        return [type, ...cents].join(' ');
      });
  }

  async eventCounts(): Promise<Record<string, number>> {
    const { rows } = await this.#service.database.db.pool.query<{ type: string; count: number }>(
      'select type, count(*) as count from event where account_id = $1 group by type',
      [this.#account.id],
    );
    return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
  }

  async reconcile(): Promise<void> {
    await reconcileShipments(this.#service.context);
  }
}

/** Orders that the carrier rejects have no label, because the negative cache compares bodies. */
function bodyOf({ weightKg, magic, fault }: OrderKind, key: string): OrderBody {
  return order({
    parcels: [{ weight_kg: weightKg }],
    ...(magic ? { reference_no: magic } : {}),
    ...(magic === 'SANDBOX-REJECT' ? {} : { metadata: { order: key } }),
    ...(fault === 'cod' ? { payment_type: 'cod' } : {}),
    ...(fault === 'price' ? { expected_total_hkd: 1 } : {}),
  });
}

function outcomeOf({ status, body }: ApiAnswer): string {
  if (status < 300) return String(status);
  const isCached = body.data?.negative_cache === true;
  return `${status} ${body.message.split(':')[0]}${isCached ? ' cached' : ''}`;
}
