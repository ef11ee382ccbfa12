import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reconcileManifests } from '../../../src/manifest/create-manifest.ts';
import { type Environment, sampan } from '../../support/command-line.ts';
import { bookTest, type ManifestWorld, openManifestWorld } from '../../support/manifest/manifest-world.ts';
import { testSecretKeys } from '../../support/secret-keys.ts';
import type { TestService } from '../../support/service.ts';

let world: ManifestWorld;
let service: TestService;
let env: Environment;
const folder = mkdtempSync(path.join(tmpdir(), 'sampan-manifest-'));
beforeAll(async () => {
  world = await openManifestWorld();
  ({ service } = world);
  env = { DATABASE_URL: service.database.url, SECRET_KEYS: testSecretKeys, SAMPAN_HOME: folder };
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await world.stop();
});

const manifest = (...args: string[]) => sampan(['manifest', ...args], env);
const own = () => ['--account', service.account.id];
const count = async () => (await world.query('select count(*)::int as count from manifest'))[0]?.count;

describe('manifest create', () => {
  it('closes the shipments that wait. list and show have the manifest, document its sheet', async () => {
    const [first = '', second = ''] = await bookTest(service, 2);
    const made = await manifest('create', '--carrier', 'sandbox', ...own());
    expect([made.exitCode, made.stderr]).toEqual([0, '']);
    const [, id = ''] =
      /^(mft_\w+) \(sandbox, [\d-]+\) is closed: 2 shipments, 2 parcels/.exec(made.stdout) ?? [];
    expect((await manifest('list', ...own())).stdout).toMatch(
      new RegExp(`^${id} +[\\d-]+ +sandbox +closed +2$`, 'm'),
    );
    const shown = JSON.parse((await manifest('show', id, ...own(), '--json')).stdout);
    expect(
      shown.shipments.map(({ tracking_number }: { tracking_number: string }) => tracking_number),
    ).toEqual([first, second].sort());
    const output = path.join(folder, 'sheet.pdf');
    const written = await manifest('document', id, '--output', output, ...own());
    expect([written.exitCode, written.stderr]).toEqual([0, '']);
    expect(readFileSync(output).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await manifest('document', id, '--output', output, ...own())).stderr).toContain('exists already');
  });

  it('names each shipment that cannot be closed, and changes nothing', async () => {
    const [id = ''] = await bookTest(service, 1);
    await service.call('post', `/shipments/${id}/cancel`).expect(200);
    const before = await count();
    const { exitCode, stderr } = await manifest('create', id, '--carrier', 'sandbox', ...own());
    expect(exitCode).not.toBe(0);
    expect(stderr).toContain(`${id}: the shipment was cancelled`);
    expect(await count()).toBe(before);
  });
});

describe('manifest resolve', () => {
  it.each([
    [['--closed', 'PXM-7'], 'closed', 'manifest.closed'],
    [['--refused'], 'failed', 'manifest.failed'],
  ])('with %s decides a manifest whose result is unknown, once', async (option, status, event) => {
    await world.book();
    world.manifestFault = 'drop';
    const { id } = (await world.close()).body.data;
    await service.database.setClock('1 second');
    const resolved = await manifest('resolve', id, ...option);
    expect([resolved.exitCode, resolved.stdout.trim()]).toEqual([0, `${id} is ${status}`]);
    expect((await manifest('resolve', id, ...option)).stderr).toContain('is decided');
    expect(
      await world.query("select type from event where body::json #>> '{data,object,id}' = $1", [id]),
    ).toEqual([{ type: event }]);
    expect(
      await world.query(
        "select count(*)::int as count from audit_entry where action = 'manifest.resolved' and subject like $1",
        [`${id}%`],
      ),
    ).toEqual([{ count: 1 }]);
  });

  it('decides between two attempts of the reconciler, but not while one has its lease', async () => {
    await world.book();
    world.manifestFault = 'drop';
    const { id } = (await world.close()).body.data;
    const set = (change: string) => world.query(`update manifest set ${change} where id = $1`, [id]);
    // The carrier has been asked for an hour, so the next attempt is minutes away.
    await set(
      "unconfirmed_since = sampan_clock() - interval '1 hour', next_attempt_at = sampan_clock() - interval '1 second'",
    );
    expect(await reconcileManifests(service.context)).toBe(1);
    const [{ waits } = {}] = await world.query(
      "select next_attempt_at > sampan_clock() + interval '1 minute' as waits from manifest where id = $1",
      [id],
    );
    expect(waits).toBe(true);
    await set("is_running = true, next_attempt_at = sampan_clock() + interval '1 minute'");
    expect((await manifest('resolve', id, '--refused')).stderr).toContain('a run is working on it');
    await set('is_running = false');
    expect((await manifest('resolve', id, '--refused')).stdout.trim()).toBe(`${id} is failed`);
  });

  it('asks for one result', async () => {
    expect((await manifest('resolve', 'mft_unknown')).stderr).toContain('exactly one');
    expect((await manifest('resolve', 'mft_unknown', '--refused')).stderr).toContain(
      'no manifest has the ID',
    );
  });
});
