import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { guideBlock } from '../../support/fault/backup-guide.ts';
import { isBooked, type SentOrder, trackingNumber } from '../../support/fault/booking-load.ts';
import { expectRecovered } from '../../support/fault/restored.ts';
import { openOutside, startBeforeLoss } from '../../support/fault/service-before-loss.ts';
import { pollUntil } from '../../support/poll.ts';
import { startChildService } from '../../support/process/child-service.ts';
import { testSecretKeys } from '../../support/secret-keys.ts';
import { liveAccount } from '../../support/shipment/live-account.ts';
import { createTestDatabase } from '../../support/store/database.ts';
import {
  type DebianPostgres,
  debianPostgresPrograms,
  giveToServer,
  startDebianPostgres,
} from '../../support/store/debian-postgres.ts';

const programs = debianPostgresPrograms();
const isInstalled = programs !== null && spawnSync('pgbackrest', ['version']).status === 0;

const configuration = (folder: string) => path.join(folder, 'pgbackrest.conf');

/** Writes the guide's configuration, with the folders and the address of the test's server. */
function configure({ folder, dataFolder, port }: DebianPostgres): void {
  for (const name of ['repository', 'log', 'lock', 'spool']) {
    mkdirSync(path.join(folder, name));
    giveToServer(path.join(folder, name));
  }
  const lines = guideBlock('[global]')
    .replace('/var/lib/pgbackrest', path.join(folder, 'repository'))
    .replace('/var/lib/postgresql/15/main', dataFolder)
    .replace(
      '[global]',
      ['[global]', ...['log', 'lock', 'spool'].map((name) => `${name}-path=${path.join(folder, name)}`)].join(
        '\n',
      ),
    );
  const own = [`pg1-port=${port}`, `pg1-socket-path=${folder}`, 'pg1-user=sampan', 'pg1-database=postgres'];
  writeFileSync(configuration(folder), `${lines}\n${own.join('\n')}\n`);
  giveToServer(configuration(folder));
}

describe("point-in-time recovery of Debian's PostgreSQL with pgBackRest", () => {
  (isInstalled ? it : it.skip)(
    `returns to a second before a table was dropped: all bookings of before are there${isInstalled ? '' : ': needs postgresql-15 and pgbackrest'}`,
    async () => {
      if (!programs) return;
      await using outside = await openOutside();
      await using server = await startDebianPostgres(programs, {
        settings: guideBlock('archive_mode'),
        env: (folder) => ({ PGBACKREST_CONFIG: configuration(folder) }),
      });
      configure(server);
      await using database = await createTestDatabase();
      await server.run(guideBlock('sudo systemctl restart'));
      await using service = await startChildService(database.url, { ...outside.env, SAMPAN_ROLES: 'api' });
      const account = await liveAccount(database, 1_000_000_000);
      await using before = await startBeforeLoss(service.rootUrl, account, outside.receiver);
      await before.more(10);
      await server.run(guideBlock('sudo -u postgres pgbackrest --stanza=sampan --type=full'));
      // pgBackRest compares the target with the backup's end in whole seconds.
      await passed(2_000);
      await before.more(20);

      // Bookings of the last second before the drop are forgotten, but known to the carrier.
      const target = Date.now();
      await passed(1_000);
      // Bookings hold locks on the table, and may win a deadlock.
      const drop = `psql --command='drop table shipment cascade' '${database.url}'`;
      expect(await pollUntil(() => server.run(drop).then(succeeded, failed), 60_000)).toBe(true);
      const orders = await before.load.stop();
      await service.stop();
      const restoring = guideBlock('sudo systemctl stop').replace(
        '2026-11-24 08:59:59+00',
        new Date(target).toISOString().replace('T', ' ').replace('Z', '+00'),
      );
      await server.run(restoring);
      const isRecovered = async () => (await server.run(guideBlock('sudo -u postgres psql'))).trim() === 'f';
      expect(await pollUntil(isRecovered, 60_000)).toBe(true);

      const known = await expectRecovered({
        env: { DATABASE_URL: database.url, SECRET_KEYS: testSecretKeys, ...outside.env },
        databaseUrl: database.url,
        simulator: outside.simulator,
        orders,
        liveKey: account.liveKey,
        start: () => startChildService(database.url, outside.env),
      });
      await before.expectDelivered(outside.receiver);
      const inTime = ({ answeredAt }: SentOrder) => answeredAt <= target;
      const acknowledged = orders.filter((order) => isBooked(order) && inTime(order)).map(trackingNumber);
      expect(acknowledged.length).toBeGreaterThan(20);
      expect([...known]).toEqual(expect.arrayContaining(acknowledged));
      expect(known.size).toBeLessThan(orders.length);
    },
    300_000,
  );
});

/** Waits while the load goes on. */
async function passed(ms: number): Promise<void> {
  const end = Date.now() + ms;
  expect(await pollUntil(async () => Date.now() > end, 60_000)).toBe(true);
}

const succeeded = () => true;
const failed = () => false;
