import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';

const projectFolder = path.join(import.meta.dirname, '..', '..');

/** Address of the demonstration account and of its user. */
export const demoEmail = 'demo@sampan.example';

export interface DemoFile {
  readonly root_url: string;
  readonly base_url: string;
  readonly account_id: string;
  readonly test_key: string;
  readonly live_key: string;
  readonly database_url: string;
}

export function demoFile(home: string): string {
  return path.join(home, 'demo.json');
}

/** Returns the path to show to people, relative to the project. */
export function shownDemoFile(home: string): string {
  const file = path.relative(projectFolder, demoFile(home));
  return file.startsWith('..') || path.isAbsolute(file) ? '$SAMPAN_HOME/demo.json' : file;
}

/** Returns why there is no demonstration account with these settings; null if there is one. */
export function whyNoDemo(config: Config): string | null {
  if (!config.roles.includes('api')) return 'this process has no api role';
  if (config.databaseUrl) return 'DATABASE_URL is set';
  if (config.production) return 'NODE_ENV is production';
  if (!/^(127\.|localhost$|::1$)/.test(config.host)) return `HOST ${config.host} is not a loopback address`;
  return null;
}

/** Returns the file's content; null if it is missing or malformed. */
export function readDemoFile(home: string): DemoFile | null {
  try {
    return JSON.parse(readFileSync(demoFile(home), 'utf8')) as DemoFile;
  } catch {
    return null;
  }
}

/** Writes the file atomically, readable by its owner only. */
export function writeDemoFile(home: string, demo: DemoFile): void {
  const temporary = `${demoFile(home)}.${process.pid}`;
  try {
    writeFileSync(temporary, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
    chmodSync(temporary, 0o600);
    renameSync(temporary, demoFile(home));
  } finally {
    rmSync(temporary, { force: true });
  }
}

const order = {
  service_tier_id: 'HKASTDGGSTCM',
  recipient: {
    contact_name: 'Emily Carter',
    phone: '+1 212 555 0147',
    country_code: 'US',
    city: 'New York',
    region: 'NY',
    address: '350 5th Avenue',
    postal_code: '10118',
  },
  parcels: [{ weight_kg: 0.5 }],
  items: [
    {
      description: 'Cotton T-shirt',
      quantity: 2,
      unit_price_hkd: 80,
      hs_code: '6109.10.0012',
      country_of_manufacture: 'CN',
    },
  ],
};

/** Returns a curl command that reads the key from `demo.json`, so that no history or log holds the key. */
export function demoCurl(rootUrl: string, home: string): string {
  const readKey = `require(${JSON.stringify(demoFile(home))}).test_key`;
  return [
    `curl -sS ${quoted(`${rootUrl}/api/v1/shipments`)}`,
    `  -H "Authorization: Bearer $(node -p ${quoted(readKey)})"`,
    `  -H "Idempotency-Key: $(date +%s%N)"`,
    `  -H 'Content-Type: application/json'`,
    `  -d ${quoted(JSON.stringify(order))}`,
  ].join(' \\\n');
}

function quoted(text: string): string {
  return /^[\w:/.@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
