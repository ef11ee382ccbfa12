import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openDb } from '../../../db/client.ts';
import { guideBlock } from '../../support/fault/backup-guide.ts';
import { isBooked, trackingNumber } from '../../support/fault/booking-load.ts';
import { expectRecovered } from '../../support/fault/restored.ts';
import { openOutside, startBeforeLoss } from '../../support/fault/service-before-loss.ts';
import { templateDatabase } from '../../support/paths.ts';
import { startChildService } from '../../support/process/child-service.ts';
import { testSecretKeys } from '../../support/secret-keys.ts';
import { liveAccount } from '../../support/shipment/live-account.ts';
import { createTestDatabase } from '../../support/store/database.ts';
import { debianPostgresPrograms, startDebianPostgres } from '../../support/store/debian-postgres.ts';

const programs = debianPostgresPrograms();

describe("a dump of Debian's PostgreSQL", () => {
  (programs ? it : it.skip)(
    `is made while orders are booked, and restored into a new database${programs ? '' : ': needs postgresql-15'}`,
    async () => {
      if (!programs) return;
      await using outside = await openOutside();
      await using server = await startDebianPostgres(programs);
      await using database = await createTestDatabase();
      await using service = await startChildService(database.url, { ...outside.env, SAMPAN_ROLES: 'api' });
      const account = await liveAccount(database, 1_000_000_000);
      await using before = await startBeforeLoss(service.rootUrl, account, outside.receiver);
      await before.more(20);
      const inTime = before.load.sent.filter(isBooked).map(trackingNumber);
      const { pathname } = new URL(database.url);
      const dump = guideBlock('(umask 077 && sudo -u postgres pg_dump');
      await server.run(dump.replace('custom sampan', `custom ${pathname.slice(1)}`));
      await before.more(20);
      const orders = await before.load.stop();
      await service.stop();

      await server.run(guideBlock('sudo -u postgres createdb'));
      const url = new URL(server.url);
      url.pathname = path.posix.join('/', 'sampan_restored');
      const known = await expectRecovered({
        env: { DATABASE_URL: url.href, SECRET_KEYS: testSecretKeys, ...outside.env },
        databaseUrl: url.href,
        simulator: outside.simulator,
        orders,
        liveKey: account.liveKey,
        start: () => startChildService(url.href, outside.env),
      });
      await before.expectDelivered(outside.receiver);
      expect([...known]).toEqual(expect.arrayContaining(inTime));
      expect(known.size).toBeLessThan(orders.length);
    },
    240_000,
  );

  (programs ? it : it.skip)(
    `is restored with the commands for Compose into a database of the same name${programs ? '' : ': needs postgresql-15'}`,
    async () => {
      if (!programs) return;
      await using server = await startDebianPostgres(programs);
      await server.run(`createdb --template=${templateDatabase} sampan`);
      const url = new URL(server.url);
      url.pathname = 'sampan';
      const db = openDb({ url: url.href, poolSize: 1 });
      await liveAccount({ db }, 1_000_000);
      await db[Symbol.asyncDispose]();
      // As in the container, where Sampan's role only owns its database.
      await server.run('createuser --superuser postgres');
      await server.run(`psql --command='alter role sampan nosuperuser nocreatedb nocreaterole' sampan`);
      await server.run(guideBlock('(umask 077 && docker compose exec'));
      await server.run(`psql --command="update account set name = 'After the backup'" sampan`);
      await server.run(guideBlock('docker compose stop'));
      const names = async (database: string) =>
        (
          await server.run(`psql --tuples-only --no-align --command='select name from account' ${database}`)
        ).trim();
      expect([await names('sampan'), await names('sampan_before')]).toEqual(['Fault', 'After the backup']);
    },
    120_000,
  );
});
