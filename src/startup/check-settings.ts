import { lstatSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/read-setting.ts';
import { demoFile, whyNoDemo } from '../demo/demo-file.ts';
import { readKeyRing } from '../secret/open-key-ring.ts';
import { type ListenAddress, listenAddress, listenOn } from './service-process.ts';

/** Checks the settings before anything is created. @throws {ConfigError} that names the setting. */
export async function checkSettings(config: Config): Promise<void> {
  await readKeyRing(config);
  checkDemoFile(config);
  const address = listenAddress(config);
  if (address) await checkListenAddress(address);
}

function checkDemoFile(config: Config): void {
  const file = demoFile(config.home);
  if (whyNoDemo(config) !== null) return;
  if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ConfigError(
      `SAMPAN_HOME: the demonstration account's keys cannot be written, because ${file} is a folder`,
    );
  }
}

/** Listens briefly, so that a port in use is found before the database starts. */
async function checkListenAddress(address: ListenAddress): Promise<void> {
  const probe = createServer();
  await listenOn(probe, address);
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}
