import type { ComponentChildren, VNode } from 'preact';
import { findAccount } from '../../../db/query/account/account.ts';
import { readPaymentInstructions } from '../../../db/query/installation/setting.ts';
import { sumAboveQuote } from '../../../db/query/wallet/above-quote.ts';
import { type DailySpend, readDailySpend, readWallet } from '../../../db/query/wallet/wallet.ts';
import { html } from '../../html.ts';
import { symbol } from '../../look/symbol.ts';
import { centsToAmount, parseHkdCents } from '../../money.ts';
import { setLowBalance } from '../../wallet/change-wallet.ts';
import { paymentInstruction, walletView } from '../../wallet/wallet.ts';
import { readMoneyLeft } from '../../work-queue.ts';
import { homeTexts } from '../home/text.ts';
import { type PageAnswer, type PageRequest, refusePage, toActor } from '../page-request.ts';
import { boundsOfDays } from '../time.ts';
import { barChart, cacheCounts, lastDays } from '../view/chart.ts';
import { amountText, copyText, facts, statList } from '../view/data.ts';
import { field, statusText } from '../view/field.ts';
import { ledgerSection } from './ledger.ts';
import { costsSoFar } from './statements.ts';
import { walletTexts } from './text.ts';

/** Renders how to add money to the wallet, with what the payment must name. */
export async function paymentHelp(request: PageRequest): Promise<VNode> {
  const { context, user, language } = request;
  const text = walletTexts[language].payment;
  const issuer = context.config.invoiceIssuer;
  const instruction = paymentInstruction(await readPaymentInstructions(context.db.kysely), language);
  return html`<section>
    <h2>${text.title}</h2>
    <ol>
      <li>
        ${
          instruction
            ? html`<p>${text.pay}</p><p class="lines" lang=${instruction.language}>${withLinks(instruction.text)}</p>`
            : html`<p>${text.ask}</p>`
        }
        ${facts([
          [text.payee, issuer.length > 0 ? html`<span class="lines">${issuer.join('\n')}</span>` : null],
          [text.questions, operatorContact(request)],
        ])}
      </li>
      <li>
        <p>${text.reference}</p>
        <p><code>${user.account_id}</code> ${copyText(user.account_id, language)}</p>
      </li>
      <li><p>${text.arrives}</p></li>
    </ol>
  </section>`;
}

/** Names whom to ask about payments; null if the settings name no contact. */
function operatorContact({ context, user, language }: PageRequest): ComponentChildren {
  const { contactEmail: email, contactUrl: url } = context.config.publisher;
  const subject = walletTexts[language].payment.subject(`${user.account_name} (${user.account_id})`);
  const links = [
    email && html`<a href=${`mailto:${email}?subject=${encodeURIComponent(subject)}`}>${email}</a>`,
    url && html`<a href=${url} rel="noreferrer">${url}</a>`,
  ].filter(Boolean);
  return links.length === 0 ? null : html`${links[0]} ${links[1]}`;
}

