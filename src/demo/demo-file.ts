import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What `$SAMPAN_HOME/demo.json` holds: the demonstration account's keys, and where the service answers. */
export interface DemoFile {
  readonly root_url: string;
  readonly base_url: string;
  readonly account_id: string;
  readonly test_key: string;
  readonly live_key: string;
  readonly database_url: string;
}

const fileOf = (home: string) => path.join(home, 'demo.json');

/** The file's content; null when there is none, or none that can be read. */
export function readDemoFile(home: string): DemoFile | null {
  try {
    return JSON.parse(readFileSync(fileOf(home), 'utf8')) as DemoFile;
  } catch {
    return null;
  }
}

/** Writes the file whole, readable by its owner alone. */
export function writeDemoFile(home: string, demo: DemoFile): void {
  const temporary = `${fileOf(home)}.${process.pid}`;
  try {
    writeFileSync(temporary, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
    chmodSync(temporary, 0o600);
    renameSync(temporary, fileOf(home));
  } finally {
    rmSync(temporary, { force: true });
  }
}
