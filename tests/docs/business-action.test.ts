import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { operationTable } from '../../src/contract/route.ts';
import { root } from '../support/paths.ts';

// With files that are not yet added to git.
const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', [...listed, 'src', 'scripts', 'db/query', 'db/function'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/**
 * The domain, which may write. Everything else in `src/` and `scripts/` parses, calls one function of the domain and shows
 * its result, a new folder too.
 */
const domain = (
  'account admission batch booking carrier carrier-notice catalog catalog-upload fx ' +
  'label mail manifest merchant-product oauth party personal-data queue secret startup tracking user wallet webhook'
)
  .split(' ')
  .map((folder) => `src/${folder}/`);
const domainFiles = ['change', 'audit', 'idempotency', 'key-rotation', 'retention', 'test-mode'].map(
  (name) => `src/${name}.ts`,
);
/** They fill databases of their own with invented data. */
const fillers = ['src/demo/', 'scripts/bench/', 'scripts/frame/stores.ts'];

const places = [...domain, ...domainFiles, ...fillers];
const mayWrite = (file: string) => places.some((one) => file.startsWith(one));

/** Functions outside the domain that write and are no business action, by file, each file with its reason. */
const machinery: Readonly<Record<string, readonly [reason: string, ...functions: string[]]>> = {
  'src/cli/doctor/checks.ts': ['corrects rows dated in the future, as a job does', 'checkDates'],
  'src/cli/doctor/restore-checks.ts': ['raises the numbers of events after a restore', 'checkEvents'],
  'src/dashboard/site.ts': ['notes when a session was last seen', 'Site.findUser', 'Site.readOperator'],
  'src/http/request-log.ts': ['keeps the log of requests', 'RequestLog.#writeCounts', 'RequestLog.#write'],
  'src/operation/tracking.ts': ['keeps a carrier’s answer for a minute', 'getTracking'],
  'src/job/ask-labels.ts': ['takes labels that are due', 'askLabels', 'askLabel'],
  'src/job/deliver-webhook.ts': ['claims deliveries and writes their results', 'startDeliveries'],
  'src/job/expire.ts': [
    'deletes data past its retention',
    'expireTestShipments',
    'expireAuditEntries',
    'expireEvents',
    'expireBatches',
    'deleteExpiredKeys',
    'deleteExpiredCarrierCalls',
    'deleteExpiredTracking',
  ],
  'src/job/index-shipments.ts': ['indexes what changed, for the search', 'indexShipments'],
  'src/job/maintenance.ts': [
    'corrects, copies and deletes data by age, and notes each run',
    'fixFutureTimestamps',
    'jobs',
    'startMaintenance',
  ],
  'src/job/place-batches.ts': ['marks batches that are due', 'startBatches', 'whileKept', 'placeForATurn'],
  'src/job/send-mail.ts': [
    'claims emails, writes their results and drops old ones',
    'sendMails',
    'attempt',
    'dropMails',
  ],
  'src/job/tracking-feed.ts': [
    'takes test shipments and notices that are due',
    'advanceTestFeed',
    'advance',
    'matchCarrierNotices',
  ],
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
  const declare = (name: string, node: ts.Node) =>
    declared.push({ name, text: node.getText(source), uses: identifiersIn(node) });
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      if (statement.importClause?.isTypeOnly || !bindings || !ts.isNamedImports(bindings)) continue;
      const { text: specifier } = statement.moduleSpecifier as ts.StringLiteral;
      const from = path.join(path.dirname(file), specifier);
      for (const { isTypeOnly, name, propertyName } of bindings.elements)
        if (!isTypeOnly) imported.set(name.text, { from, name: (propertyName ?? name).text });
    } else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) declare(name.getText(source), statement);
    } else if (ts.isClassDeclaration(statement)) {
      for (const member of statement.members)
        declare(`${statement.name?.text}.${member.name?.getText(source) ?? 'constructor'}`, member);
    } else if (ts.isFunctionDeclaration(statement)) declare(statement.name?.text ?? 'default', statement);
    else if (!ts.isTypeAliasDeclaration(statement) && !ts.isInterfaceDeclaration(statement))
      declare('the module', statement);
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
const transactions = new Set([
  'db/statement.ts transact',
  'db/statement.ts inTransaction',
  'src/change.ts commitChange',
  'src/idempotency.ts commitOnce',
]);
const entries = new Set(['src/audit.ts auditEntry']);

