import type { VNode } from 'preact';
import { html } from '../../html.ts';
import { type LedgerReport, verifyLargeLedger } from '../../wallet/wallet.ts';
import type { PageAnswer } from '../page-request.ts';
import { facts, table } from '../view/data.ts';
import { alertText, statusText } from '../view/field.ts';
import type { OperatorRequest } from './operator-request.ts';

/** Shows the button that checks the ledger. */
export async function showLedger(request: OperatorRequest): Promise<PageAnswer> {
  return ledgerPage(request, null);
}

/** Checks the ledger. A POST, because it may load the database for minutes. */
export async function checkLedger(request: OperatorRequest): Promise<PageAnswer> {
  return ledgerPage(request, await verifyLargeLedger(request.context.db.pool));
}

function ledgerPage(
  { words: { ledger: words }, base }: OperatorRequest,
  report: LedgerReport | null,
): PageAnswer {
  return {
    title: words.title,
    content: html`
      <section>
        <p>${words.lead}</p>
        <form method="post" action=${`${base}/ledger`}><button class="main">${words.verify}</button></form>
      </section>
      ${report === null ? null : reportView(words, report)}
    `,
  };
}

function reportView(
  words: OperatorRequest['words']['ledger'],
  { ok, checked, violationCount, violations }: LedgerReport,
): VNode {
  return html`
    ${ok ? statusText(words.consistent) : alertText(words.inconsistent(violationCount))}
    <section>
      <h2>${words.checked}</h2>
      ${facts(Object.entries(checked).map(([kind, count]) => [kind.replaceAll('_', ' '), count] as const))}
    </section>
    ${
      ok
        ? null
        : table(
            words.title,
            [
              { name: words.subject, cell: ({ subject }) => html`<code>${subject}</code>` },
              { name: words.invariant, cell: ({ invariant }) => invariant.replaceAll('_', ' ') },
              { name: words.detail, cell: ({ detail }) => detail },
            ],
            violations,
            '',
          )
    }
  `;
}