/** Makes addresses of web pages links. Everything else stays text. */
function withLinks(text: string): ComponentChildren[] {
  const parts = text.split(/(https?:\/\/[^\s<>"'（）、，。]*[^\s<>"'（）、，。.,;:!?)])/);
  return parts.map((part, at) =>
    at % 2 === 1 ? html`<a href=${part} rel="noreferrer">${part}</a>` : part,
  ) as ComponentChildren[];
}

const chartDays = 30;

/** Shows the wallet: amounts, spend by day, and the ledger with the cause of each entry. */
export function showWallet(request: PageRequest): Promise<PageAnswer> {
  return walletPage(request);
}

async function walletPage(request: PageRequest, refused?: RefusedThreshold): Promise<PageAnswer> {
  const { scope, language } = request;
  const text = walletTexts[language];
  const title = text.title;
  if (!scope.livemode) {
    return { title, content: html`<section><p>${text.testMode}</p></section>` };
  }
  const given = request.search;
  const [queue, costs, ledger, chart, threshold, payment] = await Promise.all([
    readMoney(request),
    costsSoFar(request),
    ledgerSection(request),
    spendChart(request),
    thresholdSection(request, refused),
    paymentHelp(request),
  ]);
  return {
    title,
    status: refused ? 400 : ledger.status,
    head: {
      actions: html`<a href=${`${request.base}/wallet/statements`}>${symbol('download')}${text.statement.title}</a>`,
    },
    content: html`
      ${given.has('saved') && !refused ? statusText(text.thresholdSaved) : null}
      ${moneyFigures(request, queue)}
      <div class="columns">${costs} ${chart}</div>
      <div class="columns">${payment} ${threshold}</div>
      ${ledger.content}
    `,
  };
}

async function readMoney({ context, scope, origin }: PageRequest) {
  const { kysely } = context.db;
  const [money, wallet, above] = await Promise.all([
    readMoneyLeft(kysely, scope, origin.now),
    readWallet(kysely, scope).then(walletView),
    sumAboveQuote(kysely, scope),
  ]);
  return { ...money, balance_hkd: wallet.balance, above };
}

/** Shows what is available, what is on hold for parcels, how long it lasts, and what cost more than quoted. */
function moneyFigures({ base, language }: PageRequest, money: Awaited<ReturnType<typeof readMoney>>): VNode {
  const text = walletTexts[language].overview;
  const home = homeTexts[language];
  const amount = (hkd: number) => amountText(hkd, language);
  return html`<div id="forecast">
    ${statList([
      { figure: amount(money.available_hkd), name: home.available },
      { figure: amount(money.balance_hkd), name: walletTexts[language].balance },
      {
        figure: amount(money.held_hkd),
        name: text.held(money.held_count),
        href: `${base}/shipments?queue=held`,
      },
      ...(money.days_left === null
        ? []
        : [
            { figure: home.queue.lasts(money.days_left), name: home.queue.lastsAtSpeed },
            { figure: amount(money.mean_daily_spend_hkd), name: text.spend },
          ]),
      ...(money.above.count > 0
        ? [
            {
              figure: amount(centsToAmount(money.above.cents)),
              name: text.aboveQuote(money.above.count),
              href: `${base}/wallet/above-quote`,
            },
          ]
        : []),
    ])}
  </div>`;
}

interface RefusedThreshold {
  readonly given: string;
  readonly error: string;
}

/** Sets the amount below which the account is warned; empty: none. Only operators set a negative one, for credit. */
export async function saveThreshold(request: PageRequest): Promise<PageAnswer> {
  const { context, form, scope, base, language } = request;
  if (!scope.livemode) return refusePage('NOT_FOUND');
  const given = form.one('threshold').trim();
  const lowBalanceCents = given === '' ? null : parseHkdCents(given);
  if (given !== '' && (lowBalanceCents === null || lowBalanceCents < 0)) {
    return walletPage(request, { given, error: walletTexts[language].thresholdFault });
  }
  await setLowBalance(context.db.kysely, toActor(request), lowBalanceCents);
  context.relay?.nudge();
  return { goTo: `${base}/wallet?saved=threshold` };
}

const keptSpend = cacheCounts<DailySpend>();

async function spendChart(request: PageRequest): Promise<VNode> {
  const { context, scope, timeZone, origin, language } = request;
  const text = walletTexts[language];
  const days = lastDays(chartDays, origin.now, timeZone);
  const key = [scope.accountId, timeZone, days[0]].join(' ');
  const rows = await keptSpend(key, () =>
    readDailySpend(context.db.kysely, scope, boundsOfDays(days, timeZone)),
  );
  const spent = new Map(rows.map((row) => [row.day, row.spent_cents]));
  const total = rows.reduce((sum, row) => sum + row.spent_cents, 0);
  const toText = (cents: number) => amountText(centsToAmount(cents), language);
  return html`<section>
    <h2>${text.spend}</h2>
    ${
      rows.length === 0
        ? html`<p class="none">${text.noSpend}</p>`
        : html`<p>${text.spendLead(toText(total))}</p>
            ${barChart({
              name: text.spend,
              days: days.map((day) => ({ day, value: spent.get(day) ?? 0 })),
              language,
              toText,
              text: { day: text.day, value: text.amount, asTable: text.asTable },
            })}`
    }
  </section>`;
}

async function thresholdSection(
  { context, user, can, base, language }: PageRequest,
  refused?: RefusedThreshold,
): Promise<VNode> {
  const text = walletTexts[language];
  const account = await findAccount(context.db.kysely, user.account_id);
  const cents = account?.low_balance_cents ?? null;
  const now =
    cents === null ? text.thresholdNone : text.thresholdNow(amountText(centsToAmount(cents), language));
  return html`<section>
    <h2>${text.threshold}</h2>
    <p>${now}</p>
    <p class="hint">${text.thresholdLead}</p>
    ${
      can('set_low_balance')
        ? html`<form method="post" action=${`${base}/wallet/threshold`}>
            ${field({ name: 'threshold', label: text.thresholdField, value: refused?.given ?? (cents === null ? '' : String(centsToAmount(cents))), hint: text.thresholdHint, error: refused?.error, autocomplete: 'off', maxLength: 14, inputMode: 'decimal' })}
            <p class="buttons"><button>${text.save}</button></p>
          </form>`
        : null
    }
  </section>`;
}
