import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { VNode } from 'preact';
import { withBulkhead } from '../../context.ts';
import { HttpError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { askToConfirm, confirmByLink, unsubscribeByLink } from '../../mail/digest.ts';
import { readDigestToken } from '../../mail/mail-link.ts';
import { isEmailAddress } from '../../text.ts';
import { IpLimit } from '../admit.ts';
import { readText } from '../body.ts';
import type { ApiContext } from '../operation.ts';
import { supportsOnly } from '../supports-only.ts';
import { guardPage, pageText } from './page.ts';

const maxFormBytes = 2048;
/** Requests for a confirmation mail per IP address. */
const requestLimit = { max: 10, seconds: 3600 };

/** The form on `/changelog`. It is the same for every reader. */
export const subscriptionForm: VNode = html`<section>
<h2>Breaking changes by email</h2>
<p>One email per release that has breaking changes. You confirm the address first, and can unsubscribe with one click.</p>
<form method="post" action="changelog/subscribe"><input type="email" name="email" required maxlength="254" autocomplete="email" placeholder="Email address" aria-label="Email address" /><button>Subscribe</button></form>
</section>`;

export const noSubscription: VNode = html`<section>
<h2>Breaking changes by email</h2>
<p>Emails are not available on this installation. Use a feed.</p>
</section>`;

/** Serves the subscription to the digest below `/changelog`. A GET changes nothing, because mail scanners open links. */
export function serveDigest(app: ApiContext): Router {
  const context = withBulkhead(app, 'digest');
  const { config, db } = context;
  const everyone = new IpLimit(context);
  const requests = new IpLimit(context, requestLimit);

  /** The response is the same for an address that is subscribed already, so that it reveals nothing about an address. */
  const subscribe = async (request: Request, response: Response): Promise<void> => {
    if (config.mail === null) {
      return sendPage(response, 404, 'Emails are not available', 'Use a feed of the change log.');
    }
    const email = await readEmail(request);
    if (email === null) {
      return sendPage(response, 400, 'Not an email address', 'Enter one address, such as dev@shop.example.');
    }
    if (!requests.take(request))
      throw new HttpError('RATE_LIMITED', { retryAfterSeconds: requestLimit.seconds });
    await askToConfirm(context, email, context.clock.now());
    db.noteSuccess();
    sendPage(
      response,
      202,
      'Check your email',
      'Open the link in our email to confirm. It works for 24 hours.',
    );
  };

  const ask = (action: 'confirm' | 'unsubscribe'): RequestHandler => {
    return (request, response) => {
      const token = readDigestToken(context, action, request.query.token);
      if (typeof token === 'string') return sendBadLink(response, token);
      const { title, text } = questions[action];
      sendPage(response, 200, title, text, questionForm(title));
    };
  };

  const confirm = async (request: Request, response: Response): Promise<void> => {
    const token = readDigestToken(context, 'confirm', request.query.token);
    if (typeof token === 'string') return sendBadLink(response, token);
    const isFound = await confirmByLink(context, token.subscriberId);
    db.noteSuccess();
    if (!isFound) return sendBadLink(response, 'expired');
    sendPage(response, 200, 'Subscribed', 'You will receive an email about each breaking change.');
  };

  /** The mail program of the reader sends this request, without a session (RFC 8058). */
  const unsubscribe = async (request: Request, response: Response): Promise<void> => {
    const token = readDigestToken(context, 'unsubscribe', request.query.token);
    if (typeof token === 'string') return sendBadLink(response, token);
    await unsubscribeByLink(context, token.subscriberId);
    db.noteSuccess();
    sendPage(response, 200, 'Unsubscribed', 'The address is deleted. It receives no more emails.');
  };

  const limit: RequestHandler = (request, _response, next) => {
    if (!everyone.take(request)) throw new HttpError('RATE_LIMITED', { retryAfterSeconds: 1 });
    next();
  };

  const router = Router();
  router.use(limit, guardPage({ forms: true }), privately);
  router.route('/subscribe').post(subscribe).all(supportsOnly('POST'));
  router.route('/confirm').get(ask('confirm')).post(confirm).all(supportsOnly('GET, HEAD, POST'));
  router.route('/unsubscribe').get(ask('unsubscribe')).post(unsubscribe).all(supportsOnly('GET, HEAD, POST'));
  return router;
}

const questions = {
  confirm: {
    title: 'Confirm the subscription',
    text: 'This address will receive an email about each breaking change.',
  },
  unsubscribe: { title: 'Unsubscribe', text: 'This address is deleted and receives no more emails.' },
};

function questionForm(label: string): VNode {
  return html`<form method="post"><button>${label}</button></form>`;
}

/** Returns the address of the form; null if it is missing, repeated or not valid. */
async function readEmail(request: Request): Promise<string | null> {
  if (request.is('application/x-www-form-urlencoded') === false)
    throw new HttpError('UNSUPPORTED_MEDIA_TYPE');
  const given = new URLSearchParams(await readText(request, maxFormBytes)).getAll('email');
  const email = given.length === 1 ? (given[0] ?? '').trim() : '';
  return isEmailAddress(email) ? email : null;
}

function sendBadLink(response: Response, reason: 'expired' | 'invalid'): void {
  if (reason === 'invalid') sendPage(response, 404, 'The link is not valid', 'Check that it is complete.');
  else sendPage(response, 410, 'The link has expired', 'Subscribe again on the change log.');
}

function sendPage(response: Response, status: number, title: string, text: string, form?: VNode): void {
  const content = html`<section>
<p>${text}</p>
${form}<p><a href="../changelog">Change log</a></p>
</section>`;
  response
    .status(status)
    .type('html')
    .end(pageText({ title, heading: title, subtitle: 'Breaking changes by email', content }));
}

/** The addresses of these pages have tokens. */
const privately: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  next();
};
