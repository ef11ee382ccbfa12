import { EmbeddedPostgresError } from '../db/embedded/start.ts';
import { ConfigError, readConfig } from './config.ts';
import { explainDatabaseError } from './database-error.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import { createLog } from './log.ts';
import { type Service, startService } from './start.ts';
import { printError, printText } from './terminal/print.ts';

const drainDeadlineMs = 9_500;

async function main(): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    // npm may pass a signal on twice; the drain has begun and a repeat changes nothing.
    process.on('SIGTERM', () => resolve());
    process.on('SIGINT', () => resolve());
  });
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const service = await startService(config, log).catch((error: unknown) => {
    throw explainDatabaseError(error, config);
  });
  await announce(service).catch(async (error: unknown) => {
    await service.stop();
    throw error;
  });
  await stopped;
  log.info('stopping');
  setTimeout(() => process.exit(0), drainDeadlineMs).unref();
  await service.stop();
  process.exit(0);
}

async function announce(service: Service): Promise<void> {
  const ready = service.rootUrl ? `Sampan is ready: ${service.rootUrl}` : 'Sampan is ready: working on jobs';
  for (const notice of service.notices) await printText(`${notice}\n`);
  for (const text of await prepareDemo(service)) await printText(`${text}\n`);
  await printText(`${ready}\n`);
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  printError(
    expected
      ? error.message
      : `Sampan failed to start: ${error instanceof Error ? error.message : String(error)}`,
  );
  if (!expected && error instanceof Error && process.env.LOG_LEVEL === 'debug') printError(error.stack ?? '');
  process.exit(1);
});
