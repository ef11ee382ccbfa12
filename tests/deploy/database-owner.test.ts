import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openDb } from '../../db/client.ts';
import { startEmbeddedPostgres } from '../../db/embedded/start.ts';
import { migrate } from '../../db/migrate.ts';
import { isInstalled } from '../../scripts/deploy/check.ts';
import { root } from '../support/paths.ts';
import { runToEnd } from '../support/sdk/run.ts';

const hasPsql = isInstalled({ program: 'psql' });

describe('deploy/postgres/owner.sql', () => {
  (hasPsql ? it : it.skip)(
    `makes an owner of the database who is no superuser, and can migrate${hasPsql ? '' : ': needs psql'}`,
    async () => {
      const home = mkdtempSync(path.join(tmpdir(), 'sampan-owner-'));
      const postgres = await startEmbeddedPostgres({ home, role: 'owner', settings: { fsync: 'off' } });
      try {
        // The embedded PostgreSQL has a role and a database of these names already.
        const script = readFileSync(path.join(root, 'deploy', 'postgres', 'owner.sql'), 'utf8');
        const { code, stderr } = await runToEnd(
          'sh',
          [
            '-c',
            `psql --no-psqlrc --set=ON_ERROR_STOP=1 --dbname='${postgres.url}' <<'EOF'\n${script.replaceAll('sampan', 'kit')}EOF`,
          ],
          { cwd: root, env: { ...process.env, DATABASE_PASSWORD: "it's" } },
        );
        expect([code, stderr]).toEqual([0, '']);

        const url = new URL(postgres.url);
        url.username = 'kit';
        url.password = encodeURIComponent("it's");
        url.pathname = 'kit';
        await using db = openDb({ url: url.href, poolSize: 1 });
        await migrate(db.kysely);
        const { rows } = await db.pool.query(
          'select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
        );
        expect(Object.values(rows[0])).toEqual([false, false, false, false, false]);
      } finally {
        await postgres.stop();
        rmSync(home, { recursive: true, force: true });
      }
    },
    60_000,
  );
});