/** In a text of SQL: TypeScript functions have other names. */
function callsWritingSql(text: string): boolean {
  return [...text.matchAll(/\b(\w+_\w+)\(/g)].some(([, name = '']) => writingSql.has(name));
}

/** Returns what each function outside the domain does that a function of the domain should do. */
function ownWrites(file: string, text: string): { readonly name: string; readonly problem: string }[] {
  if (mayWrite(file)) return [];
  const { declared, imported } = read(file, text);
  return [
    ...(/\* as \w+ from '[^']*db\/query|import\('[^']*db\/query|export [^;]* from '[^']*db\/query/.test(text)
      ? [{ name: 'the module', problem: 'hides its calls of db/query' }]
      : []),
    ...declared.flatMap(({ name, text: body, uses }) => {
      const used = [...uses].flatMap((word) => {
        const one = imported.get(word);
        return one ? [`${one.from} ${one.name}`] : [];
      });
      const problems = [
        ...(/\b(?:transaction|startTransaction)\(/.test(body) ? ['opens a transaction'] : []),
        ...(builders.test(body) || sqlWrites.test(body) || callsWritingSql(body)
          ? ['has a statement that writes']
          : []),
        ...used.filter((one) => writing.has(one) || transactions.has(one)).map((one) => `calls ${one}`),
        ...used.filter((one) => entries.has(one)).map(() => 'writes an entry of the activity'),
      ];
      return problems.map((problem) => ({ name, problem }));
    }),
  ];
}

describe('a business action', () => {
  it('has its transaction, writes and entry in the domain, not in a frontend or script', () => {
    const checked = files.filter((file) => /^(?:src|scripts)\/.*\.ts$/.test(file));
    expect(checked.length).toBeGreaterThan(300);
    const found = checked.flatMap((file) =>
      ownWrites(file, textOf(file))
        .filter(({ name }) => !machinery[file]?.slice(1).includes(name))
        .map(({ name, problem }) => `${file} ${name} ${problem}`),
    );
    expect(found).toEqual([]);
  });

  it.each(Object.entries(machinery))('is not in %s, where each function named writes', (file, [
    ,
    ...functions
  ]) => {
    const found = new Set(ownWrites(file, textOf(file)).map(({ name }) => name));
    expect(functions.filter((name) => !found.has(name))).toEqual([]);
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
    ['hides its calls of db/query', "export { topUp } from '../../db/query/wallet/ledger.ts';"],
    ['hides its calls of db/query', "const { topUp } = await import('../../db/query/wallet/ledger.ts');"],
    [
      'calls db/query/account/account.ts updateAccount',
      "import { type Account, findAccount, updateAccount as save } from '../../db/query/account/account.ts'; const change = () => save;",
    ],
    [
      'calls db/query/wallet/ledger.ts topUp',
      "import { topUp } from '../../db/query/wallet/ledger.ts'; class Desk { pay() { return topUp(); } }",
    ],
    // By way of another function of the file, and of SQL functions.
    [
      'calls db/query/wallet/ledger.ts topUp',
      "import { topUp } from '../../db/query/wallet/ledger.ts'; const change = () => topUp;",
    ],
    [
      'calls db/query/wallet/low-balance.ts updateLowBalance',
      "import { updateLowBalance } from '../../db/query/wallet/low-balance.ts'; const change = () => updateLowBalance;",
    ],
    [
      'calls db/query/user/user.ts lockUser',
      "import { lockUser } from '../../db/query/user/user.ts'; const change = () => lockUser;",
    ],
    [
      'calls db/statement.ts transact',
      "import { transact } from '../../db/statement.ts'; const change = () => transact;",
    ],
    [
      'calls src/change.ts commitChange',
      "import { commitChange } from '../../src/change.ts'; const change = () => commitChange;",
    ],
    [
      'writes an entry of the activity',
      "import { auditEntry } from '../../src/audit.ts'; const change = () => auditEntry;",
    ],
  ])('is found in a frontend that %s', (problem, text) => {
    const where = ['src/dashboard/planted.ts', 'src/a-new-folder/planted.ts', 'scripts/planted.ts'];
    for (const file of where)
      expect(ownWrites(file, text.replaceAll('../../', '../'.repeat(file.split('/').length - 1)))).toEqual([
        expect.objectContaining({ problem }),
      ]);
  });

  it('is in a folder or file that exists', () => {
    expect(places.filter((place) => !files.some((file) => file.startsWith(place)))).toEqual([]);
  });

  it.each([
    "import { findAccount, listAccounts } from '../../db/query/account/account.ts'; const change = () => listAccounts;",
    "import { readWallet } from '../../db/query/wallet/wallet.ts'; const change = () => readWallet;",
    "import type { topUp } from '../../db/query/wallet/ledger.ts'; const change = () => topUp;",
    "import { commandLineActor } from '../user/audit.ts'; const change = () => commandLineActor;",
  ])('is not found in a frontend that reads', (text) => {
    expect(ownWrites('src/dashboard/planted.ts', text)).toEqual([]);
  });
});

