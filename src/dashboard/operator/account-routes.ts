import type { VNode } from 'preact';
import { findAccount } from '../../../db/query/account/account.ts';
import { recordExport } from '../../account/account.ts';
import { html } from '../../html.ts';
import { newId } from '../../runtime.ts';
import { fullViewer, userCan } from '../../user/role.ts';
import { activityTexts } from '../activity/text.ts';
import { addressTexts } from '../address/text.ts';
import { batchTexts } from '../batch/text.ts';
import { eventTexts } from '../event/text.ts';
import { homeTexts } from '../home/text.ts';
import { keyTexts } from '../key/text.ts';
import { manifestTexts } from '../manifest/text.ts';
import {
  type AccountRoute,
  type OperatorRequest,
  type OperatorRoute,
  operatorActor,
  type PageAnswer,
  type PageRequest,
  refusePage,
} from '../page-request.ts';
import { requestTexts } from '../request/text.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { sharedTexts } from '../text.ts';
import { badge, RenderedContent } from '../view/data.ts';
import { walletTexts } from '../wallet/text.ts';
import { webhookTexts } from '../webhook/text.ts';
import { findReadParcel, parcelHead } from './parcel.ts';
import { recordSeen } from './record-seen.ts';

/** Pages about the user who is signed in, who here is an operator. */
const ownPages = /^\/(security|settings|search)/;

/** Returns an account's pages for operators, who read them as a viewer does, and the activity. They have no forms. */
export function viewerRoutes(routes: readonly AccountRoute[]): OperatorRoute[] {
  return routes
    .filter(
      ({ method, path, needs }) =>
        method === 'get' && (userCan(fullViewer, needs) || path.startsWith('/activity')),
    )
    .filter(({ path }) => !ownPages.test(path))
    .map((route) => ({
      method: 'get',
      needs: 'see_accounts',
      path: `/accounts/:account/:mode${route.path === '/' ? '' : route.path}`,
      run: (request) => showAsViewer(route, request),
    }));
}

async function showAsViewer(route: AccountRoute, request: OperatorRequest): Promise<PageAnswer> {
  const viewed = await toPageRequest(request);
  const { context, scope, mode } = viewed;
  const exported = route.path.endsWith('.csv') ? mode + route.path : null;
  if (exported === null) await recordSeen(request, [{ account_id: scope.accountId }]);
  else await recordExport(context.db.kysely, operatorActor(request, scope.accountId), exported);
  const parcel = route.path === '/shipments/:id' ? await findReadParcel(viewed) : null;
  const answer = await route.run({
    ...viewed,
    readByOperator: { knowsProblem: parcel?.problem !== undefined },
  });
  if (!('content' in answer) || answer.content instanceof RenderedContent) return answer;
  return {
    ...answer,
    content: html`${accountMenu(viewed, route.path)} ${parcel && (await parcelHead(request, parcel))} ${answer.content}`,
  };
}

async function toPageRequest(request: OperatorRequest): Promise<PageRequest> {
  const { context, path, user, origin, base } = request;
  const { account: id = '', mode } = path;
  if (mode !== 'test' && mode !== 'live') return refusePage('NOT_FOUND');
  const account = (await findAccount(context.db.kysely, id)) ?? refusePage('NOT_FOUND');
  return {
    ...request,
    user: {
      ...user,
      account_id: account.id,
      account_name: account.name,
      account_frozen: account.frozen,
      ...fullViewer,
    },
    can: (capability) => capability !== 'save_filters' && userCan(fullViewer, capability),
    mode,
    scope: { accountId: account.id, livemode: mode === 'live' },
    requestId: newId('req', origin.now),
    base: `${base}/accounts/${account.id}/${mode}`,
  };
}

/** Renders the head of an account's pages: whose they are, and tabs to them. Those for its programs are folded. */
function accountMenu({ user, language, mode, base }: PageRequest, path: string): VNode {
  const account = base.slice(0, -mode.length - 1);
  const other = mode === 'test' ? 'live' : 'test';
  const shared = sharedTexts[language];
  const isHere = (itemPath: string) => (itemPath === '' ? path === '/' : path.startsWith(itemPath));
  const link = ([itemPath, name]: readonly [path: string, name: string]) =>
    html`<a href=${base + itemPath} aria-current=${isHere(itemPath) ? 'page' : undefined}>${name}</a>`;
  const forPeople = [
    ['', homeTexts[language].title],
    ['/shipments', shipmentTexts[language].list.title],
    ['/batches', batchTexts[language].title],
    ['/manifests', manifestTexts[language].title],
    ['/wallet', walletTexts[language].title],
  ] as const;
  const forPrograms = [
    ['/webhooks', webhookTexts[language].title],
    ['/events', eventTexts[language].title],
    ['/requests', requestTexts[language].title],
    ['/keys', keyTexts[language].title],
  ] as const;
  const open = forPrograms.find(([itemPath]) => isHere(itemPath));
  return html`<p class="viewed">
      <a href=${account}><strong>${user.account_name}</strong></a>
      ${badge(shared.mode[mode], mode === 'live' ? 'good' : 'warning')}
      ${link(['/addresses', addressTexts[language].title])}
      ${link(['/activity', activityTexts[language].title])}
      <a href=${`${account}/${other}`}>${shared.switchTo[other]}</a>
    </p>
    <nav class="tabs" aria-label=${user.account_name}>
      ${forPeople.map(link)}
      <details>
        <summary class=${open ? 'here' : undefined}>${open ? shared.itemOf(shared.items.developers, open[1]) : shared.items.developers}</summary>
        <ul>${forPrograms.map((item) => html`<li>${link(item)}</li>`)}</ul>
      </details>
    </nav>`;
}
