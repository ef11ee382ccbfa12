import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { guideBlocks } from './guide.ts';
import { CleanMachine, installDebian } from './machine.ts';
import type { Terminal, TypedReply } from './terminal.ts';

/**
 * Follows the guides of `docs/` word by word on clean Debian machines with systemd, PostgreSQL, Redis and nginx of Debian,
 * and keeps what the terminals show in `docs/transcripts/`.
 * Usage, as root: npm run deploy:follow-guides -- [--debian FOLDER] [--npm-cache FOLDER] [first-account|carriers|embedded|operate]
 * Needs systemd-nspawn and debootstrap of Debian 12, and npm's cache with every package (`npm ci` fills it).
 */
const root = path.resolve(import.meta.dirname, '..', '..', '..');
const { values: options, positionals } = parseArgs({
  options: {
    debian: { type: 'string', default: path.join(tmpdir(), 'sampan-debian-12') },
    'npm-cache': { type: 'string', default: path.join(homedir(), '.npm') },
  },
  allowPositionals: true,
});

/** Values that the guides leave to the reader. */
const newKey = () => randomBytes(32).toString('base64');
const settings = `s|^SECRET_KEYS=.*|SECRET_KEYS=2026-11:${newKey()}|
s|^METRICS_TOKEN=.*|METRICS_TOKEN=${randomBytes(24).toString('hex')}|
`;
const certificate = 's|/etc/letsencrypt/live/sampan.example.com/|/etc/ssl/sampan/|\n';

interface Section {
  readonly page: string;
  readonly heading: string;
  /** Replies of a person, by the first words of the block that asks. */
  readonly replies?: Readonly<Record<string, readonly TypedReply[]>>;
  /** Blocks that are left out, by their first words, with the reason. */
  readonly skipped?: Readonly<Record<string, string>>;
  /** Changes the reader makes in a command, because the guide says so. */
  readonly change?: (block: string) => string;
}

/** Pastes every block of a section into the terminal. */
async function follow(terminal: Terminal, { page, heading, ...section }: Section): Promise<void> {
  terminal.note(`${page}, ${heading}`);
  for (const block of guideBlocks(page, heading)) {
    const find = <Value>(of: Readonly<Record<string, Value>> = {}) =>
      Object.entries(of).find(([words]) => block.startsWith(words))?.[1];
    const reason = find(section.skipped);
    if (reason) terminal.note(`Left out: ${block.split('\n')[0]} (${reason})`);
    else await terminal.run(section.change?.(block) ?? block, { replies: find(section.replies) ?? [] });
  }
}

const passwords: readonly TypedReply[] = [
  { after: /Enter password for new role: $/, type: 'password' },
  { after: /Enter it again: $/, type: 'password' },
];

/** Hides secrets, which the terminal shows once. */
function withoutSecrets(transcript: string): string {
  return transcript
    .replaceAll(/mk_(live|test)_\w+/g, 'mk_$1_…')
    .replaceAll(/^[\w+/]{43}=$/gm, '…')
    .replaceAll(/((?:token|signature)=)[\w-]+/g, '$1…');
}

function keep(name: string, terminals: readonly Terminal[]): void {
  const folder = path.join(root, 'docs', 'transcripts');
  mkdirSync(folder, { recursive: true });
  const text = terminals.map(({ transcript }) => transcript).join('\n\n');
  writeFileSync(path.join(folder, `${name}.txt`), `${withoutSecrets(text).trimEnd()}\n`);
}

/** From an empty server to a priced live booking (docs/first-account.md). */
async function firstAccount(): Promise<void> {
  const page = 'docs/first-account.md';
  await using machine = await startMachine();
  await using first = await machine.openTerminal();
  await using second = await machine.openTerminal();
  try {
    for (const heading of ['1. Install', '2. Name the database', '3. Write the catalog', '4. Set up'])
      await follow(first, { page, heading, replies: { 'sudo -u postgres createuser': passwords } });
    const liveKey = /mk_live_\w+/.exec(first.transcript)?.[0] ?? '';
    const [start = '', check = ''] = guideBlocks(page, '5. Start');
    await first.run(start, { until: /Sampan is ready/ });
    second.note(`${page}, 5. Start: in a second shell`);
    await second.run(check);
    await follow(second, { page, heading: '6. Put money into the wallet' });
    const pasted = [{ after: /LIVE_KEY\r\n/, type: liveKey }];
    await follow(second, { page, heading: '7. Book', replies: { 'read -r': pasted } });
  } finally {
    keep('first-account', [first, second]);
  }
}

