import { EmbeddedPostgresError } from '../db/embedded/start.ts';
import { SchemaError } from '../db/schema-state.ts';
import { settlesWithin } from '../db/statement.ts';
import { readConfig } from './config/config.ts';
import { ConfigError } from './config/read-setting.ts';
import { prepareDemo } from './demo/seed-demo.ts';
import { createLog } from './log/log.ts';
import { StoreOutages } from './log/store-outage.ts';
import { type RunningService, startService } from './start.ts';
import { startLines } from './startup/root-url.ts';
import { explainDatabaseError } from './startup/service-process.ts';
import { releaseMemoryWhenIdle, releaseStartMemory } from './startup/start-memory.ts';
import { tracing } from './telemetry/tracing.ts';
import { printError, printInternalError, printStyled, showProgress } from './terminal.ts';

/** Time to close the stores after a shutdown's timeout. */
const closeMs = 1_500;

async function main(): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    // npm may forward a signal twice; only the first one counts. SIGHUP: the terminal was closed.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => resolve());
  });
  // After an unexpected error or the loss of the database, the process shuts down.
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, failed.reject);
  const config = readConfig(process.env);
  const drainDeadlineMs = config.shutdown.delayMs + config.shutdown.timeoutMs + closeMs;
  const outages = new StoreOutages();
  const log = createLog(config.logLevel, {
    outages,
    fields: config.telemetry?.traces ? () => tracing().logFields() : undefined,
    terminal: process.stderr.isTTY ? process.stderr : null,
  });
  const requestLogLevel = process.stderr.isTTY ? 'info' : 'debug';
  let isPrepared = false;
  const starting = startService(config, log, {
    onLost: failed.reject,
    outages,
    requestLogLevel,
    beforeListening: releaseStartMemory,
    isPrepared: () => isPrepared,
  });
  const service = await showProgress(process.stdout, 'Preparing the database…', starting).catch(
    (error: unknown) => {
      throw explainDatabaseError(error, config);
    },
  );
  releaseMemoryWhenIdle();
  try {
    const announced = announce(service, () => {
      isPrepared = true;
    });
    await Promise.race([failed.promise, announced]);
    await Promise.race([failed.promise, stopped]);
  } catch (error) {
    if (!isExpected(error)) log.fatal({ err: error }, 'Stopping after an unexpected error');
    await settlesWithin(
      drainDeadlineMs,
      service.stop().catch(() => {}),
    );
    throw error;
  }
  log.info('Stopping');
  setTimeout(() => process.exit(0), drainDeadlineMs).unref();
  await service.stop();
  process.exit(0);
}

/** @param prepared called when a script that waits for `/readyz` can read the keys of the demonstration account */
async function announce(service: RunningService, prepared: () => void): Promise<void> {
  const { rootUrl, probeUrl, notices, context } = service;
  const demo = await showProgress(
    process.stdout,
    'Preparing the demonstration account…',
    prepareDemo(service),
  );
  // A new account reads its catalog in this process.
  if (typeof demo !== 'string' && demo.isNew) await releaseStartMemory();
  prepared();
  const onTerminal = process.stdout.isTTY === true;
  const lines = startLines({ rootUrl, probeUrl, notices, demo, home: context.config.home, onTerminal });
  await printStyled(process.stdout, lines);
}

function isExpected(error: unknown): error is Error {
  return [ConfigError, EmbeddedPostgresError, SchemaError].some((known) => error instanceof known);
}

main().catch((error: unknown) => {
  if (isExpected(error)) printError(process.stderr, error.message);
  else printInternalError(process.stderr, error, process.env.LOG_LEVEL);
  process.exit(1);
});
