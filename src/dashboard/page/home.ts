import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { readWallet } from '../../../db/query/wallet/wallet.ts';
import { allScopes } from '../../account/api-key.ts';
import { walletView } from '../../wallet/view.ts';
import { walletTexts } from '../text/wallet.ts';
import { amountText, facts, table } from '../view/data.ts';
import { firstRequest } from '../view/first-request.ts';
import type { PageAnswer, Visit } from '../visit.ts';
import { figureSections, newestKey, quotaSection } from './home-figures.ts';
import { readShipments } from './read-shipments.ts';
import { listedColumns } from './shipments.ts';

const latestCount = 5;

/** Shows how to send the first request, the wallet and the latest shipments. */
export async function showHome(visit: Visit): Promise<PageAnswer> {
  const { context, scope, text, base, language } = visit;
  const words = text.home;
  const [{ shipments }, wallet, key, figures, quota] = await Promise.all([
    readShipments(visit, { limit: latestCount }),
    readWallet(context.db.kysely, scope).then(walletView),
    newestKey(visit),
    figureSections(visit),
    quotaSection(visit),
  ]);
  const start = walletTexts[language].home;
  // The dots stand for what only the maker of the key has.
  const shownKey = `mk_${visit.mode}_…${key?.last4 ?? ''}`;
  return {
    title: words.title,
    content: html`
      <div class="columns">
        <section>
          <h2>${words.start}</h2>
          <p>${key ? `${start.endsIn(key.label, key.last4)} ${start.paste(shownKey)}` : start.needKey(shownKey)}</p>
          ${firstRequest(text, context.rootUrl() ?? '', { key: shownKey, scopes: key?.scopes ?? allScopes })}
          <p class="buttons">
            ${visit.user.role === 'viewer' ? null : html`<a class="main" href=${`${base}/keys`}>${words.makeKey}</a>`}
            <a href=${`${context.rootUrl() ?? ''}/docs`}>${words.documentation}</a>
          </p>
        </section>
        ${
          scope.livemode
            ? html`<section>
                <h2>${words.available}</h2>
                <p class="figure">${amountText(wallet.available, language)}</p>
                ${facts([
                  [words.balance, amountText(wallet.balance, language)],
                  [words.held, amountText(wallet.held, language)],
                ])}
              </section>`
            : null
        }
        ${quota}
      </div>
      ${figures}
      <section>
        <h2>${words.latest}</h2>
        ${table(words.latest, listedColumns(visit), shipments, words.none)}
        <p><a href=${`${base}/shipments`}>${words.all}</a></p>
      </section>
    ` as VNode,
  };
}
