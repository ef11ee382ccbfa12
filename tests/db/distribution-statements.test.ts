import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { tablesOf } from '../../db/distribution.ts';
import { root } from '../support/paths.ts';
import {
  locksWithoutAccount,
  statementsOfAllAccounts,
  tablesWithoutAccount,
} from './distribution-exceptions.ts';

interface Declaration {
  /** `file#name`. */
  readonly place: string;
  readonly text: string;
}

const names = tablesOf('account').join('|');
const keyword =
  'where|on|set|using|cross|left|join|inner|order|group|for|limit|select|values|returning|union|natural';
const inSql = new RegExp(
  `\\b(from|join|update|into|using)\\s+(${names})\\b(?:\\s+(?:as\\s+)?(?!(?:${keyword})\\b)([a-z]\\w*))?`,
  'g',
);
const inKysely = new RegExp(
  `(selectFrom|[jJ]oin|updateTable|insertInto|deleteFrom|using|from)\\(\\s*'(${names})(?: as (\\w+))?'`,
  'g',
);

/** A place in a statement where a table of accounts is read or written, and its alias there. */
interface Mention {
  readonly table: string;
  readonly alias: string;
  readonly end: number;
  /** Open parentheses of the mention itself: Kysely has the table in the parentheses of a call. */
  readonly depth: number;
}

function mentionsIn(text: string): Mention[] {
  return [inSql, inKysely].flatMap((pattern, depth) =>
    [...text.matchAll(pattern)].map(({ 0: found, 2: table = '', 3: alias = table, index }) => ({
      table,
      alias,
      end: index + found.length,
      depth,
    })),
  );
}

/** The rest of the subquery or statement in which this place is: up to the parenthesis or semicolon that ends it. */
function restOfQuery(text: string, from: number, open: number): string {
  let depth = open;
  for (let index = from; index < text.length; index++) {
    if (text[index] === '(') depth++;
    if (text[index] === ')' && --depth < 0) return text.slice(from, index);
    if (text[index] === ';') return text.slice(from, index);
  }
  return text.slice(from);
}

/** Returns whether the rows of this table have a condition on the account: of the table's own column, or of its alias in a join. */
function isBound(text: string, { alias, end, depth }: Mention): boolean {
  const ofAlias = new RegExp(`\\b${alias}\\.account_id\\b`);
  const unqualified = /(?<![.\w])account_id\b|\b[sS]cope\b|inScope/;
  return ofAlias.test(text) || unqualified.test(restOfQuery(text, end, depth));
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
].filter(({ text }) => mentionsIn(text).length > 0);

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

  it('has a condition or a join on the account for each table that it names, or the table is listed with its reason', () => {
    const ofOne = declarations.filter(({ place }) => !(place in statementsOfAllAccounts));
    const unbound = ofOne.flatMap(({ place, text }) =>
      mentionsIn(text)
        .filter((mention) => !isBound(text, mention))
        .map(({ table }) => `${place} ${table}`),
    );
    expect([...new Set(unbound)].sort()).toEqual(Object.keys(tablesWithoutAccount).sort());
  });

  it('names the account if it locks rows: Citus locks those of one node only', () => {
    const locks = /\bfor (no key )?update\b|\.for(NoKey)?Update\(/;
    const unnamed = declarations.filter(({ text }) => locks.test(text) && !namesAccount.test(text));
    expect(unnamed.map(({ place }) => place)).toEqual(Object.keys(locksWithoutAccount));
  });

  it.each([
    'entry',
    'wallet_transaction',
  ])('never changes or deletes a row of %s, which has no guard there', (table) => {
    const changing = new RegExp(`(update|delete from) ${table}\\b|(updateTable|deleteFrom)\\('${table}`);
    expect(declarations.filter(({ text }) => changing.test(text))).toEqual([]);
  });
});