/** Files of `src/` with a transaction or an entry of their own, each with its reason. All others use the frame, `commitChange`. */
const ownTransactions = {
  'src/change.ts': 'the frame',
  'src/catalog/load.ts': 'reads a snapshot',
  'src/demo/seed-demo.ts': 'invented data',
  'src/personal-data/erase-recipient.ts': 'locks what it reads',
};
const ownEntries = {
  'src/change.ts': 'the frame',
  'src/account/account.ts': 'who reads an account, once an hour',
  'src/booking/book.ts': 'the statement that books writes it',
  'src/booking/cancel.ts': 'the statement that cancels writes it',
  'src/user/sign-in.ts': 'the statement that counts a failure writes it',
};

describe('a change', () => {
  const sources = files.filter((file) => /^src\/.*\.ts$/.test(file));
  const filesWith = (pattern: RegExp) =>
    sources.filter((file) => file !== 'src/audit.ts' && pattern.test(textOf(file)));

  it('has its transaction in the frame, which demands its entry of the activity', () => {
    expect(filesWith(/\b(?:transact|transaction|startTransaction)\(/)).toEqual(
      Object.keys(ownTransactions).sort(),
    );
  });

  it('has its event from the frame, last', () => {
    expect(filesWith(/\bemitEvent\(/)).toEqual(['src/change.ts']);
  });

  it('has its entry of the activity and the actor from the frame', () => {
    expect(filesWith(/\b(?:insertAuditEntry|insertHourlyAuditEntry|auditEntry)\(/)).toEqual(
      Object.keys(ownEntries).sort(),
    );
  });
});

/** Returns what a file does to run an operation other than by `src/run-operation.ts`. */
function ownRuns(file: string, text: string): string[] {
  const { imported } = read(file, text);
  const isHandler = (name: string) => {
    const from = imported.get(name);
    return from?.from.startsWith('src/operation/') && from.name in operationTable;
  };
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if ((ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && /^[A-Z]+ \//.test(node.text))
      found.push(`types the operation ${node.text}`);
    if (ts.isCallExpression(node) && isHandler(node.expression.getText()))
      found.push(`calls the handler ${node.expression.getText()}`);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  const keyed = [...imported.values()].filter(({ name }) => /^(?:runUnderKey|claimKey)$/.test(name));
  return [...found, ...keyed.map(({ name }) => `calls ${name}`)];
}

describe('an operation of the contract', () => {
  const isElsewhere = (file: string) =>
    /^src\/.*\.ts$/.test(file) && !/^src\/(?:operation\/|run-operation\.ts)/.test(file);

  it('is run in one way, with its method and path from the operation table', () => {
    const found = files
      .filter(isElsewhere)
      .flatMap((file) => ownRuns(file, textOf(file)).map((problem) => `${file} ${problem}`));
    expect(found).toEqual([]);
  });

  it.each([
    ['types the operation POST /shipments', "const operation = 'POST /shipments';"],
    ['calls runUnderKey', "import { runUnderKey } from '../idempotency.ts';"],
    [
      'calls the handler createManifest',
      "import { createManifest } from '../operation/manifest.ts'; export const make = () => createManifest(context, call);",
    ],
  ])('is found to be run in another way by a file that %s', (problem, text) => {
    expect(ownRuns('src/job/planted.ts', text)).toEqual([problem]);
  });
});

/** Functions of a frontend that compare a shipment's state, by file, each with what it chooses to show. */
const shown: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/cli/command/shipment.ts': {
    shipmentView: 'since when the carrier has not answered',
    shipmentEvent: 'the statuses that its option lists',
  },
  'src/cli/command/shipment-return.ts': {
    findReturn: 'whether the booking under the key has a result',
    showEarlier: 'what became of the return under the key',
  },
  'src/dashboard/home/home.ts': {
    performanceFacts: 'the share of delivered parcels',
  },
  'src/dashboard/manifest/manifests.ts': { showManifest: 'which numbers to strike out by hand' },
  'src/dashboard/operator/unconfirmed-shipments.ts': {
    resolveShipment: 'none: it reads the answers that its form offers',
  },
  'src/dashboard/shipment/charge.ts': { billingSection: 'the amount that is still held' },
  'src/dashboard/shipment/cancel.ts': { cancelRequested: 'the shipment in place of a second form' },
  'src/dashboard/shipment/columns.ts': { shownColumns: 'that a booked parcel was handed over' },
  'src/dashboard/shipment/label-section.ts': { labelSection: 'why there is no label' },
  'src/dashboard/shipment/shipment.ts': { photoSection: 'no link to a photo before the delivery' },
  'src/dashboard/view/data.ts': { isUnconfirmed: 'the words and the color of a status' },
};

const states: ReadonlySet<string> = new Set(
  (
    'label_created picked_up in_transit out_for_delivery available_for_pickup delivery_failed ' +
    'exception returning delivered cancelled returned'
  ).split(' '),
);

/** Returns the functions that compare a shipment's state with a literal. */
function comparisonsOfState(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node, name: string) => {
    const isComparison =
      ts.isBinaryExpression(node) &&
      /^[!=]==$/.test(node.operatorToken.getText()) &&
      [node.left, node.right].some(
        (side) =>
          (ts.isStringLiteral(side) && states.has(side.text)) ||
          /\b(?:dispatch_status|charge\??\.state)$/.test(side.getText()),
      );
    if (isComparison && !found.includes(name)) found.push(name);
    const own = ts.isFunctionDeclaration(node) ? (node.name?.text ?? name) : name;
    node.forEachChild((child) => visit(child, own));
  };
  visit(source, 'the module');
  return found;
}

describe('a business rule', () => {
  const frontendFiles = files.filter((file) => /^src\/(?:dashboard|cli|mcp|operation)\/.*\.ts$/.test(file));

  it('about the state of a shipment is a function of the domain, and no second copy in a frontend', () => {
    expect(frontendFiles.length).toBeGreaterThan(150);
    const found = frontendFiles.flatMap((file) => {
      const names = comparisonsOfState(file, textOf(file));
      return names.map((name) => `${file} ${name}`);
    });
    const known = Object.entries(shown).flatMap(([file, names]) =>
      Object.keys(names).map((name) => `${file} ${name}`),
    );
    expect(found.sort()).toEqual(known.sort());
  });
});
