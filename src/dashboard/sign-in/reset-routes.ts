import { type RequestHandler, Router } from 'express';
import { HttpError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { NetworkLimit } from '../../http/admit.ts';
import { supportsOnly } from '../../http/supports-only.ts';
import { requestReset } from '../../user/request-reset.ts';
import { readForm } from '../form.ts';
import { requestLanguage, type Site } from '../site.ts';
import { alertText, field } from '../view/field.ts';
import { signInTexts } from './text.ts';

/** Requests per network. */
const limit = { max: 20, seconds: 3_600 };

/** Serves the page that mails a user the link to reset a forgotten password. It needs a mail server. */
export function resetRoutes(site: Site): Router {
  const { context } = site;
  const networks = new NetworkLimit(context.clock, limit);

  const needMail: RequestHandler = (_request, _response, next) => {
    if (!site.hasMail) throw new HttpError('NOT_FOUND');
    next();
  };

  const open: RequestHandler = (request, response) => {
    const language = requestLanguage(request);
    const text = signInTexts[language].forgot;
    if (request.query.sent === undefined) return site.sendPage(response, 200, formPage(language, site.root));
    const content = html`<section>
      <p role="status">${text.sent}</p>
      <p class="hint">${text.notCome}</p>
      <p><a href=${`${site.root}/sign-in`}>${signInTexts[language].title}</a></p>
    </section>`;
    site.sendPage(response, 200, { title: text.sentTitle, content, language, keep: { sent: '1' } });
  };

  const send: RequestHandler = async (request, response) => {
    const language = requestLanguage(request);
    const form = await readForm(request);
    const origin = site.readOrigin(request);
    if (!networks.take(origin.ip)) {
      response.set('Retry-After', String(limit.seconds));
      const { tooMany } = signInTexts[language].forgot;
      return site.sendPage(response, 429, formPage(language, site.root, tooMany));
    }
    // Before the work, so that the time reveals no address.
    response.redirect(303, `${site.root}/sign-in/forgot?sent=1&lang=${language}`);
    const mail = { secrets: context.secrets, rootUrl: site.rootUrl };
    await requestReset(context.db.kysely, mail, form.one('email').trim(), origin);
    context.db.noteSuccess();
  };

  const router = Router({ caseSensitive: true });
  router.use(needMail);
  router.route('/').get(open).post(send).all(supportsOnly('GET, HEAD, POST'));
  return router;
}

function formPage(language: ReturnType<typeof requestLanguage>, root: string, error?: string) {
  const text = signInTexts[language].forgot;
  const { email, title: signIn } = signInTexts[language];
  const content = html`<section>
    ${alertText(error)}
    <p>${text.lead}</p>
    <form method="post">
      ${field({ name: 'email', label: email, type: 'email', isRequired: true, autocomplete: 'username', maxLength: 254 })}
      <p class="buttons"><button class="main">${text.submit}</button> <a href=${`${root}/sign-in`}>${signIn}</a></p>
    </form>
  </section>`;
  return { title: text.title, content, language };
}
