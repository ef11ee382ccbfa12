import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Finding } from '../../../src/cli/doctor/checks.ts';
import { sampan } from '../../support/command-line.ts';
import { testSecretKeys } from '../../support/secret-keys.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { order } from '../../support/shipment/order.ts';
import { createTestDatabase } from '../../support/store/database.ts';
import { cleanUp, temporaryFolder } from '../../support/store/embedded-postgres-process.ts';
import { registered } from '../../webhook/http.ts';

describe('doctor --after-restore', () => {
  let service: TestService;
  let home: string;
  beforeAll(async () => {
    service = await startTestService({ env: { OUTBOUND_ALLOW: '127.0.0.0/8' } });
    home = await temporaryFolder();
    await registered(service);
  });
  afterAll(async () => {
    await service.stop();
    await cleanUp();
  });

  async function examine(
    keys = testSecretKeys,
    databaseUrl = service.database.url,
  ): Promise<Map<string, Finding>> {
    const env = { DATABASE_URL: databaseUrl, SECRET_KEYS: keys, SAMPAN_HOME: home };
    const { stdout } = await sampan(['doctor', '--after-restore', '--json'], env);
    const { checks } = JSON.parse(stdout) as { checks: Finding[] };
    return new Map(checks.map((finding) => [finding.check, finding]));
  }

  const readSequence = async (id: string) => {
    const { rows } = await service.database.db.pool.query<{ event_sequence: number }>(
      'select event_sequence from shipment where tracking_number = $1',
      [id],
    );
    return rows[0]?.event_sequence;
  };

  it('asks to compare from the time of the backup if a backup of before the first booking was restored', async () => {
    await using empty = await createTestDatabase();
    expect((await examine(testSecretKeys, empty.url)).get('newest')).toMatchObject({
      state: 'warn',
      remedy: expect.stringMatching(/carrier compare --since` with the time of the backup/),
    });
  });

  it('shows the time from which changes are forgotten, and that keys, ledger and deliveries are in order', async () => {
    await service.sdk().shipments.create(order());
    const findings = await examine();
    expect(findings.get('newest')?.message).toMatch(
      /^The newest change is of 20.*forgotten what came later$/,
    );
    expect(findings.get('newest')?.remedy).toMatch(/carrier compare --since 20[\d-]+T[\d:.]+Z`/);
    expect(findings.get('values')).toMatchObject({ state: 'ok' });
    expect(findings.get('values')?.message).toMatch(/^All [1-9]\d* encrypted values can be decrypted$/);
    expect(findings.get('ledger')?.state).toBe('ok');
    expect(findings.get('pending')?.message).toMatch(/^0 bookings and 0 cancels/);
    expect(findings.get('events')?.message).toMatch(/^[1-9]\d* deliveries go out/);
  });

  it('raises the sequence of events above the forgotten ones, but not of a shipment that ended long ago', async () => {
    const open = (await service.sdk().shipments.create(order())).id;
    const ended = (await service.sdk().shipments.create(order())).id;
    await service.database.db.pool.query(
      `update shipment set status = 'delivered', delivered_at = now(), updated_at = now() - interval '61 days'
       where tracking_number = $1`,
      [ended],
    );
    await examine();
    expect(await readSequence(open)).toBe(1_001);
    expect(await readSequence(ended)).toBe(1);
    const { status } = await service.call('post', `/test_helpers/shipments/${open}/advance`).send({});
    expect(status).toBe(200);
    const { body } = await service.call('get', '/events?limit=1');
    expect(body.data.data[0].data.sequence).toBeGreaterThan(1_001);
  });

  it('fails if the key of the encrypted values is another one', async () => {
    const other = `test:${Buffer.alloc(32, 7).toString('base64')}`;
    const findings = await examine(other);
    expect(findings.get('keys')?.state).toBe('fail');
    expect(findings.get('values')).toMatchObject({ state: 'fail' });
    expect(findings.get('values')?.message).toMatch(/^(\d+) of \1 encrypted values cannot be decrypted/);
  });
});