/** A booking at the simulated gateway (docs/carriers.md). */
async function carriers(): Promise<void> {
  const page = 'docs/carriers.md';
  await using machine = await startMachine();
  await using simulator = await machine.openTerminal();
  await using service = await machine.openTerminal();
  await using client = await machine.openTerminal();
  try {
    const heading = 'Try it without a partner';
    const [simulate = '', start = '', book = '', notify = ''] = guideBlocks(page, heading);
    await follow(simulator, { page: 'docs/first-account.md', heading: '1. Install' });
    simulator.note(`${page}, ${heading}`);
    await simulator.run(simulate, { until: /The carrier simulator is ready/ });
    service.note('In a second terminal');
    await service.run(start, { until: /Sampan is ready/ });
    client.note('In a third one');
    await client.run(book);
    await client.run(notify);
  } finally {
    keep('carriers', [simulator, service, client]);
  }
}

/** A backup of the embedded database while the service runs, restored after its home is lost (docs/backup.md). */
async function embedded(): Promise<void> {
  const page = 'docs/backup.md';
  await using machine = await startMachine();
  await using service = await machine.openTerminal();
  await using client = await machine.openTerminal();
  try {
    const heading = 'The embedded database';
    const [backUp = '', restore = ''] = guideBlocks(page, heading);
    const start = () => service.run('npm start', { until: /Press Ctrl-C to stop/ });
    await follow(service, { page: 'docs/first-account.md', heading: '1. Install' });
    await start();
    const [book = '', list = ''] = guideBlocks('README.md', 'Book a shipment');
    client.note('README.md, Book a shipment: in a second terminal');
    await client.run(book);
    client.note(`${page}, ${heading}`);
    await client.run(backUp);
    await client.run('ls -l backups/2026-11-24');
    await service.interrupt();
    client.note('The home is lost. The keys are kept elsewhere');
    await client.run('mv .sampan lost && install -D -m 0600 lost/secret-keys .sampan/secret-keys');
    await client.run(restore);
    await start();
    client.note('README.md, Book a shipment: the list, with the new keys of the demonstration');
    await client.run(list);
    await service.interrupt();
  } finally {
    keep('restore-embedded', [service, client]);
  }
}

const answers: readonly TypedReply[] = [
  { after: /Price of 1 USD in HKD.*: $/, type: '7.8' },
  { after: /How merchants pay money.*: $/, type: 'FPS 1234567, with the name of your account' },
  { after: /Email address of the first operator.*: $/, type: 'ops@shop.example' },
  { after: /Name of the first account.*: $/, type: 'Lantau Shop' },
  { after: /Contact email address.*: $/, type: 'accounts@lantau.example' },
];

