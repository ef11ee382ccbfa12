import { openDb } from '../../../../db/client.ts';
import { allScopes } from '../../../../src/account/api-key.ts';
import type { Admission } from '../../../../src/admission/admission.ts';
import { LocalWindow } from '../../../../src/admission/redis-admission.ts';
import { buildApp } from '../../../../src/app.ts';
import { readConfig } from '../../../../src/config/config.ts';
import type { ApiContext } from '../../../../src/http/operation.ts';
import { hashApiKey } from '../../../../src/key-format.ts';
import { createLog } from '../../../../src/log/log.ts';
import { operationHandlers } from '../../../../src/operation/index.ts';
import { JobQueues } from '../../../../src/queue/job-queues.ts';
import { systemClock } from '../../../../src/runtime.ts';
import { announce } from '../../announce.ts';
import { answerData } from './contract.ts';

/** This service's pipeline from routing to envelope. Keys and limits are in memory, and no handler runs SQL. */
const config = readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'error' });
const limits = { perSecond: 10_000_000, perDay: 2_000_000_000 };
const windows = new LocalWindow(systemClock, limits);
const principal = {
  keyId: 'key_bench',
  accountId: 'acc_bench',
  livemode: false,
  scopes: allScopes,
  pricingVersion: 1,
};
const principals = new Map([[hashApiKey(process.env.BENCH_KEY ?? '').toString('hex'), principal]]);

const admission: Admission = {
  limits,
  async admit(keyHash) {
    const known = principals.get(keyHash.toString('hex'));
    return known ? { principal: known, rate: windows.take(known.keyId) } : undefined;
  },
};

/** The requests measured here reach no store. Other routes get a pool that never connects. */
const context: Pick<ApiContext, 'config' | 'log' | 'clock' | 'admission' | 'db' | 'changelog'> = {
  changelog: [],
  db: openDb({ url: 'postgres://127.0.0.1:1/none' }),
  config,
  log: createLog(config.logLevel),
  clock: systemClock,
  admission,
};

const app = await buildApp(
  context as ApiContext,
  {
    ...operationHandlers,
    quoteRates: async () => ({ status: 200, message: 'ok', data: answerData.quoteRates }),
    getShipment: async () => ({ status: 200, message: 'ok', data: answerData.getShipment }),
  },
  {},
  new JobQueues({ databaseUrl: '', redisUrl: null }, context.log),
);
announce(app);
