import type { VNode } from 'preact';
import { html } from '../../html.ts';
import { type LedgerReport, verifyLargeLedger } from '../../wallet/wallet.ts';
import type { OperatorRequest, PageAnswer } from '../page-request.ts';
import { facts, table } from '../view/data.ts';
import { alertText, statusText } from '../view/field.ts';
import { operatorTexts } from './text.ts';

/** Shows the button that checks the ledger. */
export async function showLedger(request: OperatorRequest): Promise<PageAnswer> {
  return ledgerPage(request, null);
}

/** Checks the ledger. A POST, because it may load the database for minutes. */
export async function checkLedger(request: OperatorRequest): Promise<PageAnswer> {
  return ledgerPage(request, await verifyLargeLedger(request.context.db.pool));
}

function ledgerPage({ base, language }: OperatorRequest, report: LedgerReport | null): PageAnswer {
  const text = operatorTexts[language].ledger;
  return {
    title: text.title,
    content: html`
      <section>
        <p>${text.lead}</p>
        <form method="post" action=${`${base}/ledger`}><button class="main">${text.verify}</button></form>
      </section>
      ${report === null ? null : reportView(text, report)}
    `,
  };
}

function reportView(
  text: (typeof operatorTexts)['en']['ledger'],
  { ok, checked, violationCount, violations }: LedgerReport,
): VNode {
  return html`
    ${ok ? statusText(text.consistent) : alertText(text.inconsistent(violationCount))}
    <section>
      <h2>${text.checked}</h2>
      ${facts(Object.entries(checked).map(([kind, count]) => [kind.replaceAll('_', ' '), count] as const))}
    </section>
    ${
      ok
        ? null
        : table(
            text.title,
            [
              { name: text.subject, cell: ({ subject }) => html`<code>${subject}</code>` },
              { name: text.invariant, cell: ({ invariant }) => invariant.replaceAll('_', ' ') },
              { name: text.detail, cell: ({ detail }) => detail },
            ],
            violations,
            '',
          )
    }
  `;
}
