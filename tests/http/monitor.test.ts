import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { type Service, startService } from '../../src/start.ts';
import { testSecretKeys } from '../support/secret-keys.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

async function startWorker(env: Readonly<Record<string, string>>): Promise<Service> {
  const config = readConfig({
    SAMPAN_ROLES: 'worker',
    MONITOR_PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    SECRET_KEYS: testSecretKeys,
    ...env,
  });
  return startService(config, createLog(config.logLevel));
}

const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers });

describe('a worker with MONITOR_PORT', () => {
  it('serves metrics and probes there, to those who come through a proxy too, and no API', async () => {
    const worker = await startWorker({ TRUSTED_PROXIES: '127.0.0.1' });
    try {
      const url = worker.monitorUrl ?? '';
      expect(worker.rootUrl).toBe('');
      const metrics = await get(`${url}/metrics`, { 'X-Forwarded-For': '203.0.113.9' });
      expect(metrics.status).toBe(200);
      expect(await metrics.text()).toContain('# TYPE');
      for (const probe of ['healthz', 'readyz']) expect((await get(`${url}/${probe}`)).status).toBe(200);
      expect((await get(`${url}/api/v1/countries`)).status).toBe(404);
    } finally {
      await worker.stop();
    }
  });

  it('asks for the METRICS_TOKEN there too', async () => {
    const token = 'a token of the operator';
    const worker = await startWorker({ METRICS_TOKEN: token.replaceAll(' ', '-') });
    try {
      const url = `${worker.monitorUrl}/metrics`;
      expect((await get(url)).status).toBe(401);
      const authorization = `Bearer ${token.replaceAll(' ', '-')}`;
      expect((await get(url, { Authorization: authorization })).status).toBe(200);
    } finally {
      await worker.stop();
    }
  });
});
