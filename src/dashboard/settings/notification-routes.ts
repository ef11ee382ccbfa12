import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { VNode } from 'preact';
import { HttpError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { IpLimit } from '../../http/admit.ts';
import { supportsOnly } from '../../http/supports-only.ts';
import { readSwitchOff } from '../../mail/mail-link.ts';
import { switchOffNotification } from '../../user/preferences.ts';
import { requestLanguage, type Site } from '../site.ts';
import { sharedTexts } from '../text.ts';
import { settingsTexts } from './text.ts';

/**
 * Serves the link in each notification email. It needs no session, because mail programs send its POST (RFC 8058). A GET
 * changes nothing, because mail scanners open links.
 */
export function notificationRoutes(site: Site): Router {
  const { context } = site;
  const everyone = new IpLimit(context);

  const show = (request: Request, response: Response, status: number, title: string, content: VNode) => {
    const token = String(request.query.token ?? '');
    site.sendPage(response, status, { title, content, language: requestLanguage(request), keep: { token } });
  };

  const switchOff: RequestHandler = async (request, response) => {
    if (!everyone.take(request)) throw new HttpError('RATE_LIMITED', { retryAfterSeconds: 1 });
    const language = requestLanguage(request);
    const { off, type } = settingsTexts[language].notification;
    const link = readSwitchOff(context, request.query.token);
    if (!link)
      return show(request, response, 404, off.invalid, html`<section><p>${off.complete}</p></section>`);
    const [event, mode] = link.choice.split(':') as [keyof typeof type, 'live' | 'test'];
    const shared = sharedTexts[language];
    const about = html`<p><strong>${shared.inMode(type[event], shared.mode[mode])}</strong></p>`;
    if (request.method !== 'POST') {
      const question = html`<section>
        <p>${off.lead}</p>
        ${about}
        <p>${off.others}</p>
        <form method="post" class="buttons"><button class="main">${off.confirm}</button></form>
      </section>`;
      return show(request, response, 200, off.title, question);
    }
    await switchOffNotification(context.db.kysely, link, site.readOrigin(request));
    context.db.noteSuccess();
    show(request, response, 200, off.done, html`<section>${about}<p>${off.others}</p></section>`);
  };

  const router = Router({ caseSensitive: true });
  router.route('/off').get(switchOff).post(switchOff).all(supportsOnly('GET, HEAD, POST'));
  return router;
}
