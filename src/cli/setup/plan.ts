import path from 'node:path';
import { InvalidArgumentError } from 'commander';
import type { Account } from '../../../db/query/account/account.ts';
import { maxInstructionLength } from '../../../db/query/installation/setting.ts';
import { isPlainText } from '../../account/account-input.ts';
import { CatalogRefused } from '../../catalog/catalog-file.ts';
import { firstPublicationProblems } from '../../catalog/check-folder.ts';
import { type CatalogReading, readCatalog } from '../../catalog/read-catalog.ts';
import type { SecretKey } from '../../config/secret-key.ts';
import { rateDoubt } from '../../fx/set-rate.ts';
import { invocation } from '../../invocation.ts';
import { hongKongDay } from '../../runtime.ts';
import { KeyRing } from '../../secret/key-ring.ts';
import { keyFile, keyProblem, readKeyFile } from '../../secret/open-key-ring.ts';
import { printableLine } from '../../terminal.ts';
import { readEmail, readName, readUsdRate } from '../argument.ts';
import { explainFolderError, Refusal, refusing } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { type AccountSetup, type Installation, readAccountSetup } from './installation.ts';
import type { Questions } from './questions.ts';
import type { InstallationSettings } from './settings.ts';

export interface SetupFlags {
  readonly publicUrl?: string;
  readonly catalog?: string;
  readonly rate?: number;
  readonly paymentText?: string;
  readonly operatorEmail?: string;
  readonly accountName?: string;
  readonly accountEmail?: string;
  readonly product?: readonly string[];
}

/** For each step: its finding, or the values that it runs with. */
export interface Plan {
  readonly settings: InstallationSettings;
  readonly keys:
    | { readonly state: 'set'; readonly keys: readonly SecretKey[] }
    | { readonly state: 'copied'; readonly keys: readonly SecretKey[]; readonly from: string }
    | { readonly state: 'new' };
  readonly catalog:
    | { readonly state: 'already'; readonly publicationId: number }
    | { readonly state: 'publish'; readonly reading: CatalogReading };
  readonly rate:
    | { readonly state: 'already'; readonly perUsd: number }
    | { readonly state: 'set'; readonly rateNanos: number }
    | { readonly state: 'fetched' };
  readonly paymentText:
    | { readonly state: 'already' }
    | { readonly state: 'none' }
    | { readonly state: 'set'; readonly text: string };
  readonly operator: { readonly state: 'already' | 'invite'; readonly email: string };
  readonly account:
    | { readonly state: 'already'; readonly account: Account }
    | { readonly state: 'create'; readonly name: string; readonly email: string };
  readonly products: { readonly state: 'already' | 'grant'; readonly codes: readonly string[] };
  readonly liveKey: string | null;
  readonly testShipment: string | null;
  /** For a step that is done already, what its flag would have changed, and the command that changes it. */
  readonly unused: Readonly<
    Partial<Record<'catalog' | 'rate' | 'payment' | 'operator' | 'products', string>>
  >;
}

interface Planning {
  /** Null: it does not exist yet. */
  readonly database: OpenDatabase | null;
  readonly settings: InstallationSettings;
  readonly found: Installation;
  readonly flags: SetupFlags;
  readonly questions: Questions;
}

/** Checks every flag and asks for what is missing, before anything is changed. @throws {Refusal} that names the flag. */
export async function makePlan(planning: Planning): Promise<Plan> {
  const { database, settings, questions, flags } = planning;
  const keys = await planKeys(planning);
  const catalog = await planCatalog(planning);
  const rate = await planRate(planning);
  const paymentText = await planPaymentText(planning);
  const operator = await planOperator(planning);
  const account = await planAccount(planning);
  questions.refuseMissing();
  if (!catalog || !rate || !operator || !account) throw new Error('a missing answer was not reported');
  const owned: AccountSetup =
    account.state === 'already' && database
      ? await readAccountSetup(database, account.account.id)
      : { products: [], rateTables: [], liveKey: null, testShipment: null };
  const known =
    catalog.state === 'publish'
      ? catalog.reading.data.product.map(({ code }) => code)
      : planning.found.products;
  const products = planProducts(owned, known, flags.product);
  const { liveKey, testShipment } = owned;
  const parts = { keys, catalog, rate, paymentText, operator, account, products };
  const unused = unusedFlags(flags, parts);
  return { settings, ...parts, liveKey, testShipment, unused };
}

