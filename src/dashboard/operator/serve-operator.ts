import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { VNode } from 'preact';
import { hasPasskey } from '../../../db/query/user/passkey.ts';
import type { SessionPerson } from '../../../db/query/user/session.ts';
import { CatalogUploads } from '../../catalog-upload/catalog-uploads.ts';
import { html } from '../../html.ts';
import type { JobQueues } from '../../queue/job-queues.ts';
import type { Language } from '../../tracking/page/page-text.ts';
import { passkeySite } from '../../user/passkey.ts';
import { switchLanguage } from '../../user/preferences.ts';
import { signOut } from '../../user/sign-in.ts';
import { Form, readForm } from '../form.ts';
import type { FormSubmissions } from '../form-submission/form-submissions.ts';
import { formKeyField, newFormKey } from '../form-submission/submission-store.ts';
import { languageNames, menu, menuPanel } from '../frame.ts';
import { requireReauthentication } from '../reauthentication.ts';
import { searchBox } from '../search/search-box.ts';
import { operatorSearchTexts } from '../search/text.ts';
import { sendFile } from '../send-file.ts';
import { sessionToken, setSessionToken } from '../session-cookie.ts';
import { languageOf, type Site } from '../site.ts';
import { dashboardTexts } from '../text/dashboard-text.ts';
import { passkeyTexts } from '../text/passkey.ts';
import { userAdminTexts } from '../text/user-admin.ts';
import { defaultTimeZone } from '../view/data.ts';
import { alertText } from '../view/field.ts';
import { RenderedContent } from '../view/rendered-content.ts';
import { operatorAccountRoutes } from './account-routes.ts';
import { catalogTexts } from './catalog/text.ts';
import { rateTexts } from './exchange-rate-text.ts';
import { type OperatorRequest, type OperatorRoute, operatorActor } from './operator-request.ts';
import { operatorMatcher, operatorRoutes, setUpPath, setUpPaths } from './routes.ts';
import { operatorTexts } from './text.ts';
import { readUpload, type Upload } from './uploaded-files.ts';

const languagePath = '/language';

/** The frame of an error on an operator's page. */
export interface OperatorFrame {
  readonly language: Language;
  readonly header: VNode;
  readonly formFields: Readonly<Record<string, string>>;
  /** Address that the error page leads to. */
  readonly home: string;
}

