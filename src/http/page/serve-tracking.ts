import type { NextFunction, Request, Response } from 'express';
import { findLogo, findShop } from '../../../db/query/account/brand.ts';
import type { ShipmentRow } from '../../../db/query/shipment/shipment.ts';
import { findByTrackToken, findStateByNumber } from '../../../db/query/tracking/tracking.ts';
import { findAnyService } from '../../catalog/catalog.ts';
import { HttpError, isUnexpected } from '../../contract/errors.ts';
import { readStopLink, stopMailsByLink } from '../../mail/recipient-mail.ts';
import { incotermOf } from '../../shipment/incoterm.ts';
import { carrierOfNumber, isMistypedPostalNumber } from '../../tracking/page/carrier-link.ts';
import { enteredLength, readEntered, trackTokenForm } from '../../tracking/page/entered-number.ts';
import {
  type BuyerLanguage,
  buyerLanguages,
  chooseBuyerLanguage,
  languageOfRecipient,
} from '../../tracking/page/page-text.ts';
import { buyerServiceName } from '../../tracking/page/service-name.ts';
import type { Shop } from '../../tracking/page/shop.ts';
import {
  contentSecurityPolicy,
  messagePage,
  type PageLook,
  statePage,
  stopPage,
  trackingPage,
} from '../../tracking/page/tracking-page.ts';
import { trackingRecord } from '../../tracking/status.ts';
import { IpLimit } from '../admit.ts';
import type { ApiContext } from '../operation.ts';
import { errorResponse } from '../response.ts';

const defaultLanguage: BuyerLanguage = 'en';
const languageCookie = 'track_language';
const yearMs = 31_536_000_000;
/** Numbers can be guessed, so an address may look up only a few. */
const numberLimit = { max: 30, seconds: 60 };