/** A setup does each step once. So a flag with another value than the installation changes nothing, and says so. */
function unusedFlags(
  flags: SetupFlags,
  {
    catalog,
    rate,
    paymentText,
    operator,
    account,
    products,
  }: Pick<Plan, 'catalog' | 'rate' | 'paymentText' | 'operator' | 'account' | 'products'>,
): Plan['unused'] {
  const unused: { -readonly [Step in keyof Plan['unused']]: string } = {};
  const run = (command: string) => `run \`${invocation} ${command}\``;
  if (catalog.state === 'already' && flags.catalog !== undefined)
    unused.catalog = `--catalog was not read. To publish it, ${run('catalog import DIR')}`;
  if (
    rate.state === 'already' &&
    flags.rate !== undefined &&
    flags.rate !== Math.round(rate.perUsd * 1_000_000_000)
  ) {
    const given = flags.rate / 1_000_000_000;
    unused.rate = `--rate ${given} was not used. To change the rate, ${run(`fx set --rate ${given}`)}`;
  }
  if (paymentText.state === 'already' && flags.paymentText !== undefined)
    unused.payment =
      "--payment-text was not used. To change the text, use the operators' page Settings of the dashboard";
  if (
    operator.state === 'already' &&
    flags.operatorEmail !== undefined &&
    flags.operatorEmail !== operator.email
  )
    unused.operator = `--operator-email was not used. To invite another operator, ${run(`user invite --operator --email ${flags.operatorEmail}`)}`;
  const wanted = flags.product?.filter((code) => !products.codes.includes(code)) ?? [];
  if (products.state === 'already' && account.state === 'already' && wanted.length > 0)
    unused.products = `--product was not used. To allow more, ${run(`entitlement grant --account ${account.account.id} ${wanted.map((code) => `--product ${code}`).join(' ')}`)}`;
  return unused;
}

async function planKeys({ database, settings, found }: Planning): Promise<Plan['keys']> {
  const { config, file } = settings;
  const problemOf = (keys: readonly SecretKey[]) =>
    database && found.sealingKeys.length > 0 ? keyProblem(database, new KeyRing(keys)) : null;
  if (config.secretKeys) {
    const problem = await problemOf(config.secretKeys);
    if (problem) throw new Refusal(`SECRET_KEYS: ${problem}. Nothing was changed.`);
    // A service that is started with the file needs them there.
    return settings.hasKeys
      ? { state: 'set', keys: config.secretKeys }
      : { state: 'copied', keys: config.secretKeys, from: 'the environment' };
  }
  if (found.sealingKeys.length === 0) return { state: 'new' };
  const stored = await readKeyFile(config.home);
  if (stored && (await problemOf(stored)) === null) {
    return { state: 'copied', keys: stored, from: keyFile(config.home) };
  }
  throw new Refusal(
    `SECRET_KEYS: this database holds secrets that are encrypted with the keys ${found.sealingKeys.join(', ')}. ${file === null ? 'Set' : `Restore ${printableLine(file)} from a backup, or set`} SECRET_KEYS to these keys. Nothing was changed.`,
  );
}

async function planCatalog(planning: Planning): Promise<Plan['catalog'] | undefined> {
  const { found, flags, questions } = planning;
  if (found.publicationId !== null) return { state: 'already', publicationId: found.publicationId };
  const accountIds = new Set(found.accounts.map(({ id }) => id));
  const read = (folder: string) => readFolder(folder, accountIds);
  if (flags.catalog !== undefined) {
    const reading = await read(flags.catalog).catch((error: unknown) => {
      throw error instanceof InvalidArgumentError ? new Refusal(`--catalog: ${error.message}`) : error;
    });
    return { state: 'publish', reading };
  }
  const reading = await questions.answer<CatalogReading>(undefined, {
    flag: '--catalog <dir>',
    text: `Folder of the catalog (\`${invocation} catalog init DIR\` makes one)`,
    read,
  });
  return reading && { state: 'publish', reading };
}

/** @throws {InvalidArgumentError} with every problem of the files. */
async function readFolder(dir: string, accountIds: ReadonlySet<string>): Promise<CatalogReading> {
  const folder = path.resolve(dir);
  const reading = await readCatalog(folder).catch((error: unknown) => {
    const explained = explainFolderError(error, folder);
    throw explained instanceof Refusal
      ? new InvalidArgumentError(explained.message.replace(/^<dir>: /, ''))
      : explained;
  });
  const problems = firstPublicationProblems(reading, { today: hongKongDay(new Date()), accountIds });
  if (problems.length > 0) throw new InvalidArgumentError(new CatalogRefused(problems).message);
  return reading;
}