/** Serves `/dashboard/operator`. A session of an account's user opens none of these pages. */
export function serveOperator(site: Site, desk: FormSubmissions, queues: JobQueues): Router {
  const { context } = site;
  const catalogUploads = new CatalogUploads(context.db.url);

  const enter =
    (room: OperatorRoute): RequestHandler =>
    async (request, response) => {
      const user = await site.operatorOf(request);
      const path = `/operator${request.path.replace(/\/$/, '')}`;
      const page = `/operator${operatorMatcher.pageOf(room.path, request.path).replace(/^\/$/, '')}`;
      if (!user && (await site.userOf(request))) return response.redirect(303, `${site.root}/sign-in`);
      if (!user) return desk.leave(request, response, { path, page, room });
      site.limitUser(user);
      const lacksFactor =
        context.config.operatorsNeedSecondFactor &&
        !user.second_factor &&
        !(await hasPasskey(context.db.kysely, user.id));
      if (lacksFactor && ![...setUpPaths, languagePath].includes(room.path))
        return response.redirect(303, `${site.root}/operator${setUpPath}`);
      const upload = room.isUpload ? await readUpload(request) : null;
      const visit = await visitOf(request, user, upload);
      response.locals.operatorFrame = {
        language: visit.language,
        header: operatorBar(visit, lacksFactor ? null : request),
        formFields: { [formKeyField]: newFormKey(user.id) },
        home: visit.base,
      } satisfies OperatorFrame;
      const place = { action: site.root + path, page: site.root + page };
      const run = () => (room.proof ? requireReauthentication(visit, place, room.run) : room.run(visit));
      const { form, language, timeZone } = visit;
      const posted = { path, page, room, userId: user.id, form, language, timeZone, run };
      const kept = room.method === 'get' ? await desk.answerTo(request, page, language) : null;
      const answer =
        room.method === 'post' && upload?.isRead !== false
          ? await desk.post(request, response, posted)
          : kept && !('preview' in kept)
            ? kept
            : await run();
      context.db.succeeded();
      if (answer === null) return;
      if ('file' in answer) return sendFile(response, answer.file);
      if (answer.sessionToken) setSessionToken(response, answer.sessionToken, site.isSecure);
      if ('goTo' in answer) return response.redirect(303, answer.goTo);
      const { status = 200, sessionToken: _, ...shown } = answer;
      const isSetUp = lacksFactor && !answer.sessionToken;
      site.sendPage(response, status, {
        ...shown,
        language,
        content: new RenderedContent(
          (isSetUp ? RenderedContent.of(setUpNotice(visit)).html : '') +
            RenderedContent.of(shown.content, timeZone).html,
        ),
        header: operatorBar(visit, isSetUp ? null : request),
        formFields: { [formKeyField]: newFormKey(user.id) },
      });
    };

  async function visitOf(
    request: Request,
    user: SessionPerson,
    upload: Upload | null = null,
  ): Promise<OperatorRequest> {
    const language = user.language ?? languageOf(request);
    return {
      context,
      queues,
      user,
      path: request.params as Record<string, string>,
      search: new URL(request.originalUrl, 'http://dashboard').searchParams,
      form: upload?.form ?? (request.method === 'POST' ? await readForm(request) : new Form('')),
      readFiles: upload?.readFiles ?? (async () => []),
      catalogUploads,
      origin: site.originOf(request),
      language,
      text: dashboardTexts[language],
      words: operatorTexts[language],
      timeZone: user.time_zone ?? defaultTimeZone,
      base: `${site.root}/operator`,
    };
  }

  /** Sends the address of a form, which a person may load again, to the page that has the form. */
  const toPage =
    (room: OperatorRoute): RequestHandler =>
    (request, response) =>
      response.redirect(303, `${site.root}/operator${operatorMatcher.pageOf(room.path, request.path)}`);

  const changeLanguage: OperatorRoute['run'] = async ({ user, form, base }) => {
    const language = form.one('language') === 'en' ? 'en' : 'zh-Hant';
    await switchLanguage(context.db.kysely, user.id, language);
    return { goTo: base + (operatorMatcher.checked(form.one('place')) ?? '') };
  };

  const leave = async (request: Request, response: Response) => {
    const user = await site.operatorOf(request);
    const token = sessionToken(request, site.isSecure);
    if (user && token !== null) {
      const visit = await visitOf(request, user);
      await signOut(context.db.kysely, operatorActor(visit, null), token);
    }
    setSessionToken(response, null, site.isSecure);
    response.redirect(303, `${site.root}/sign-in`);
  };

  const router = Router({ caseSensitive: true });
  for (const room of operatorRoutes) {
    router[room.method](room.path, enter(room));
    if (room.method === 'post' && !operatorMatcher.hasRoom(room.path)) router.get(room.path, toPage(room));
  }
  for (const room of operatorAccountRoutes) router.get(room.path, enter(room));
  router.post(languagePath, enter({ method: 'post', path: languagePath, run: changeLanguage }));
  router.post('/sign-out', leave);
  return router;
}

function setUpNotice({ words, base, language, context }: OperatorRequest): VNode {
  const isPossible = passkeySite(context.rootUrl() ?? '') !== null;
  return html`
    ${alertText(words.factorRequired)}
    ${
      isPossible
        ? html`<p>${words.factorByPasskey} <a href=${`${base}/security/passkeys`}>${passkeyTexts[language].add}</a></p>`
        : null
    }
  `;
}

/** @param page request of a page; null: no menu */
function operatorBar({ words, base, user, language, text }: OperatorRequest, page: Request | null): VNode {
  const path = page?.path ?? null;
  const search = page ? new URL(page.originalUrl, 'http://dashboard').search : '';
  const next = language === 'en' ? 'zh-Hant' : 'en';
  const item = (place: string, name: string) => ({
    href: base + (place === '/' ? '' : place),
    name,
    isHere: place === '/' ? path === '/' || path?.startsWith('/accounts') : path?.startsWith(place),
  });
  const groups = [
    [item('/', words.accounts.title), item('/users', userAdminTexts[language].title)],
    [item('/catalog', catalogTexts[language].title), item('/rates', rateTexts[language].title)],
    [
      item('/undecided', words.undecided.title),
      item('/health', words.health.title),
      item('/ledger', words.ledger.title),
    ],
    [
      item('/activity', text.activity.title),
      item('/settings', text.settings),
      item('/security', text.security.title),
    ],
  ];
  return html`<header class="operator">
    <p class="mode"><strong>${words.operator}</strong><span>${words.notice}</span></p>
    <div class="bar">
      <p class="brand"><strong>Sampan</strong></p>
      ${path === null ? null : searchBox(base, language, operatorSearchTexts[language].placeholder)}
      ${menuPanel(
        text,
        html`
          <div class="person">
            <span>${user.email}</span>
            <form method="post" action=${base + languagePath}>
              <input type="hidden" name="place" value=${(path ?? setUpPath) + search} />
              <button name="language" value=${next} lang=${next}>${languageNames[next]}</button>
            </form>
            <form method="post" action=${`${base}/sign-out`}><button>${text.signOut}</button></form>
          </div>
          ${path === null ? null : menu(words.menu, groups)}
        `,
      )}
    </div>
  </header>`;
}
