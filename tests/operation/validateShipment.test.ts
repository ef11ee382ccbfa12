import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const validate = (body: unknown, key?: string) =>
  service.call('post', '/shipments/validate', key).send(body as object);

const stored = async () => {
  const { rows } = await service.database.db.pool.query(
    'select (select count(*) from shipment) as shipments, (select count(*) from idempotency_key) as keys, (select count(*) from feed_clock) as stamps',
  );
  return rows[0];
};

describe('200', () => {
  it('returns the price of a create, to test and live keys, and stores nothing', async () => {
    await topUp(service.database.db.pool, {
      accountId: service.account.id,
      amountCents: 100_000,
      transactionId: 'txn_validate',
    });
    const before = await stored();
    for (const key of [service.account.testKey, service.account.liveKey]) {
      const { status, body } = await validate(order(), key);
      expect([status, body.data.valid, body.data.violations]).toEqual([200, true, []]);
      expect(body.data.quote).toMatchObject({ service_tier_id: 'HKASTDGGSTCM', available: true });
      const booked = await service
        .call('post', '/shipments', service.account.testKey)
        .set('Idempotency-Key', `as-validated-${key}`)
        .send(
          order({
            expected_total_hkd: body.data.quote.total_hkd,
            expected_discount_rule_id: body.data.quote.discount?.rule_id ?? null,
          }),
        );
      expect(booked.status).toBe(201);
    }
    const after = await stored();
    expect(after.shipments - before.shipments).toBe(2);
    expect(after.keys - before.keys).toBe(2);
  });

  it('is not valid, in live mode, with a service whose carrier is not connected', async () => {
    const partner = order({ service_tier_id: 'HKPTCHGG01' });
    expect((await validate(partner, service.account.testKey)).body.data).toMatchObject({ valid: true });
    expect((await validate(partner, service.account.liveKey)).body.data).toMatchObject({
      valid: false,
      violations: [{ path: ['service_tier_id'], code: 'SERVICE_NOT_AVAILABLE' }],
      quote: null,
    });
  });

  it.each([
    ['United States', 'US for United States'],
    ['uk', 'GB for United Kingdom'],
    ['香港', 'HK for Hong Kong SAR China'],
  ])('suggests the code of a country that was sent as %s, in every field', async (country, suggestion) => {
    const message = `must be an ISO 3166-1 alpha-2 code: ${suggestion}`;
    const { recipient, items = [] } = order();
    const fields = {
      'recipient.country_code': { recipient: { ...recipient, country_code: country } },
      'sender.country_code': { sender: { ...recipient, country_code: country } },
      'items.0.country_of_manufacture': { items: [{ ...items[0], country_of_manufacture: country }] },
    };
    for (const [path, change] of Object.entries(fields)) {
      const { violations } = (await validate({ ...order(), ...change })).body.data;
      expect(
        violations.map((one: { path: string[]; message: string }) => [one.path.join('.'), one.message]),
      ).toContainEqual([path, message]);
    }
    const quoted = await service.call('post', '/rates').send({ weight_kg: 1, destination_country: country });
    expect(JSON.stringify(quoted.body.data)).toContain(suggestion);
  });

  it('lists every violation of the schema at once', async () => {
    const { status, body } = await validate({ ...order(), parcels: [{}], tags: [1], colour: 'red' });
    expect([status, body.data.valid, body.data.quote]).toEqual([200, false, null]);
    expect(body.data.violations.map((one: { path: unknown[] }) => one.path.join('.')).sort()).toEqual([
      'colour',
      'parcels.0.weight_kg',
      'tags.0',
    ]);
  });

  it('lists every broken rule; a create stops at the first', async () => {
    const body = order({
      payment_type: 'cod',
      recipient: { ...order().recipient, country_code: 'JP' },
      selected_surcharges: ['NOPE'],
      ioss_number: 'IM1234567890',
      expected_total_hkd: 1,
    });
    const { data } = (await validate(body)).body;
    const codes = data.violations.map((violation: { code: string }) => violation.code);
    expect(codes).toEqual(
      expect.arrayContaining([
        'COD_NOT_AVAILABLE',
        'SALES_PLATFORM_NAME_REQUIRED',
        'IOSS_NOT_OWNED',
        'INVALID_FIELD',
        'PRICING_QUOTE_CHANGED',
      ]),
    );
    const refused = await service.call('post', '/shipments').set('Idempotency-Key', 'all-broken').send(body);
    expect(refused.body.data).toEqual([expect.objectContaining({ code: 'COD_NOT_AVAILABLE' })]);
  });

  it("returns Brazil's rule for an order to Brazil without items, as the create does", async () => {
    const brazil = { ...order({ recipient: { ...order().recipient, country_code: 'br' } }), items: [] };
    const { data } = (await validate(brazil)).body;
    expect(data.violations).toEqual([
      expect.objectContaining({ path: ['items'], code: 'HS_CODE_BR_8_DIGITS_REQUIRED' }),
    ]);
    const refused = await service.call('post', '/shipments').set('Idempotency-Key', 'brazil').send(brazil);
    expect(refused).toMatchObject({ status: 400, body: { sysCode: '1500030', data: [{ path: ['items'] }] } });
  });
});