interface Page {
  readonly status: number;
  readonly html: string | Uint8Array;
  readonly shop?: Shop;
  /** Absent: that of the reader. */
  readonly language?: BuyerLanguage;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Serves `{root_url}/track/{token}`. The token is the only permission needed. `?number=` finds a parcel by a number, and
 * shows its state only. Errors are HTML pages too.
 */
export function serveTrackingPage(context: ApiContext) {
  const ipLimit = new IpLimit(context);
  const perNumber = new IpLimit(context, numberLimit);
  const db = () => context.db.bulkhead('tracking page');

  async function findPage(request: Request, chosen: BuyerLanguage | undefined): Promise<Page> {
    const language = chosen ?? defaultLanguage;
    if (!ipLimit.take(request)) throw new HttpError('RATE_LIMITED', { retryAfterSeconds: 1 });
    const token = request.path.slice(1);
    const [first = '', part] = token.split('/');
    if (part === 'logo') return logo(first, language);
    if (part === 'emails') return stopMails(request, first, language);
    if (request.method === 'POST') return notFound({ language });
    if (token !== '') return parcelPage(token, chosen);
    return enteredPage(request, language);
  }

  async function enteredPage(request: Request, language: BuyerLanguage): Promise<Page> {
    const { number: given } = request.query;
    const entered = readEntered(given);
    const { kind } = entered;
    if (kind === 'nothing') return { status: 200, html: messagePage('noNumber', { language }) };
    if (kind === 'token') return { status: 303, html: '', headers: { Location: `/track/${entered.token}` } };
    const look = { language, number: String(given).slice(0, enteredLength) };
    if (kind === 'several') {
      return { status: 200, html: messagePage('several', look, { numbers: entered.numbers }) };
    }
    if (kind !== 'number') return { status: 404, html: messagePage(kind, look) };
    if (!perNumber.take(request))
      throw new HttpError('RATE_LIMITED', { retryAfterSeconds: numberLimit.seconds });
    return numberPage({ language, number: entered.number });
  }

  async function parcelPage(token: string, chosen: BuyerLanguage | undefined): Promise<Page> {
    const unknown = notFound({ language: chosen ?? defaultLanguage });
    if (!trackTokenForm.test(token)) return unknown;
    const bulkhead = db();
    const tracked = await findByTrackToken(bulkhead, token);
    bulkhead.noteSuccess();
    if (!tracked) return unknown;
    const { shipment, events } = tracked;
    const language = chosen ?? languageOfRecipient(shipment.recipient) ?? defaultLanguage;
    if (shipment.dispatch_status === 'pending') return unconfirmed({ language });
    const parcel = {
      record: trackingRecord(shipment, events),
      incoterm: incotermOf(shipment.customs),
      livemode: shipment.livemode,
      origin: originOf(shipment),
      service: buyerServiceName(findAnyService(context.catalog.current, shipment.service_code), language),
      weightKg: shipment.parcels.reduce((sum, { weight_kg }) => sum + weight_kg, 0),
      now: context.clock.now(),
    };
    const shop = shopOf(await findShop(bulkhead.kysely, shipment.account_id), token);
    const look = { language, rootUrl: context.rootUrl(), ...(shop ? { shop } : {}) };
    return { status: 200, html: trackingPage(parcel, look), language, ...(shop ? { shop } : {}) };
  }

  async function logo(token: string, language: BuyerLanguage): Promise<Page> {
    const bulkhead = db();
    const tracked = trackTokenForm.test(token) ? await findByTrackToken(bulkhead, token) : undefined;
    const found = tracked && (await findLogo(bulkhead.kysely, tracked.shipment.account_id));
    if (!found) return notFound({ language });
    const headers = { 'Content-Type': found.type, 'Cache-Control': 'private, max-age=3600' };
    return { status: 200, html: found.content, headers };
  }

  /** Mail programs send the POST (RFC 8058). A GET changes nothing, because mail scanners open links. */
  async function stopMails(request: Request, token: string, language: BuyerLanguage): Promise<Page> {
    const bulkhead = db();
    const stop = trackTokenForm.test(token)
      ? await readStopLink({ secrets: context.secrets, db: bulkhead }, token, request.query.to)
      : null;
    bulkhead.noteSuccess();
    if (!stop) return notFound({ language });
    const look = { language, shop: { name: stop.shop, contact: null, color: null, logo: null } };
    if (request.method !== 'POST') return { status: 200, html: stopPage('ask', look) };
    await stopMailsByLink(bulkhead, stop);
    return { status: 200, html: stopPage('done', look) };
  }

  async function numberPage(look: PageLook & { readonly number: string }): Promise<Page> {
    const bulkhead = db();
    const state = await findStateByNumber(bulkhead, look.number);
    bulkhead.noteSuccess();
    if (!state) return notFoundNumber(look);
    if (state.dispatch_status === 'pending') return unconfirmed(look);
    return { status: 200, html: statePage(state, look) };
  }

  /** Never log the token: it opens the page. */
  function errorPage(error: unknown, response: Response, language: BuyerLanguage): Page {
    if (isUnexpected(error)) {
      context.log.error({ requestId: response.locals.requestId, err: error }, 'tracking page failed');
    }
    const { status, headers } = errorResponse(error);
    const message = status === 429 ? 'busy' : 'failed';
    const { 'Content-Type': _, ...others } = headers ?? {};
    return { status, html: messagePage(message, { language }), headers: others };
  }

  /** A language that was chosen is kept in this browser. */
  function keepLanguage(response: Response, language: BuyerLanguage): void {
    response.cookie(languageCookie, language, {
      path: '/track',
      maxAge: yearMs,
      httpOnly: true,
      sameSite: 'lax',
      secure: context.rootUrl()?.startsWith('https:') ?? false,
    });
  }

  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) return next();
    const { lang } = request.query;
    const kept = /(?:^|; *)track_language=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
    const chosen = chooseBuyerLanguage([lang, kept], request.headers['accept-language']);
    const linked = buyerLanguages.find(([known]) => known === lang)?.[0];
    if (linked !== undefined) keepLanguage(response, linked);
    const page = await findPage(request, chosen).catch((error) =>
      errorPage(error, response, chosen ?? defaultLanguage),
    );
    response.writeHead(page.status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(page.html),
      'Content-Language': page.language ?? chosen ?? defaultLanguage,
      'Content-Security-Policy': contentSecurityPolicy(page.shop),
      'Cache-Control': 'no-store',
      Vary: 'Accept-Language, Cookie',
      'X-Robots-Tag': 'noindex',
      ...page.headers,
    });
    response.end(page.html);
  };
}

/** The country that a parcel comes from. Orders without a sender have none, and are sent from Hong Kong. */
function originOf({ sender, account_sender }: Pick<ShipmentRow, 'sender' | 'account_sender'>): string {
  return sender?.country_code ?? account_sender?.country_code ?? 'HK';
}

function shopOf(found: Awaited<ReturnType<typeof findShop>>, token: string): Shop | null {
  if (!found) return null;
  const { name, contact, color, logo_type } = found;
  return { name, contact, color, logo: logo_type && `/track/${token}/logo` };
}

const notFound = (look: PageLook): Page => ({ status: 404, html: messagePage('notFound', look) });
/** Another carrier may know a number that is not of a parcel of ours. */
function notFoundNumber(look: PageLook & { readonly number: string }): Page {
  if (isMistypedPostalNumber(look.number)) return { status: 404, html: messagePage('typo', look) };
  const carrier = carrierOfNumber(look.number);
  return carrier ? { status: 404, html: messagePage('otherCarrier', look, { carrier }) } : notFound(look);
}

const unconfirmed = (look: PageLook): Page => ({ status: 200, html: messagePage('unconfirmed', look) });
