import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { root } from '../support/paths.ts';

const files = execFileSync('git', ['ls-files', 'src', 'db/query', 'db/function'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** They parse, call one function of the domain and show its result. */
const frontends = ['src/dashboard/', 'src/cli/', 'src/mcp/', 'src/http/', 'src/operation/'];

/** Writes that are no business action: the machinery of requests, and repairs. */
const machinery: Readonly<Record<string, string>> = {
  'src/cli/doctor/checks.ts': 'corrects rows dated in the future, as a job does',
  'src/dashboard/site.ts': 'notes when a session was last seen',
  'src/http/request-log.ts': 'keeps the log of requests',
  'src/operation/tracking.ts': 'keeps a carrier’s answer to getTracking for a minute',
};

const builders = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|for(?:NoKey)?Update|for(?:Key)?Share)\(/;
const sqlWrites =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate|update\s+(?:only\s+)?"?\w+"?(?:\s+(?:as\s+)?\w+)?\s+set|for\s+(?:no\s+key\s+)?update|for\s+(?:key\s+)?share)\b/i;

/** Returns the names that reach a name of `found`, also by way of others. */
function reaching(uses: ReadonlyMap<string, ReadonlySet<string>>, found: ReadonlySet<string>): Set<string> {
  const all = new Set(found);
  for (let size = -1; size !== all.size; ) {
    size = all.size;
    for (const [name, used] of uses) if ([...used].some((one) => all.has(one))) all.add(name);
  }
  return all;
}

/** Returns the SQL functions that write. */
function writingSqlFunctions(): Set<string> {
  const texts = new Map(
    files
      .filter((file) => file.startsWith('db/function/'))
      .map((file) => [path.basename(file, '.sql'), textOf(file)]),
  );
  const uses = new Map(
    [...texts].map(([name, text]) => [
      name,
      new Set([...texts.keys()].filter((one) => text.includes(`${one}(`))),
    ]),
  );
  return reaching(uses, new Set([...texts].filter(([, text]) => sqlWrites.test(text)).map(([name]) => name)));
}

interface Declared {
  readonly name: string;
  readonly text: string;
  /** Its identifiers, without types and names of members. */
  readonly uses: ReadonlySet<string>;
}

interface Imported {
  readonly from: string;
  readonly name: string;
}

function identifiersIn(node: ts.Node, found = new Set<string>()): Set<string> {
  if (ts.isTypeNode(node)) return found;
  const { parent } = node;
  const isMember =
    (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node;
  if (ts.isIdentifier(node) && !isMember) found.add(node.text);
  node.forEachChild((child) => {
    identifiersIn(child, found);
  });
  return found;
}

function read(file: string, text: string): { declared: Declared[]; imported: Map<string, Imported> } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imported = new Map<string, Imported>();
  const declared: Declared[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      if (statement.importClause?.isTypeOnly || !bindings || !ts.isNamedImports(bindings)) continue;
      const { text: specifier } = statement.moduleSpecifier as ts.StringLiteral;
      const from = path.join(path.dirname(file), specifier);
      for (const { isTypeOnly, name, propertyName } of bindings.elements)
        if (!isTypeOnly) imported.set(name.text, { from, name: (propertyName ?? name).text });
    }
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText(source))
      : ts.isFunctionDeclaration(statement) && statement.name
        ? [statement.name.text]
        : [];
    const body = statement.getText(source);
    for (const name of names) declared.push({ name, text: body, uses: identifiersIn(statement) });
  }
  return { declared, imported };
}

/** Returns the functions of `db/query/` that write or lock, as `file name`. */
function writingQueries(): Set<string> {
  const sqlFunctions = writingSqlFunctions();
  const uses = new Map<string, Set<string>>();
  const found = new Set<string>();
  for (const file of files.filter((one) => one.startsWith('db/query/'))) {
    const { declared, imported } = read(file, textOf(file));
    const own = new Set(declared.map(({ name }) => name));
    for (const { name, text, uses: words } of declared) {
      const key = `${file} ${name}`;
      if (
        builders.test(text) ||
        sqlWrites.test(text) ||
        (text.match(/\w+/g) ?? []).some((word) => sqlFunctions.has(word))
      )
        found.add(key);
      const others = [...words].flatMap((word) => {
        const from = imported.get(word);
        return from
          ? [`${from.from} ${from.name}`]
          : own.has(word) && word !== name
            ? [`${file} ${word}`]
            : [];
      });
      uses.set(key, new Set(others));
    }
  }
  return reaching(uses, found);
}

