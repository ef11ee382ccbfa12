import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { writeCertificate } from '../../../scripts/deploy/proxy.ts';
import { startChildService } from '../../support/process/child-service.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';
import { startLoneSentinel, tlsSettings } from '../../support/store/lone-sentinel.ts';
import { describeWithRedis, type OwnRedis, startOwnRedis } from '../../support/store/own-redis.ts';
import { freePort } from '../../support/store/redis.ts';

describeWithRedis('Redis with a certificate of your own CA', () => {
  let folder: string;
  let files: ReturnType<typeof writeCertificate>;
  let database: TestDatabase;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sampan-tls-'));
    files = writeCertificate(folder);
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database.stop();
    rmSync(folder, { recursive: true });
  });

  async function expectTrustedOnlyWithCa(url: string, redis: OwnRedis, reason: RegExp): Promise<void> {
    await expect(startChildService(database.url, { REDIS_URL: url })).rejects.toThrow(reason);
    expect(await redis.command('DBSIZE')).toBe(0);
    await using service = await startChildService(database.url, {
      REDIS_URL: url,
      NODE_EXTRA_CA_CERTS: files.certificate,
    });
    expect((await fetch(`${service.rootUrl}/readyz`)).status).toBe(200);
    // The schedules of the worker.
    expect(Number(await redis.command('DBSIZE'))).toBeGreaterThan(0);
    expect(service.log()).toBe('');
  }

  it('is used through rediss:// if NODE_EXTRA_CA_CERTS has the CA, and refused without', async () => {
    const port = await freePort();
    await using redis = await startOwnRedis(
      false,
      tlsSettings(port, files).flatMap(([name, value]) => [`--${name}`, value]),
    );
    await expectTrustedOnlyWithCa(
      `rediss://127.0.0.1:${port}`,
      redis,
      /REDIS_URL: .*self-signed certificate/,
    );
  });

  it('is used through rediss+sentinel:// if NODE_EXTRA_CA_CERTS has the CA, and refused without', async () => {
    await using sentinel = await startLoneSentinel(files);
    await expectTrustedOnlyWithCa(sentinel.url, sentinel.master, /REDIS_URL: no Sentinel responded/);
  });
});
