import { linkDays } from '../../../db/query/user/user.ts';
import { createAccount } from '../../account/account.ts';
import { createApiKey } from '../../account/api-key.ts';
import { changeEntitlement } from '../../account/entitlement.ts';
import { commandLineActor } from '../../audit.ts';
import { publishCatalog } from '../../catalog/publish.ts';
import { proposeRate, setProposedRate } from '../../fx/set-rate.ts';
import { invocation } from '../../invocation.ts';
import { hongKongDay } from '../../runtime.ts';
import { KeyRing } from '../../secret/key-ring.ts';
import { newSecretKeys, registerKeys } from '../../secret/open-key-ring.ts';
import { knownRootUrl } from '../../startup/root-url.ts';
import { inviteUser } from '../../user/invite.ts';
import { changePaymentInstructions } from '../../wallet/wallet.ts';
import { Refusal } from '../command-line.ts';
import { migrateAll, type OpenDatabase } from '../database.ts';
import { withWorkContext } from '../work-context.ts';
import type { Plan } from './plan.ts';
import { bookTestShipment } from './test-booking.ts';

/** Result of a step. `values` are for programs. */
export interface StepReport {
  readonly step: string;
  readonly state: 'done' | 'already' | 'skipped';
  readonly detail: string;
  readonly values?: Readonly<Record<string, string>>;
}

type Report = Omit<StepReport, 'step'>;

const done = (detail: string, values?: StepReport['values']): Report => ({
  state: 'done',
  detail,
  ...(values ? { values } : {}),
});
const already = (detail: string, unused?: string): Report => ({
  state: 'already',
  detail: unused ? `${detail}. ${unused}` : detail,
});
const skipped = (detail: string): Report => ({ state: 'skipped', detail });

/**
 * Does each step that the installation lacks, in order, and reports it before the next one starts. A step is whole or not
 * done, so that an interrupted setup continues when it is called again. The live key comes last: no later failure hides it.
 */
export async function* runSteps(database: OpenDatabase, plan: Plan): AsyncGenerator<StepReport> {
  yield { step: 'settings', ...(await writeSettings(plan)) };
  yield { step: 'database', ...(await migrateDatabase(database)) };
  const { ring, report } = await prepareKeys(database, plan);
  yield { step: 'keys', ...report };
  yield { step: 'catalog', ...(await publish(database, plan)) };
  yield { step: 'rate', ...(await setRate(database, plan)) };
  yield { step: 'payment', ...(await writePaymentText(database, plan)) };
  yield { step: 'operator', ...(await inviteOperator(database, plan)) };
  const account = await prepareAccount(database, plan);
  yield { step: 'account', ...account.report };
  yield { step: 'products', ...(await grantProducts(database, plan, account.id)) };
  yield { step: 'booking', ...(await book(database, plan, account.id, ring)) };
  yield { step: 'live key', ...(await createLiveKey(database, plan, account.id)) };
}

async function writeSettings({ settings }: Plan): Promise<Report> {
  if (settings.file === null) return already('The environment has the settings');
  const names = Object.keys(settings.added);
  if (names.length === 0) return already(`${settings.file} has the settings`);
  await settings.write();
  return done(`Wrote ${names.join(', ')} to ${settings.file}`);
}

async function migrateDatabase(database: OpenDatabase): Promise<Report> {
  const { migrations, functions, queue } = await migrateAll(database);
  const changed = migrations.length + functions.length > 0 || (queue !== null && queue.from !== queue.to);
  const place = database.dataDirectory ? `embedded in ${database.dataDirectory}` : 'DATABASE_URL';
  return changed ? done(`Created the tables (${place})`) : already(`The tables are up to date (${place})`);
}

async function prepareKeys(
  database: OpenDatabase,
  { keys, settings }: Plan,
): Promise<{ ring: KeyRing; report: Report }> {
  if (keys.state === 'set') {
    await registerKeys(database, new KeyRing(keys.keys));
    return { ring: new KeyRing(keys.keys), report: already('SECRET_KEYS is set') };
  }
  const made = keys.state === 'copied' ? keys.keys : newSecretKeys();
  await settings.writeKeys(made);
  await registerKeys(database, new KeyRing(made));
  const from = keys.state === 'copied' ? ` from ${keys.from}` : '';
  return {
    ring: new KeyRing(made),
    report: done(
      `Wrote SECRET_KEYS${from} to ${settings.file}. Back up this file: without the keys, the encrypted values in the database are lost`,
    ),
  };
}