describe('200, partly valid body', () => {
  const codes = (data: { violations: { code: string; path: (string | number)[] }[] }) =>
    data.violations.map(({ code, path }) => `${code}@${path.join('.')}`);

  it('lists broken rules beside schema violations, but no rule of a field that violates the schema, and no price', async () => {
    const { contact_name, ...recipient } = order().recipient;
    const { data } = (
      await validate({
        ...order(),
        payment_type: 'cod',
        recipient: { ...recipient, country_code: 'CL' },
        items: [{ description: 'Mug', quantity: '2', unit_price_hkd: 80 }],
        selected_surcharges: ['NOPE', 5, 'INSURANCE'],
        tax_number: ' ',
        ioss_number: 'IM1234567890',
        expected_total_hkd: 1,
      })
    ).body;
    expect([data.valid, data.quote]).toEqual([false, null]);
    expect(codes(data).slice(0, 4).sort()).toEqual([
      'INVALID_FIELD@items.0.quantity',
      'INVALID_FIELD@recipient.contact_name',
      'INVALID_FIELD@selected_surcharges.1',
      'INVALID_FIELD@tax_number',
    ]);
    expect(codes(data).slice(4)).toEqual([
      'COD_NOT_AVAILABLE@payment_type',
      'IOSS_NOT_OWNED@ioss_number',
      'INVALID_FIELD@selected_surcharges.0',
    ]);
  });

  it('checks the rules of a destination with the valid fields, if other fields are broken', async () => {
    const body = order({ recipient: { ...order().recipient, country_code: 'JP' } });
    const { data } = (await validate({ ...body, service_tier_id: 7, parcels: 'two', tags: [1] })).body;
    expect(codes(data)).toHaveLength(4);
    expect(codes(data).at(-1)).toBe('SALES_PLATFORM_NAME_REQUIRED@sales_platform_name');
  });

  it('does not check a field against another field that is broken', async () => {
    const norway = order({ recipient: { ...order().recipient, country_code: 'NO' } });
    expect(codes((await validate({ ...norway, voec_prepay: 'yes' })).body.data)).toEqual([
      'INVALID_FIELD@voec_prepay',
    ]);
    const messages = async (selected_surcharges: unknown) => {
      const { data } = (await validate({ ...order(), selected_surcharges, insured_amount: 5 })).body;
      return data.violations.map(({ message }: { message: string }) => message);
    };
    expect(await messages([])).toContain('requires INSURANCE in selected_surcharges');
    expect(await messages({})).not.toContain('requires INSURANCE in selected_surcharges');
  });

  it.each([[[]], ['text'], [5], [{}]])('reads %j as an empty order', async (body) => {
    const { status, body: answer } = await service
      .call('post', '/shipments/validate')
      .set('Content-Type', 'application/json')
      .send(JSON.stringify(body));
    expect([status, answer.data.valid, answer.data.quote]).toEqual([200, false, null]);
    expect(new Set(answer.data.violations.map((one: { code: string }) => one.code))).toEqual(
      new Set(['INVALID_FIELD']),
    );
  });

  it.each([
    [
      'a currency rule',
      { declared_currency: 'USD', items: [{ description: 'Mug', quantity: 1, unit_price_hkd: 80 }] },
    ],
    [
      'a custom insured amount',
      { selected_surcharges: ['INSURANCE'], insured_amount: 100.001, expected_total_hkd: 1 },
    ],
    ['the goods category', { goods_category: 'livestock' }],
  ])('has no price if %s prevents one', async (_, change) => {
    const { data } = (await validate(order(change as Parameters<typeof order>[0]))).body;
    expect([data.valid, data.quote]).toEqual([false, null]);
    expect(data.violations.map(({ code }: { code: string }) => code)).not.toContain('PRICING_QUOTE_CHANGED');
  });
});

