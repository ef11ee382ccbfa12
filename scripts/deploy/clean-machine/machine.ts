import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Terminal } from './terminal.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

/** Debian's packages that the guides ask for before their first command. */
const packages =
  'systemd,systemd-sysv,dbus,sudo,curl,openssl,ca-certificates,iproute2,postgresql-15,redis-server,nginx-light,pgbackrest';

/** Installs Debian 12 with these packages into a folder, if it is not there. */
export function installDebian(folder: string): void {
  if (existsSync(path.join(folder, 'etc', 'debian_version'))) return;
  execFileSync('debootstrap', [`--include=${packages}`, 'bookworm', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

interface MachineOptions {
  /** Folder of {@link installDebian}. It is copied. */
  readonly debian: string;
  /** Cache of npm that has every package: the machine has no network. */
  readonly npmCache: string;
  /** Settings files by path, and the `sed` script with which the stand-in for an editor changes each. */
  readonly edits: Readonly<Record<string, string>>;
}

/** A Debian machine in a container, with systemd, its own processes and its own loopback network. */
export class CleanMachine implements AsyncDisposable {
  readonly #folder: string;
  readonly #leader: number;
  readonly #ended: Promise<unknown>;

  private constructor(folder: string, leader: number, ended: Promise<unknown>) {
    this.#folder = folder;
    this.#leader = leader;
    this.#ended = ended;
  }

  static async start(options: MachineOptions): Promise<CleanMachine> {
    const folder = mkdtempSync(path.join(tmpdir(), 'sampan-clean-machine-'));
    const disk = path.join(folder, 'disk');
    execFileSync('cp', ['--archive', options.debian, disk]);
    execFileSync('cp', ['--recursive', options.npmCache, path.join(disk, 'var', 'cache', 'npm')]);
    furnish(disk, options.edits);
    const container = spawn(
      'systemd-nspawn',
      [
        '--quiet',
        '--directory',
        disk,
        '--machine=sampan',
        '--private-network',
        '--boot',
        '--register=no',
        '--keep-unit',
        '--console=pipe',
      ],
      { stdio: 'ignore' },
    );
    const ended = once(container, 'exit');
    const children = `/proc/${container.pid}/task/${container.pid}/children`;
    for (let attempt = 0; attempt < 600; attempt++) {
      await delay(100);
      const leader = Number(readFileSync(children, 'utf8').trim());
      if (!leader) continue;
      const machine = new CleanMachine(folder, leader, ended);
      if (machine.#isRunning()) return machine;
    }
    container.kill();
    throw new Error('the machine did not start within a minute');
  }

  #isRunning(): boolean {
    try {
      const state = execFileSync('nsenter', [...this.#enter(), 'systemctl', 'is-system-running'], {
        stdio: ['ignore', 'pipe', 'ignore'],
        encoding: 'utf8',
      });
      return state.trim() === 'running';
    } catch {
      return false;
    }
  }

  #enter(): string[] {
    return ['--target', String(this.#leader), '--mount', '--uts', '--ipc', '--net', '--pid'];
  }

  /** Opens a terminal of the administrator, who is no root and has `sudo`. */
  async openTerminal(): Promise<Terminal> {
    const terminal = new Terminal(
      `stty cols 140 rows 50; exec nsenter ${this.#enter().join(' ')} su --login ops --shell=/bin/bash`,
    );
    await terminal.open();
    return terminal;
  }

  /** Writes a file as root, as a step of a guide says in words. */
  write(file: string, text: string): void {
    writeFileSync(path.join(this.#folder, 'disk', file), text);
  }

  read(file: string): string {
    return readFileSync(path.join(this.#folder, 'disk', file), 'utf8');
  }

  /** Path of a file of the machine, for a program of this one. */
  outside(file: string): string {
    return path.join(this.#folder, 'disk', file);
  }

  /** Returns the end of the machine's journal, to find out why a command failed. */
  journal(): string {
    const command = [...this.#enter(), 'journalctl', '--lines=40', '--no-pager'];
    return execFileSync('nsenter', command, { encoding: 'utf8' });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    // SIGRTMIN+4: systemd powers the machine off.
    execFileSync('kill', ['-s', 'RTMIN+4', String(this.#leader)]);
    await this.#ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Adds what an administrator's machine has: this Node with npm, a user with `sudo`, the repository, and an editor. */
function furnish(disk: string, edits: Readonly<Record<string, string>>): void {
  const inDisk = (file: string) => path.join(disk, file);
  const { PATH = '' } = process.env;
  const own = PATH.split(':').filter((folder) => !folder.includes('node_modules'));
  const find = (program: string) =>
    execFileSync('which', [program], { encoding: 'utf8', env: { PATH: own.join(':') } }).trim();
  cpSync(process.execPath, inDisk('usr/bin/node'));
  const npm = path.dirname(
    path.dirname(execFileSync('realpath', [find('npm')], { encoding: 'utf8' }).trim()),
  );
  execFileSync('cp', ['--archive', npm, inDisk('usr/lib/npm')]);
  for (const program of ['npm', 'npx'])
    execFileSync('ln', ['-s', `../lib/npm/bin/${program}-cli.js`, inDisk(`usr/bin/${program}`)]);
  mkdirSync(inDisk('usr/etc'), { recursive: true });
  writeFileSync(inDisk('usr/etc/npmrc'), 'cache=/var/cache/npm\noffline=true\nupdate-notifier=false\n');
  execFileSync('chmod', ['--recursive', 'a+rwX', inDisk('var/cache/npm')]);

  writeFileSync(inDisk('etc/hostname'), 'sampan\n');
  writeFileSync(inDisk('etc/hosts'), '127.0.0.1 localhost sampan.example.com\n127.0.1.1 sampan\n');
  execFileSync('chroot', [disk, 'useradd', '--create-home', '--shell', '/bin/bash', 'ops']);
  writeFileSync(inDisk('etc/sudoers.d/ops'), 'ops ALL=(ALL:ALL) NOPASSWD: ALL\n', { mode: 0o440 });
  // Debian's own profile comes first. The prompts carry the marks of `Terminal`.
  writeFileSync(
    inDisk('home/ops/.bash_profile'),
    `export TERM=dumb NO_COLOR=1 PAGER=cat SYSTEMD_PAGER=cat SYSTEMD_COLORS=0 LANG=C.UTF-8
exec bash --noprofile --rcfile ~/.prompt --noediting -i
`,
  );
  writeFileSync(
    inDisk('home/ops/.prompt'),
    `PS1='⟪$?⟫$ ' PS2='⟪more⟫> '\nPATH=$PATH:/usr/sbin:/sbin\ncd ~/sampan\n`,
  );
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 2 ** 26 });
  const clone = inDisk('home/ops/sampan');
  mkdirSync(clone, { recursive: true });
  execFileSync('sh', ['-c', 'tar --create --null --files-from=- | tar --extract --directory="$0"', clone], {
    cwd: root,
    input: files,
  });
  execFileSync('chroot', [disk, 'chown', '--recursive', 'ops:ops', '/home/ops']);

  mkdirSync(inDisk('usr/local/lib/edits'), { recursive: true });
  for (const [file, script] of Object.entries(edits))
    writeFileSync(inDisk(path.join('usr/local/lib/edits', path.basename(file))), script);
  writeFileSync(
    inDisk('usr/local/bin/editor'),
    `#!/bin/sh\nfor file in "$@"; do sed -i -f "/usr/local/lib/edits/$(basename "$file")" "$file"; done\n`,
    { mode: 0o755 },
  );
}