async function publish({ kysely }: OpenDatabase, { catalog, unused }: Plan): Promise<Report> {
  if (catalog.state === 'already')
    return already(`Publication ${catalog.publicationId} is live`, unused.catalog);
  const now = new Date();
  const actor = commandLineActor(null, now);
  const { publicationId } = await publishCatalog(kysely, catalog.reading, { today: hongKongDay(now), actor });
  const { service, country } = catalog.reading.data;
  return done(
    `Published publication ${publicationId}. Services: ${service.length}, countries: ${country.length}`,
  );
}

async function setRate({ kysely }: OpenDatabase, { rate, unused }: Plan): Promise<Report> {
  if (rate.state === 'already') return already(`${rate.perUsd} HKD per USD`, unused.rate);
  if (rate.state === 'fetched') return skipped('A worker fetches the exchange rate from FX_SOURCE_URL');
  const proposed = await proposeRate(kysely, 'USD', rate.rateNanos);
  if (!(await setProposedRate(kysely, proposed, commandLineActor(null, new Date())))) {
    throw new Refusal('Another exchange rate was set at this moment. Run the command again: it continues.');
  }
  return done(`Set ${rate.rateNanos / 1_000_000_000} HKD per USD`);
}

async function writePaymentText({ kysely }: OpenDatabase, { paymentText, unused }: Plan): Promise<Report> {
  if (paymentText.state === 'already') return already('Merchants see how to add money', unused.payment);
  if (paymentText.state === 'none') {
    return skipped(
      "Merchants do not see how to add money. Write the text on the operators' page Settings of the dashboard",
    );
  }
  await changePaymentInstructions(kysely, commandLineActor(null, new Date()), { en: paymentText.text });
  return done('Merchants see how to add money');
}

async function inviteOperator({ kysely, config }: OpenDatabase, { operator, unused }: Plan): Promise<Report> {
  const renew = `${invocation} user invite --operator --email`;
  if (operator.state === 'already') {
    return already(
      `${operator.email}. For a new sign-in link, run \`${renew} ${operator.email}\``,
      unused.operator,
    );
  }
  const { email } = operator;
  const invited = { accountId: null, role: 'operator', email, now: new Date() } as const;
  const invitation = await inviteUser(kysely, invited);
  if (!invitation) throw new Refusal(`--operator-email: ${email} is a user of an account.`);
  const link = (await knownRootUrl(config, kysely)) + invitation.path;
  return done(`${email} signs in at ${link} (secret; it works once, for ${linkDays} days)`, {
    operator_email: email,
    operator_link: link,
  });
}

async function prepareAccount(
  { kysely }: OpenDatabase,
  { account }: Plan,
): Promise<{ id: string; report: Report }> {
  if (account.state === 'already') {
    const { id, name } = account.account;
    return { id, report: already(`${id} (${name})`) };
  }
  const { name, email } = account;
  const { id } = await createAccount(kysely, commandLineActor(null, new Date()), { name, email });
  return { id, report: done(`Created ${id} (${name})`, { account_id: id }) };
}

async function grantProducts(
  { kysely }: OpenDatabase,
  { products, unused }: Plan,
  id: string,
): Promise<Report> {
  if (products.state === 'already')
    return already(`The account can order ${products.codes.join(', ')}`, unused.products);
  await changeEntitlement(kysely, commandLineActor(id, new Date()), { grant: products.codes });
  return done(`The account can order ${products.codes.join(', ')}`);
}

async function book(
  database: OpenDatabase,
  { testShipment }: Plan,
  accountId: string,
  ring: KeyRing,
): Promise<Report> {
  if (testShipment !== null) return already(`${testShipment} is booked in test mode`);
  const booked = await withWorkContext(database, ring, (context) => bookTestShipment(context, accountId));
  const { trackingNumber, serviceCode, country, totalHkd } = booked;
  return done(
    `${trackingNumber}: ${serviceCode} to ${country} for HKD ${totalHkd.toFixed(2)}, in test mode`,
    {
      test_shipment: trackingNumber,
    },
  );
}

async function createLiveKey({ kysely }: OpenDatabase, { liveKey }: Plan, id: string): Promise<Report> {
  if (liveKey !== null) {
    return already(
      `${liveKey}. For another, run \`${invocation} key create --account ${id} --mode live --label …\``,
    );
  }
  const now = new Date();
  const made = await createApiKey(kysely, {
    accountId: id,
    mode: 'live',
    label: 'setup',
    now,
    actor: commandLineActor(id, now),
  });
  if (typeof made === 'string') {
    throw new Refusal(
      `Account ${id} has the maximum of active keys. Revoke one with \`${invocation} key revoke <key-id>\`.`,
    );
  }
  return done(`${made.key} (secret; save it now, it is not shown again)`, {
    live_key: made.key,
    live_key_id: made.row.id,
  });
}