async function planRate({ settings, found, flags, questions }: Planning): Promise<Plan['rate'] | undefined> {
  if (found.rate.resolvable && found.rate.rate !== null) return { state: 'already', perUsd: found.rate.rate };
  if (flags.rate === undefined && settings.config.fxSource) return { state: 'fetched' };
  const read = (text: string) => likelyRate(readUsdRate(text));
  const given = flags.rate === undefined ? undefined : refusing('--rate', () => likelyRate(flags.rate ?? 0));
  const rateNanos = await questions.answer(given, {
    flag: '--rate <rate>',
    text: 'Price of 1 USD in HKD, such as 7.8',
    read,
  });
  return rateNanos === undefined ? undefined : { state: 'set', rateNanos };
}

function likelyRate(rateNanos: number): number {
  const doubt = rateDoubt(rateNanos, 'USD', null);
  if (doubt === null) return rateNanos;
  throw new InvalidArgumentError(
    `${rateNanos / 1_000_000_000} is ${doubt}. If it is correct, set it with \`${invocation} fx set\` after \`${invocation} migrate\``,
  );
}

async function planPaymentText({ found, flags, questions }: Planning): Promise<Plan['paymentText']> {
  if (found.hasPaymentText) return { state: 'already' };
  const given =
    flags.paymentText === undefined
      ? undefined
      : refusing('--payment-text', () => readPaymentText(flags.paymentText ?? ''));
  const text = await questions.answer(given, {
    flag: '--payment-text <text>',
    text: 'How merchants pay money into their wallets, such as a bank account',
    read: readPaymentText,
    fallback: { value: '', shown: 'none' },
  });
  return text ? { state: 'set', text } : { state: 'none' };
}

function readPaymentText(given: string): string {
  const text = given.replaceAll('\r\n', '\n').trim();
  if (text !== '' && isPlainText(text, maxInstructionLength)) return text;
  throw new InvalidArgumentError(
    `It must be a text of 1 to ${maxInstructionLength} characters, without control characters`,
  );
}

async function planOperator({ found, flags, questions }: Planning): Promise<Plan['operator'] | undefined> {
  const operator = found.users.find(({ role }) => role === 'operator');
  if (operator) return { state: 'already', email: operator.email };
  const read = (text: string) => {
    const email = readEmail(text);
    const isUser = found.users.some((user) => user.email.toLowerCase() === email.toLowerCase());
    if (!isUser) return email;
    throw new InvalidArgumentError(`${email} is a user of an account. Give another address`);
  };
  const given = flags.operatorEmail;
  const email = await questions.answer(
    given === undefined ? undefined : refusing('--operator-email', () => read(given)),
    { flag: '--operator-email <email>', text: 'Email address of the first operator', read },
  );
  return email === undefined ? undefined : { state: 'invite', email };
}

async function planAccount({ found, flags, questions }: Planning): Promise<Plan['account'] | undefined> {
  const [oldest] = found.accounts;
  const { accountEmail, accountName } = flags;
  if (oldest) {
    const account =
      accountEmail === undefined ? oldest : found.accounts.find(({ email }) => email === accountEmail);
    if (account) return { state: 'already', account };
    throw new Refusal(
      `--account-email: no account has the address ${accountEmail}, and this command creates the first account only. Create others with \`${invocation} account create\`.`,
    );
  }
  const name = await questions.answer(accountName, {
    flag: '--account-name <name>',
    text: 'Name of the first account, a merchant who books parcels',
    read: readName,
  });
  const email = await questions.answer(accountEmail, {
    flag: '--account-email <email>',
    text: 'Contact email address of this account',
    read: readEmail,
  });
  return name === undefined || email === undefined ? undefined : { state: 'create', name, email };
}

function planProducts(
  { products, rateTables }: AccountSetup,
  known: readonly string[],
  wanted: readonly string[] | undefined,
): Plan['products'] {
  const unknown = wanted?.filter((code) => !known.includes(code)) ?? [];
  if (unknown.length > 0) {
    throw new Refusal(
      `--product: the catalog has no product ${unknown.map((code) => JSON.stringify(code)).join(', ')}. Its products are ${known.join(', ')}. Nothing was changed.`,
    );
  }
  const owned = [...products, ...rateTables];
  return owned.length > 0 ? { state: 'already', codes: owned } : { state: 'grant', codes: wanted ?? known };
}