/** Installation with systemd, an upgrade, a rollback, a restored dump, and a restore to a second. */
async function operate(): Promise<void> {
  await using machine = await startMachine();
  const inTerminal = async (name: string, use: (terminal: Terminal) => Promise<void>) => {
    await using terminal = await machine.openTerminal();
    try {
      await use(terminal);
    } catch (error) {
      console.error(machine.journal());
      throw error;
    } finally {
      keep(name, [terminal]);
    }
  };
  let liveKey = '';
  const book = async (terminal: Terminal, name: string) => {
    const [, order = ''] = guideBlocks('docs/first-account.md', '7. Book').filter((block) =>
      block.startsWith('curl'),
    );
    terminal.note(`docs/first-account.md, 7. Book: the order ${name}`);
    await terminal.run(
      order
        .replace('curl -sS http://127.0.0.1:3000', 'curl -sS --insecure https://sampan.example.com')
        .replace('first-booking', name)
        .replace('$LIVE_KEY', liveKey),
    );
  };
  const edit = async (terminal: Terminal, script: string) => {
    machine.write('usr/local/lib/edits/sampan.env', script);
    await terminal.run('sudo editor /etc/sampan/sampan.env');
  };
  const restart = async (terminal: Terminal) => {
    await terminal.run('sudo systemctl start sampan-api@3001 sampan-api@3002 sampan-worker');
    await terminal.run('sudo sampan doctor');
  };

  await inTerminal('deployment', async (terminal) => {
    const page = 'docs/deployment.md';
    const steps = guideBlocks(page, 'Machines with systemd');
    if (!steps.some((block) => block.includes('sampan setup'))) throw new Error('the guide has no setup');
    await follow(terminal, {
      page,
      heading: 'Machines with systemd',
      replies: { 'sudo -u postgres createuser': passwords, 'sudo install -d -o sampan': answers },
    });
    liveKey = /mk_live_\w+/.exec(terminal.transcript)?.[0] ?? '';
    terminal.note('A certificate, as certbot writes one');
    await terminal.run('sudo mkdir /etc/ssl/sampan');
    await terminal.run(
      'sudo openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=sampan.example.com -keyout /etc/ssl/sampan/privkey.pem -out /etc/ssl/sampan/fullchain.pem 2> /dev/null',
    );
    await follow(terminal, { page, heading: 'A proxy' });
    await terminal.run('curl -sS --insecure https://sampan.example.com/readyz');
    await follow(terminal, {
      page: 'docs/first-account.md',
      heading: '6. Put money into the wallet',
      change: (block) =>
        block.replaceAll('npx sampan', 'sudo sampan').replaceAll(' --settings-file sampan.env', ''),
    });
    await book(terminal, 'first-booking');
    const number = /SMP\d+/.exec(terminal.transcript.split('first-booking').pop() ?? '')?.[0];
    terminal.note('Its label, which is stored encrypted');
    await terminal.run(
      `curl -sS --insecure https://sampan.example.com/api/v1/shipments/${number}/label -H "Authorization: Bearer ${liveKey}" | head -c 8`,
    );
  });

  await inTerminal('upgrading', async (terminal) => {
    const page = 'docs/upgrading.md';
    makeNextVersion(machine);
    terminal.note('The next version: 1.2.0, with a migration');
    await terminal.run('cd ~/sampan-1.2.0');
    for (const heading of ['Before', 'Upgrade']) await follow(terminal, { page, heading });
    await terminal.run('curl -sS http://127.0.0.1:3001/ -H "Accept: application/json"');
    await book(terminal, 'after-the-upgrade');
    await follow(terminal, { page, heading: 'Roll back' });
    await terminal.run('curl -sS http://127.0.0.1:3001/ -H "Accept: application/json"');
    await book(terminal, 'after-the-rollback');
  });

  await inTerminal('rotate-keys', async (terminal) => {
    const page = 'docs/security.md';
    const heading = 'Rotate the keys';
    const [add = '', promote = '', rotate = ''] = guideBlocks(page, heading);
    terminal.note(`${page}, ${heading}`);
    const key = newKey();
    const editing = (script: string) => machine.write('usr/local/lib/edits/sampan.env', script);
    editing(`s|^SECRET_KEYS=.*|&,2027-11:${key}|\n`);
    await terminal.run(add);
    editing('s|^SECRET_KEYS=\\(.*\\),\\(.*\\)|SECRET_KEYS=\\2,\\1|\n');
    await terminal.run(promote);
    await terminal.run(rotate);
    terminal.note('Remove the retired key, and restart every process');
    editing('s|^SECRET_KEYS=\\([^,]*\\),.*|SECRET_KEYS=\\1|\n');
    await terminal.run(promote);
    await terminal.run('sudo sampan doctor');
  });

  const onSystemd = (block: string) => block.replaceAll('npx sampan', 'sudo sampan');
  const skipped = {
    'docker compose': 'for Compose',
    'npx sampan carrier compare': 'no gateway is connected',
  };

  await inTerminal('restore-dump', async (terminal) => {
    const page = 'docs/backup.md';
    const heading = 'Your own PostgreSQL with pg_dump';
    const [dump = '', restore = '', check = ''] = guideBlocks(page, heading);
    terminal.note(`${page}, ${heading}`);
    await terminal.run(dump);
    await book(terminal, 'after-the-dump');
    terminal.note('Stop every process of Sampan');
    await terminal.run(`sudo systemctl stop 'sampan-*'`);
    await terminal.run(restore);
    terminal.note('Set DATABASE_URL to the new database');
    await edit(terminal, 's|^\\(DATABASE_URL=.*/\\)sampan$|\\1sampan_restored|\n');
    await terminal.run(onSystemd(check));
    await restart(terminal);
    await book(terminal, 'first-booking');
    await book(terminal, 'after-the-dump');
    await terminal.run('sudo sampan ledger verify');
  });

  await inTerminal('restore-to-a-second', async (terminal) => {
    const page = 'docs/backup.md';
    const heading = 'Set it up';
    const [configuration = '', archiving = ''] = guideBlocks(page, heading, 'ini');
    const append = (file: string, text: string) => machine.write(file, text);
    append('etc/pgbackrest.conf', `${configuration}\n`);
    const server = 'etc/postgresql/15/main/postgresql.conf';
    append(server, `${machine.read(server)}\n${archiving}\n`);
    await follow(terminal, {
      page,
      heading,
      skipped: { 'sudo apt-get': 'the machine has no network, and has it' },
    });
    await book(terminal, 'before-the-drop');
    await terminal.run(`sleep 2; date --utc '+%F %T+00' | tee before-the-drop; sleep 2`);
    terminal.note('Somebody drops a table');
    await terminal.run(`sudo -u postgres psql --command='drop table shipment cascade' sampan_restored`);
    terminal.note('Stop every process of Sampan');
    await terminal.run(`sudo systemctl stop 'sampan-*'`);
    const time = machine.read('home/ops/sampan/before-the-drop').trim();
    await follow(terminal, {
      page,
      heading: 'Restore to a second',
      skipped,
      change: (block) => onSystemd(block).replace('2026-11-24 08:59:59+00', time),
    });
    await restart(terminal);
    await book(terminal, 'before-the-drop');
    await terminal.run('sudo sampan ledger verify');
  });

  await inTerminal('without-redis', async (terminal) => {
    terminal.note('Redis ends for good');
    await terminal.run('sudo systemctl disable --now redis-server 2> /dev/null');
    machine.write('usr/local/lib/edits/sampan.env', '/^REDIS_URL=/d\n');
    await follow(terminal, { page: 'docs/deployment.md', heading: 'If Redis stays away' });
    await book(terminal, 'without-redis');
  });
}

/** Writes the sources of version 1.2.0 into the home of the administrator. */
function makeNextVersion(machine: CleanMachine): void {
  const folder = machine.outside('home/ops/sampan-1.2.0');
  execFileSync('cp', ['--archive', machine.outside('home/ops/sampan'), folder]);
  const manifest = 'home/ops/sampan-1.2.0/package.json';
  machine.write(manifest, machine.read(manifest).replace(/"version": "[^"]*"/, '"version": "1.2.0"'));
  machine.write(
    'home/ops/sampan-1.2.0/db/migrations/20990101T000000Z-shipment-note.sql',
    'alter table shipment add column note text;\n',
  );
}

async function startMachine(): Promise<CleanMachine> {
  installDebian(options.debian);
  return CleanMachine.start({
    debian: options.debian,
    npmCache: options['npm-cache'],
    edits: { 'sampan.env': settings, 'sampan.conf': certificate },
  });
}

const stories = { 'first-account': firstAccount, carriers, embedded, operate };
for (const [name, story] of Object.entries(stories)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  await story();
  console.log(`${name}: every command succeeded`);
}