describe('200, funds and terms', () => {
  const terms = (id: string, change: string) =>
    service.database.db.pool.query(`update account set ${change} where id = $1`, [id]);
  const money = async () => {
    const { rows } = await service.database.db.pool.query(
      'select (select count(*) from hold) as holds, (select coalesce(sum(held_cents), 0) from wallet) as held, (select count(*) from wallet_transaction) as movements',
    );
    return rows[0];
  };

  it.each([
    ['INSUFFICIENT_FUNDS', 'low_balance_cents = null'],
    ['ACCOUNT_FROZEN_OVERDUE_INVOICE', 'frozen = true'],
    ['CREDIT_FLOOR_REACHED', 'credit_floor_cents = 100'],
    ['CREDIT_LIMIT_EXCEEDED', 'credit_limit_cents = 1'],
    ['CREDIT_SUSPENDED', 'credit_limit_cents = 1000000, credit_suspended = true'],
  ])('shows %s to a live key, as its create does, but not to a test key, and holds nothing', async (code, change) => {
    const account = await service.createAccount();
    await topUp(service.database.db.pool, {
      accountId: account.id,
      amountCents: 1,
      transactionId: `txn_${code}`,
    });
    await terms(account.id, change);
    const before = await money();
    const { data } = (await validate(order(), account.liveKey)).body;
    expect(data).toMatchObject({
      valid: false,
      violations: [{ path: [], code }],
      quote: { available: true },
    });
    expect((await validate(order(), account.testKey)).body.data.valid).toBe(true);
    expect(await money()).toEqual(before);
    const created = await service
      .call('post', '/shipments', account.liveKey)
      .set('Idempotency-Key', `funds-${code}`)
      .send(order());
    expect([created.status, created.body.message.split(':')[0]]).toEqual([402, code]);
  });

  it('are checked last, as far as the price is known', async () => {
    const account = await service.createAccount();
    const cod = { ...order(), payment_type: 'cod' };
    const listed = async () =>
      (await validate({ ...cod, parcels: [] }, account.liveKey)).body.data.violations.map(
        ({ code }: { code: string }) => code,
      );
    expect(await listed()).toEqual(['INVALID_FIELD', 'COD_NOT_AVAILABLE']);
    await terms(account.id, 'frozen = true');
    expect(await listed()).toEqual(['INVALID_FIELD', 'COD_NOT_AVAILABLE', 'ACCOUNT_FROZEN_OVERDUE_INVOICE']);
  });

  it('are sufficient if a credit limit or the exact balance covers the price', async () => {
    const account = await service.createAccount();
    const { data } = (await validate(order(), account.testKey)).body;
    const cents = Math.round(data.quote.total_hkd * 100);
    await topUp(service.database.db.pool, {
      accountId: account.id,
      amountCents: cents - 1,
      transactionId: 'txn_exact',
    });
    expect((await validate(order(), account.liveKey)).body.data.valid).toBe(false);
    await terms(account.id, 'credit_limit_cents = 1');
    expect((await validate(order(), account.liveKey)).body.data.valid).toBe(true);
  });
});

describe('a text that a program destroyed', () => {
  it('is warned of, once for each field, and not where the field has a violation', async () => {
    const recipient = { ...order().recipient, contact_name: 'JosÃ©', address: '#N/A', postal_code: '#REF!' };
    const items = [{ description: '', hs_code: '6109', quantity: 1, unit_price_hkd: 80 }];
    const { data } = (await validate(order({ recipient, items }))).body;
    const codes = (list: { path: unknown[]; code: string }[]) =>
      list.map(({ path, code }) => `${path.join('.')} ${code}`);
    expect(codes(data.violations)).toEqual(['items.0.description INVALID_FIELD']);
    expect(codes(data.warnings).filter((one) => /TEXT|hs_code|postal/.test(one))).toEqual([
      // The rule of the destination says more than the advice on HS codes.
      'items.0.hs_code INVALID_FIELD',
      'recipient.contact_name TEXT_MISREAD',
      'recipient.address TEXT_LOST',
      'recipient.postal_code TEXT_LOST',
    ]);
  });
});

describe('an order without a sender', () => {
  const sender = { ...order().recipient, country_code: 'HK', city: 'Hong Kong' };
  const warning = expect.objectContaining({
    code: 'INVALID_FIELD',
    message: expect.stringContaining('neither address nor phone of the exporter'),
  });
  const ofSender = async (body: object, key: string) =>
    (await validate(body, key)).body.data.warnings.filter(
      ({ path }: { path: string[] }) => path.join() === 'sender',
    );

  it.each([
    ['is warned of, because customs papers would have no exporter', {}, [warning]],
    ['is not warned of if it has one after all', { sender }, []],
  ])('%s', async (_, change, warnings) => {
    const { testKey } = await service.createAccount();
    expect(await ofSender(order(change), testKey)).toEqual(warnings);
  });

  it('is warned of in each mode until the account has a default sender there', async () => {
    const { testKey, liveKey } = await service.createAccount();
    const warned = async (key: string) => (await ofSender(order(), key)).length;
    await service.sdk(testKey).addresses.create({ role: 'sender', is_default: true, ...sender });
    expect([await warned(testKey), await warned(liveKey)]).toEqual([0, 1]);
  });
});

describe('400', () => {
  it('is only for a body that cannot be parsed', async () => {
    const { status, body } = await service
      .call('post', '/shipments/validate')
      .set('Content-Type', 'application/json')
      .send('{');
    expect([status, body.sysCode]).toEqual([400, '1400001']);
  });
});
