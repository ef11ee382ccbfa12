import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { migrations, type SchemaMigration } from '../db/migrations/index.ts';
import { Tools } from './frame/tools.ts';

/**
 * `node scripts/lint-migrations.ts`: checks that the processes of the last release can serve while and after this version
 * migrates the database (docs/design/database.md, Migrations). Prints each problem.
 */
const root = path.resolve(import.meta.dirname, '..');

/** The file that `npm run dump-schema -- --release` writes; absent before the first release. */
const releasedFile = path.join(root, 'db', 'released-schema.sql');

/** A linter of migrations, 22 MB. Before the first migration beside the baseline, it has nothing to do. */
export const squawk = new Tools('squawk', { 'squawk-cli': '2.61.0' });

/** Rules of Squawk against statements for which a contract migration is made. */
const contractRules = ['ban-drop-column', 'ban-drop-table', 'ban-drop-not-null'];

interface SquawkFinding {
  readonly line: number;
  readonly rule_name: string;
  readonly message: string;
  readonly help: string | null;
}

/** Returns the problems of a migration: locks that block requests, and changes that break the last release. */
export function lintMigration(
  text: string,
  { inTransaction, contractAfter }: Pick<SchemaMigration, 'inTransaction' | 'contractAfter'>,
): string[] {
  const options = [
    '--config',
    path.join(root, '.squawk.toml'),
    '--reporter',
    'json',
    '--stdin-filepath',
    'migration.sql',
  ];
  if (inTransaction) options.push('--assume-in-transaction');
  squawk.install();
  const { stdout, stderr } = spawnSync(squawk.file('.bin', 'squawk'), options, {
    input: text,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('[')) throw new Error(`squawk failed: ${stderr}${stdout}`);
  const findings = (JSON.parse(stdout) as SquawkFinding[]).filter(
    ({ rule_name }) => contractAfter === null || !contractRules.includes(rule_name),
  );
  const problems = findings.map(
    ({ line, rule_name, message, help }) =>
      `line ${line + 1}: ${[message, help].join(' ').trim()} (${rule_name})`,
  );
  if (contractAfter === null) problems.push(...findDroppedFunctions(text));
  if (!inTransaction) problems.push(...findUnrepeatableIndexes(text), ...findUnlimitedLocks(text));
  const changed = findChangedTables(text);
  if (inTransaction && changed.length > 1) {
    problems.push(
      `it changes ${changed.join(', ')}: in one transaction it can deadlock with requests. Make a migration for each table`,
    );
  }
  return problems;
}

/** A failed attempt leaves an invalid index: a second one fails on its name, and IF NOT EXISTS would keep it. */
function findUnrepeatableIndexes(text: string): string[] {
  const made = text.matchAll(/(?:^|;)\s*create (?:unique )?index concurrently\s+(if not exists\s+)?(\w+)/gim);
  return [...made].flatMap(([, keepsInvalid, name = '']) => {
    const before = text.slice(
      0,
      text.search(new RegExp(`create (?:unique )?index concurrently[^;]*\\b${name}\\b`, 'i')),
    );
    const isDropped = new RegExp(`drop index concurrently if exists ${name}\\b`, 'i').test(before);
    if (isDropped && !keepsInvalid) return [];
    return [
      `index ${name}: a failed attempt leaves it invalid. Put \`drop index concurrently if exists ${name};\` and an empty line before it, without IF NOT EXISTS`,
    ];
  });
}

/** Without a transaction, `migrate` sets no lock timeout: requests would wait behind the statement. */
function findUnlimitedLocks(text: string): string[] {
  const locking = text.matchAll(/(?:^|;)\s*((?:alter table|drop table|create trigger|lock)\b[^;]*)/gim);
  return [...locking].flatMap(([, statement = '']) =>
    /\bvalidate constraint\b|\bconcurrently\b/i.test(statement)
      ? []
      : [
          `${statement}: it has no lock timeout outside of a transaction. Make a migration with a transaction for it`,
        ],
  );
}

/** Returns the tables that the text alters or drops, but does not create. */
function findChangedTables(text: string): string[] {
  const tables = (statement: string) =>
    new Set(
      [
        ...text.matchAll(
          new RegExp(`(?:^|;)\\s*${statement}\\s+(?:if (?:not )?exists )?(?:only )?(\\w+)`, 'gim'),
        ),
      ].map(([, table = '']) => table),
    );
  const created = tables('create table');
  return [...tables('(?:alter|drop) table')].filter((table) => !created.has(table));
}

/** Squawk has no rule for functions. */
function findDroppedFunctions(text: string): string[] {
  return [...text.matchAll(/(?:^|;)\s*drop (?:function|procedure|routine)\b.*$/gim)].map(
    ([statement]) =>
      `${statement.replace(/^[;\s]+/, '')}: the last release calls it. Drop it in a contract migration`,
  );
}

export interface ComparedSchema {
  readonly migrations: Readonly<Record<string, Pick<SchemaMigration, 'contractAfter'>>>;
  /** `db/schema.sql`. */
  readonly present: string;
  /** `db/released-schema.sql`; null before the first release. */
  readonly released: string | null;
}

/** Returns the problems of a schema for the processes of the last release. */
export function compareWithRelease({ migrations: all, present, released }: ComparedSchema): string[] {
  if (released === null) return [];
  const names = Object.keys(all);
  const newest = /^-- Newest migration: (\S+)$/m.exec(released)?.[1] ?? '';
  const isContracted = names.some((name) => name > newest && all[name]?.contractAfter);
  const [before, now] = [functionsByHead(released), functionsByHead(present)];
  const lost = [...before.keys()].filter((head) => !now.has(head));
  const hasChanged = [...before].some(([head, text]) => now.get(head) !== text);
  return [
    ...(isContracted ? [] : lost).map(
      (head) =>
        `${head}: the last release calls it. Keep its file, and give the new function another name, such as NAME_2. A contract migration drops it after the next release`,
    ),
    ...(hasChanged && !names.some((name) => name > newest)
      ? [
          `The functions have changed since the last release, but there is no migration after ${newest}. Add one, even if it has only a comment: it tells an older version that it must not put its functions back`,
        ]
      : []),
    ...names.flatMap((name) => {
      const after = all[name]?.contractAfter;
      if (!after || name <= newest || (after in all && after <= newest)) return [];
      return [
        `${name}: "Contract after ${after}" must name a migration that the last release has (up to ${newest})`,
      ];
    }),
  ];
}

/** Returns each function's text by its name, parameters and result: all that a caller depends on. */
function functionsByHead(schema: string): Map<string, string> {
  const texts = schema.split('\n\n').filter((text) => text.startsWith('CREATE OR REPLACE FUNCTION '));
  return new Map(
    texts.map((text) => {
      const [, head = '', result = ''] =
        /^CREATE OR REPLACE FUNCTION public\.(.*)\n RETURNS (.*)\n/.exec(text) ?? [];
      return [`${head} returns ${result}`, text];
    }),
  );
}

function main(): void {
  const read = (file: string) => readFileSync(file, 'utf8');
  const folder = path.join(root, 'db');
  // The baseline makes an empty database.
  const [, ...later] = Object.entries(migrations);
  const problems = [
    ...later.flatMap(([name, migration]) =>
      lintMigration(read(path.join(folder, 'migrations', `${name}.sql`)), migration).map(
        (problem) => `db/migrations/${name}.sql: ${problem}`,
      ),
    ),
    ...globSync('function/*.sql', { cwd: folder }).flatMap((file) =>
      findDroppedFunctions(read(path.join(folder, file))).map((problem) => `db/${file}: ${problem}`),
    ),
    ...compareWithRelease({
      migrations,
      present: read(path.join(folder, 'schema.sql')),
      released: existsSync(releasedFile) ? read(releasedFile) : null,
    }),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.main) main();