const writing = writingQueries();
const writingSql = writingSqlFunctions();
const transactions = new Set(['db/statement.ts transact', 'db/statement.ts inTransaction']);
const entries = new Set(['audit', 'auditHourly', 'auditEntry'].map((name) => `src/user/audit.ts ${name}`));

/** In a text of SQL: TypeScript functions have other names. */
function callsWritingSql(text: string): boolean {
  return [...text.matchAll(/\b(\w+_\w+)\(/g)].some(([, name = '']) => writingSql.has(name));
}

/** Returns what a frontend does that a function of the domain should do. */
function ownWrites(file: string, text: string): string[] {
  const { imported } = read(file, text);
  const used = [...imported.values()].map(({ from, name }) => `${from} ${name}`);
  return [
    ...(/\b(?:transaction|startTransaction)\(/.test(text) ? ['opens a transaction'] : []),
    ...(builders.test(text) || sqlWrites.test(text) || callsWritingSql(text)
      ? ['has a statement that writes']
      : []),
    ...(/\* as \w+ from '[^']*db\/query|import\('[^']*db\/query/.test(text)
      ? ['hides its calls of db/query']
      : []),
    ...used.filter((name) => writing.has(name) || transactions.has(name)).map((name) => `calls ${name}`),
    ...used.filter((name) => entries.has(name)).map(() => 'writes an entry of the activity'),
  ];
}

describe('a business action', () => {
  it('has its transaction, writes and entry in the domain, not in a frontend', () => {
    const checked = files.filter(
      (file) => frontends.some((one) => file.startsWith(one)) && file.endsWith('.ts'),
    );
    expect(checked.length).toBeGreaterThan(100);
    const found = checked.flatMap((file) =>
      machinery[file] ? [] : ownWrites(file, textOf(file)).map((problem) => `${file} ${problem}`),
    );
    expect(found).toEqual([]);
  });

  it.each(Object.entries(machinery))('is not in %s, which %s', (file) => {
    expect(ownWrites(file, textOf(file))).not.toEqual([]);
  });

  it.each([
    ['opens a transaction', 'await db.kysely.transaction().execute((tx) => change(tx));'],
    ['opens a transaction', "await db\n  .transaction().setIsolationLevel('serializable').execute(change);"],
    ['has a statement that writes', "await kysely.updateTable('account').set({ name }).execute();"],
    ['has a statement that writes', "pool.query('delete from account');"],
    ['has a statement that writes', "pool.query('select ledger_top_up($1, $2)');"],
    ['has a statement that writes', 'pool.query(\'update only "account" set name = $1\');'],
    ['opens a transaction', 'const tx = await db.kysely.startTransaction().execute();'],
    ['hides its calls of db/query', "import * as ledger from '../../db/query/wallet/ledger.ts';"],
    ['hides its calls of db/query', "const { topUp } = await import('../../db/query/wallet/ledger.ts');"],
    [
      'calls db/query/account/account.ts updateAccount',
      "import { type Account, findAccount, updateAccount as save } from '../../db/query/account/account.ts';",
    ],
    // By way of another function of the file, and of SQL functions.
    ['calls db/query/wallet/ledger.ts topUp', "import { topUp } from '../../db/query/wallet/ledger.ts';"],
    [
      'calls db/query/wallet/low-balance.ts updateLowBalance',
      "import { updateLowBalance } from '../../db/query/wallet/low-balance.ts';",
    ],
    ['calls db/query/user/user.ts lockUser', "import { lockUser } from '../../db/query/user/user.ts';"],
    ['calls db/statement.ts transact', "import { transact } from '../../db/statement.ts';"],
    ['writes an entry of the activity', "import { audit } from '../user/audit.ts';"],
  ])('is found in a frontend that %s', (problem, text) => {
    expect(ownWrites('src/dashboard/planted.ts', text)).toEqual([problem]);
  });

  it.each([
    "import { findAccount, listAccounts } from '../../db/query/account/account.ts';",
    "import { readWallet } from '../../db/query/wallet/wallet.ts';",
    "import type { topUp } from '../../db/query/wallet/ledger.ts';",
    "import { commandLineActor } from '../user/audit.ts';",
  ])('is not found in a frontend that reads', (text) => {
    expect(ownWrites('src/dashboard/planted.ts', text)).toEqual([]);
  });
});
