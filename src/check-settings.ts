import { lstatSync } from 'node:fs';
import { createServer } from 'node:http';
import { type Config, ConfigError } from './config/config.ts';
import { demoFile, reasonAgainstDemo } from './demo/demo-file.ts';
import { listenOn } from './listen.ts';
import { readKeyRing } from './secret/open-key-ring.ts';

/**
 * Finds out what is wrong with the settings before anything is created or started: the database, its folder and its
 * tables are touched only by a start that can go through.
 * @throws {ConfigError} that names the setting.
 */
export async function checkSettings(config: Config): Promise<void> {
  await readKeyRing(config);
  checkDemoFile(config);
  if (config.roles.includes('api')) await checkAddress(config);
}

function checkDemoFile(config: Config): void {
  const file = demoFile(config.home);
  if (reasonAgainstDemo(config) !== null) return;
  if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ConfigError(
      `SAMPAN_HOME: the demonstration account's keys can't be written, ${file} is a folder`,
    );
  }
}

/** Takes the address and gives it back: a port that is in use is found out now and not after the database has started. */
async function checkAddress(config: Config): Promise<void> {
  const probe = createServer();
  await listenOn(probe, config);
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}
