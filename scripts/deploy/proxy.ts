import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..');

export const proxies = ['nginx', 'haproxy', 'caddy'] as const;
export type ProxyName = (typeof proxies)[number];

export interface ProxyAddresses {
  /** Port of the redirect to HTTPS. Caddy has none here. */
  readonly http: number;
  readonly https: number;
  readonly api: readonly [number, number];
}

type Command = readonly [program: string, ...args: string[]];

interface ProxyCommands {
  readonly check: Command;
  readonly run: Command;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Writes the configuration of `deploy/` into a folder, with the values replaced that docs/deployment.md names: addresses,
 * name and certificate. Returns the commands that check it and that run it in the foreground.
 */
export function configureProxy(proxy: ProxyName, folder: string, addresses: ProxyAddresses): ProxyCommands {
  return { nginx, haproxy, caddy }[proxy](folder, addresses);
}

function nginx(folder: string, addresses: ProxyAddresses): ProxyCommands {
  const { certificate, key } = writeCertificate(folder);
  const site = replaced('deploy/nginx/sampan.conf', [
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${addresses.http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${addresses.https} ssl http2;`],
    ['/etc/letsencrypt/live/sampan.example.com/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/sampan.example.com/privkey.pem', key],
    ...apiPorts(addresses),
  ]);
  writeFileSync(path.join(folder, 'sampan.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  );
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${path.join(folder, 'nginx.pid')}; error_log stderr warn; events {}
http { access_log off; ${temporary.join(' ')} include ${path.join(folder, 'sampan.conf')}; }
`,
  );
  const nginxWith = (...args: string[]): Command => ['nginx', '-e', 'stderr', '-c', main, ...args];
  return { check: nginxWith('-t', '-q'), run: nginxWith(), env: {} };
}

function haproxy(folder: string, addresses: ProxyAddresses): ProxyCommands {
  const { both } = writeCertificate(folder);
  const file = path.join(folder, 'haproxy.cfg');
  const text = replaced('deploy/haproxy/haproxy.cfg', [
    ['bind :80', `bind 127.0.0.1:${addresses.http}`],
    ['bind :443', `bind 127.0.0.1:${addresses.https}`],
    ['/etc/haproxy/certs/sampan.example.com.pem', both],
    // Only root may change its user.
    ...(process.getuid?.() === 0
      ? []
      : [
          ['user haproxy', ''] as const,
          ['group haproxy', ''] as const,
          ['chroot /var/lib/haproxy', ''] as const,
        ]),
    ...apiPorts(addresses),
  ]);
  writeFileSync(file, text);
  return { check: ['haproxy', '-c', '-q', '-f', file], run: ['haproxy', '-db', '-f', file], env: {} };
}

function caddy(folder: string, { https, api }: ProxyAddresses): ProxyCommands {
  const file = path.join(folder, 'Caddyfile');
  const options = `{
	admin off
	auto_https disable_redirects
	skip_install_trust
	storage file_system ${path.join(folder, 'caddy')}
}
`;
  writeFileSync(file, options + readFileSync(path.join(root, 'deploy/caddy/Caddyfile'), 'utf8'));
  const caddyWith = (command: string): Command => [
    'caddy',
    command,
    '--adapter',
    'caddyfile',
    '--config',
    file,
  ];
  const env = {
    SAMPAN_DOMAIN: `https://localhost:${https}`,
    SAMPAN_API: api.map((port) => `127.0.0.1:${port}`).join(' '),
    XDG_CONFIG_HOME: folder,
    HOME: folder,
  };
  return { check: caddyWith('validate'), run: caddyWith('run'), env };
}

function apiPorts({ api }: ProxyAddresses): [string, string][] {
  return api.map((port, index) => [`127.0.0.1:300${index + 1}`, `127.0.0.1:${port}`]);
}

/** Reads a file of the project and replaces each text, which must stand in it exactly once. */
export function replaced(
  file: string,
  replacements: readonly (readonly [from: string, to: string])[],
): string {
  return replacements.reduce(
    (text, [from, to]) => {
      const [before, after, ...more] = text.split(from);
      if (before === undefined || after === undefined || more.length > 0)
        throw new Error(`${file} must have ${JSON.stringify(from)} exactly once`);
      return before + to + after;
    },
    readFileSync(path.join(root, file), 'utf8'),
  );
}

/** Makes a self-signed certificate of localhost and 127.0.0.1. */
export function writeCertificate(folder: string): { certificate: string; key: string; both: string } {
  const [certificate, key, both] = ['cert.pem', 'key.pem', 'both.pem'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...made, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return { certificate, key, both };
}
