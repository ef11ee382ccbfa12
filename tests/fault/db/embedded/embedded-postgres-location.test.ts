import { execFile, spawnSync } from 'node:child_process';
import { chown, lstat, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from '@jest/globals';
import { packagedFolder } from '../../../../db/embedded/binaries.ts';
import {
  makeCheckout,
  programsOf,
  removeCheckouts,
  temporaryDiskFolder,
} from '../../../support/process/checkout.ts';
import {
  cleanUp,
  ends,
  spawnServerProcess,
  temporaryFolder,
} from '../../../support/store/embedded-postgres-process.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const canMount = isRoot && spawnSync('unshare', ['-m', 'true']).status === 0;
const nobody = 65534;

/** Returns a test function. If the process lacks the required right, the test counts as skipped and its name says why. */
function itIf(possible: boolean, need: string) {
  return (name: string, test: () => Promise<void>) =>
    possible ? it(name, test) : it.skip(`${name}: needs ${need}`, test);
}
const itAsRoot = itIf(isRoot, 'root');
const itWithMounts = itIf(canMount, 'root and mount namespaces');

afterEach(async () => {
  const left = await cleanUp();
  await removeCheckouts();
  expect(left).toBe(0);
});

async function homeOf(uid: number): Promise<string> {
  const home = await temporaryFolder();
  await chown(home, uid, uid);
  return home;
}

/** Returns the error of a start that must fail with one line. */
async function failure(options: Parameters<typeof spawnServerProcess>[0]): Promise<string> {
  const { error = 'it started' } = await spawnServerProcess(options).ready;
  expect(error).not.toContain('\n');
  expect(error).toMatch(
    /Set DATABASE_URL to use another server\.$|, or DATABASE_URL to use another server\.$/,
  );
  return error;
}

describe('as root, the embedded server', () => {
  itAsRoot('runs as the user postgres', async () => {
    const service = spawnServerProcess({ home: await temporaryFolder() });
    const { dataDirectory, serverPid, notice } = await service.ready;
    const { stdout } = await run('ps', ['-o', 'user=', '-p', String(serverPid)]);
    expect(stdout.trim()).toBe('postgres');
    expect((await stat(dataDirectory)).uid).toBe(Number((await run('id', ['-u', 'postgres'])).stdout));
    expect(notice).toBeNull();
    expect(await service.leave()).toBe(0);
  });

  itAsRoot('runs as the owner of data that an ordinary user created', async () => {
    const home = await homeOf(nobody);
    const checkout = await makeCheckout();
    const first = spawnServerProcess({ home, checkout, uid: nobody });
    const { url } = await first.ready;
    expect(await first.leave()).toBe(0);
    const second = spawnServerProcess({ home });
    const { serverPid, url: secondUrl } = await second.ready;
    expect(new URL(secondUrl).password).toBe(new URL(url).password);
    expect((await stat(`/proc/${serverPid}`)).uid).toBe(nobody);
    expect(await second.leave()).toBe(0);
  });

  itWithMounts(
    'in a checkout that only root can enter has its programs and data under /var/lib/sampan',
    async () => {
      const checkout = await makeCheckout({ mode: 0o700, ownFiles: true });
      await run('chmod', ['-R', 'go-rwx', path.join(checkout, 'node_modules')]);
      const library = await temporaryDiskFolder();
      const options = {
        checkout,
        home: path.join(checkout, '.sampan'),
        preparation: `mount --bind ${library} /var/lib; umask 077`,
      };
      const first = spawnServerProcess(options);
      const { dataDirectory, notice, serverPid, url } = await first.ready;
      expect(dataDirectory).toMatch(/^\/var\/lib\/sampan\/[0-9a-f]{12}\/postgres$/);
      expect(notice).toContain(dataDirectory);
      expect(notice).toMatch(/\/var\/lib\/sampan\/postgres-18\./);
      const copies = (await readdir(path.join(library, 'sampan'))).filter((name) =>
        name.startsWith('postgres-'),
      );
      expect(copies).toHaveLength(1);
      const programs = path.join(library, 'sampan', copies[0] ?? '');
      expect((await stat(path.join(programs, 'bin', 'postgres'))).mode & 0o777).toBe(0o755);
      const { ino } = await stat(programs);
      expect(await first.leave()).toBe(0);
      expect(await ends(serverPid)).toBe(true);

      const second = spawnServerProcess(options);
      const again = await second.ready;
      expect(again).toMatchObject({ adopted: false, dataDirectory, notice });
      expect(new URL(again.url).password).toBe(new URL(url).password);
      expect((await stat(programs)).ino).toBe(ino);
      expect(await second.leave()).toBe(0);
    },
  );

  itWithMounts('creates the user postgres if it is missing', async () => {
    const etc = await etcWithoutPostgres();
    const service = spawnServerProcess({
      home: await temporaryFolder(),
      preparation: `mount --bind ${etc} /etc`,
    });
    const { dataDirectory, error } = await service.ready;
    expect(error).toBeUndefined();
    const created = /^postgres:[^:]*:(\d+):/m.exec(await readFile(path.join(etc, 'passwd'), 'utf8'))?.[1];
    expect((await stat(dataDirectory)).uid).toBe(Number(created));
    expect(await service.leave()).toBe(0);
  });

  itWithMounts(
    'fails with a clear message if the user postgres is missing and cannot be created',
    async () => {
      const etc = await etcWithoutPostgres();
      const hide =
        'for name in useradd adduser; do for f in /usr/sbin/$name /sbin/$name; do [ ! -e $f ] || mount --bind /dev/null $f; done; done';
      const error = await failure({
        home: await temporaryFolder(),
        preparation: `mount --bind ${etc} /etc; ${hide}`,
      });
      expect(error).toContain('creating the user "postgres" failed (useradd: ');
    },
  );

  itWithMounts(
    'fails with a clear message if /var/lib cannot be used instead of a closed checkout',
    async () => {
      const checkout = await makeCheckout({ mode: 0o700 });
      const library = await temporaryDiskFolder();
      const error = await failure({
        checkout,
        home: path.join(checkout, '.sampan'),
        preparation: `mount --bind ${library} /var/lib; mount -o remount,bind,ro /var/lib`,
      });
      expect(error).toContain('/var/lib/sampan cannot be used instead (EROFS');
      expect(error).toContain('Set SAMPAN_HOME to keep the files in another folder');
    },
  );

  itWithMounts('fails with a clear message if the disk is full', async () => {
    const home = await temporaryFolder();
    const error = await failure({ home, preparation: `mount -t tmpfs -o size=16m,mode=755 tmpfs ${home}` });
    expect(error).toContain('No space left on device');
    expect(error).toContain('Set SAMPAN_HOME to keep the files in another folder');
  });
});

describe('as an ordinary user, the embedded server', () => {
  itAsRoot('runs as that user', async () => {
    const checkout = await makeCheckout();
    const service = spawnServerProcess({ home: await homeOf(nobody), checkout, uid: nobody });
    const { serverPid, notice } = await service.ready;
    expect((await stat(`/proc/${serverPid}`)).uid).toBe(nobody);
    expect(notice).toBeNull();
    expect(await service.leave()).toBe(0);
    expect(await ends(serverPid)).toBe(true);
  });

  itAsRoot('fails with a clear message if the home is not writable', async () => {
    const checkout = await makeCheckout();
    const home = path.join(checkout, '.sampan');
    const error = await failure({ home, checkout, uid: nobody });
    expect(error).toContain(`cannot use ${home}: EACCES`);
    expect(error).toContain('Set SAMPAN_HOME to keep the files in another folder');
  });

  itAsRoot('fails with a clear message if the user id is unknown', async () => {
    const unknown = 54_321;
    const checkout = await makeCheckout();
    const error = await failure({ home: await homeOf(unknown), checkout, uid: unknown });
    expect(error).toContain('user does not exist');
  });
});

describe('the PostgreSQL programs', () => {
  it('get the symbolic links that npm --ignore-scripts omits', async () => {
    const checkout = await makeCheckout();
    const removed = await removeSymlinks(checkout);
    const service = spawnServerProcess({ home: await temporaryFolder(), checkout });
    expect(await service.ready).toMatchObject({ notice: null });
    expect((await lstat(removed[0] ?? '')).isSymbolicLink()).toBe(true);
    expect(await service.leave()).toBe(0);
  });

  itAsRoot('are copied into the home if those links are missing in a read-only checkout', async () => {
    const checkout = await makeCheckout();
    await removeSymlinks(checkout);
    const home = await temporaryDiskFolder();
    await chown(home, nobody, nobody);
    const service = spawnServerProcess({ home: home, checkout, uid: nobody });
    expect((await service.ready).notice).toContain(path.join(home, 'postgres-18.'));
    expect(await service.leave()).toBe(0);
  });

  it('that need another C library cause a message that names the setting to use', async () => {
    const checkout = await makeCheckout();
    const postgres = path.join(programsOf(checkout), 'bin', 'postgres');
    await rm(postgres);
    await writeFile(postgres, '#!/lib/ld-of-another-system.so.1\n', { mode: 0o755 });
    const error = await failure({ home: await temporaryFolder(), checkout });
    expect(error).toContain(`its programs do not run here (${postgres}: ENOENT; on Linux they need glibc)`);
  });

  it.each([
    ['win32', 'x64'],
    ['linux', 'riscv64'],
  ])('that do not exist for %s-%s cause a message that names the setting to use', (platform, arch) => {
    expect(() => packagedFolder(platform, arch)).toThrow(
      new RegExp(
        `^Embedded PostgreSQL: no PostgreSQL programs for ${platform}-${arch} .* Set DATABASE_URL to .*\\.$`,
      ),
    );
  });
});

describe('a server that does not start', () => {
  it.each([
    [
      'an unknown setting',
      { no_such_setting: 'on' },
      'unrecognized configuration parameter "no_such_setting"',
    ],
    [
      'no shared memory',
      { huge_pages: 'on', shared_buffers: '256MB' },
      'could not map anonymous shared memory',
    ],
  ])('because of %s: the message quotes its log', async (_, settings, reason) => {
    const error = await failure({ home: await temporaryFolder(), settings });
    expect(error).toContain('the server failed to start on ');
    expect(error).toContain(reason);
    expect(error).toContain('server.log');
  });

  it('because of an unsupported path: the message names the path', async () => {
    const home = path.join(await temporaryFolder(), 'pay$day');
    expect(await failure({ home })).toContain(home);
    expect(await readdir(home)).not.toContain('postgres');
  });
});

async function etcWithoutPostgres(): Promise<string> {
  const etc = path.join(await temporaryDiskFolder(), 'etc');
  await run('cp', ['-a', '/etc', etc]);
  for (const name of ['passwd', 'shadow', 'group', 'gshadow']) {
    const file = path.join(etc, name);
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => !line.startsWith('postgres:'));
    await writeFile(file, lines.join('\n'));
  }
  return etc;
}

async function removeSymlinks(checkout: string): Promise<string[]> {
  const folder = path.join(programsOf(checkout), 'lib');
  const links = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isSymbolicLink());
  const files = links.map((link) => path.join(folder, link.name));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) await rm(file);
  return files;
}
