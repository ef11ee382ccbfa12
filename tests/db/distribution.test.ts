import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { globalKeys, guards, placements, tablesOf } from '../../db/distribution.ts';
import { root } from '../support/paths.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { statementsOfAllAccounts } from './distribution-exceptions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

async function rows<Row extends object>(query: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.db.pool.query<Row>(query, values)).rows;
}

const ofAccounts = tablesOf('account');
const references = tablesOf('reference');

describe('the schema can be distributed by account (docs/design/distribution.md)', () => {
  it('has a place for every table, in the code and in the document', async () => {
    const known = await rows<{ name: string }>(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname not like 'kysely%' and relname <> 'sql_function' order by 1`);
    expect(known.map(({ name }) => name)).toEqual(Object.keys(placements).sort());
    const document = readFileSync(path.join(root, 'docs', 'design', 'distribution.md'), 'utf8');
    const described = [...document.matchAll(/^\| `(\w+)` \| (account|reference|local) \|/gm)];
    expect(Object.fromEntries(described.map(([, table, placement]) => [table, placement]))).toEqual(
      placements,
    );
  });

  it('has account_id in every table of an account', async () => {
    const having = await rows<{ name: string }>(
      `select table_name as name from information_schema.columns
        where column_name = 'account_id' and is_nullable = 'NO' and table_name = any($1) order by 1`,
      [ofAccounts],
    );
    expect(having.map(({ name }) => name)).toEqual([...ofAccounts].sort());
  });

  it('has account_id in every unique key of those tables', async () => {
    const without = await rows<{ name: string }>(
      `select i.indexrelid::regclass::text as name from pg_index i
        where i.indisunique and i.indrelid::regclass::text = any($1) and not exists (
          select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attname = 'account_id')`,
      [ofAccounts],
    );
    expect(without.map(({ name }) => name)).toEqual(globalKeys);
  });

  it('has no trigger on those tables or on reference tables, except guards that write nothing', async () => {
    const triggers = await rows<{ table: string; name: string; source: string }>(
      `select tgrelid::regclass::text as table, tgname as name, prosrc as source
        from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where not tgisinternal and tgrelid::regclass::text = any($1) order by 1, 2`,
      [[...ofAccounts, ...references]],
    );
    expect(triggers.map(({ table, name }) => `${table}.${name}`)).toEqual(
      Object.entries(guards).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
    );
    for (const { source } of triggers) expect(source).not.toMatch(/\b(insert|update|delete|perform \w+\()/);
  });

  it('has foreign keys only within an account, and to reference tables', async () => {
    const keys = await rows<{ name: string; table: string; target: string; by_account: boolean }>(
      `select conname as name, conrelid::regclass::text as table, confrelid::regclass::text as target,
          exists (select from generate_subscripts(conkey, 1) n
            join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[n] and a.attname = 'account_id'
            join pg_attribute b on b.attrelid = confrelid and b.attnum = confkey[n] and b.attname = 'account_id'
          ) as by_account
        from pg_constraint where contype = 'f' and conparentid = 0`,
    );
    const wrong = keys.filter(({ table, target, by_account }) => {
      const [from, to] = [placements[table as never], placements[target as never]];
      if (from === 'account') return to === 'local' || (to === 'account' && !by_account);
      return to === 'account' || (from === 'reference' && to === 'local');
    });
    expect(wrong).toEqual([]);
  });
});

interface Declaration {
  /** `file#name`. */
  readonly place: string;
  readonly text: string;
}

const names = ofAccounts.join('|');
const inSql = new RegExp(`\\b(from|join|update|into|using)\\s+(${names})\\b`);
const inKysely = new RegExp(
  `(selectFrom|[jJ]oin|updateTable|insertInto|deleteFrom)\\(\\s*'(${names})( as \\w+)?'`,
);

function touchesAccounts(text: string): boolean {
  return inSql.test(text) || inKysely.test(text);
}

/** The declarations of a module: a statement is written in one of them. */
function declarationsIn(file: string): Declaration[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((node): Declaration[] => {
    const name = ts.isVariableStatement(node)
      ? node.declarationList.declarations[0]?.name.getText()
      : ts.isFunctionDeclaration(node)
        ? node.name?.text
        : undefined;
    return name ? [{ place: `${path.basename(file, '.ts')}#${name}`, text: node.getText() }] : [];
  });
}

/** The statements of an SQL function. */
function statementsIn(file: string): Declaration[] {
  const text = readFileSync(file, 'utf8').replaceAll(/--.*$/gm, '');
  return text.split(';').map((statement) => ({ place: path.basename(file), text: statement }));
}

const folder = path.join(root, 'db');
const declarations = [
  ...readdirSync(path.join(folder, 'query'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => declarationsIn(path.join(folder, 'query', file))),
  ...readdirSync(path.join(folder, 'function')).flatMap((file) =>
    statementsIn(path.join(folder, 'function', file)),
  ),
].filter(({ text }) => touchesAccounts(text));

/** A condition on the account, or its column in an insert; a scope names it too. */
const namesAccount =
  /account_id = (\$\{|p_account_id|draft\.account_id)|account_id', '=',|accountId|\b[sS]cope\b|inScope|inAccountSql|= part\.account or|into \w+ (as \w+ )?\([^)]*account_id/;

describe("a statement on an account's table", () => {
  it('names the account, so that one node runs it, or is listed with its reason', () => {
    const without = declarations.filter(({ text }) => !namesAccount.test(text));
    expect([...new Set(without.map(({ place }) => place))].sort()).toEqual(
      Object.keys(statementsOfAllAccounts).sort(),
    );
  });

  it.each([
    'entry',
    'wallet_transaction',
  ])('never changes or deletes a row of %s, which has no guard there', (table) => {
    const changing = new RegExp(`(update|delete from) ${table}\\b|(updateTable|deleteFrom)\\('${table}`);
    expect(declarations.filter(({ text }) => changing.test(text))).toEqual([]);
  });
});
