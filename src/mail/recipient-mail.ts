import type { MailClaim } from '../../db/query/mail/mail.ts';
import {
  findRecipientMailSubject,
  type RecipientMailSubject,
  stopRecipientMails,
} from '../../db/query/mail/recipient.ts';
import type { RecipientMailState } from '../../db/table/mail.ts';
import type { WorkContext } from '../context.ts';
import { colorsOf } from '../look/tokens.ts';
import { isSignedLink, signLink } from '../secret/key-ring.ts';
import type { BuyerText } from '../tracking/page/buyer-text.ts';
import {
  type BuyerLanguage,
  directionOf,
  fillText,
  languageOfCountry,
  languageOfRecipient,
  pageTexts,
} from '../tracking/page/page-text.ts';
import { parcelState } from '../tracking/page/parcel-state.ts';
import { readableOn } from '../tracking/page/shop.ts';
import { MailError, type Message } from './mailer.ts';

/** Age in hours after which the news of a parcel is not sent any more. */
export const recipientMailHours = 24;

const purpose = 'recipient mail link';

type Links = Pick<WorkContext, 'secrets' | 'rootUrl'>;

/** Writes the email about a state of a parcel, in the language of its recipient, else of its destination, from its shop. */
export function recipientMessage({ secrets, rootUrl }: Links, mail: MailClaim): Message {
  const { id, email, shipment_state: state, shop_name: shop, track_token: token, address_hash: to } = mail;
  if (!state || !shop || !token || !to || mail.is_stopped)
    throw new MailError('the recipient gets no emails about this parcel any more', 'recipient');
  const language =
    languageOfRecipient({ language: mail.recipient_language }) ??
    languageOfCountry(mail.destination_country ?? '');
  const text = pageTexts[language];
  const { heading, advice } = parcelState(statusOf(state), text, shop);
  const page = `${rootUrl() ?? ''}/track/${token}`;
  const pageUrl = `${page}?lang=${language}`;
  const unsubscribeUrl = stopLink({ secrets, page, token, to, language });
  const { subject, open, reason, stop } = text.mail;
  const { shop_contact: contact } = mail;
  const more = moreText(mail, state, text, shop);
  const colon = colons[language] ?? ': ';
  const color = mail.shop_color ?? colorsOf('mark').light;
  return {
    id,
    to: email,
    from: { name: shop, replyTo: contact?.includes('@') ? contact : null },
    subject: fillText(subject, { state: heading, shop }),
    links: [pageUrl, unsubscribeUrl, ...(contact === null ? [] : [contact])],
    text: `${heading}

${advice}${more === null ? '' : `\n\n${more}`}

${open}
${pageUrl}

${text.number}${colon}${mail.receiver_id}
${contact === null ? fillText(text.noContact, { shop }) : `${fillText(text.contact, { shop })}${colon}${contact}`}

—
${fillText(reason, { shop })}

${stop}
${unsubscribeUrl}
`,
    look: {
      language,
      direction: directionOf(language),
      color,
      onColor: readableOn(color),
      logo: mail.has_logo ? `${page}/logo` : null,
    },
    unsubscribeUrl,
  };
}

/** Languages whose colon is not that of English. */
const colons: Readonly<Partial<Record<BuyerLanguage, string>>> = {
  'zh-Hant': '：',
  'zh-Hans': '：',
  ja: '：',
  fr: ' : ',
};

/** Shows the next step after a problem; null: none. */
function moreText(mail: MailClaim, state: RecipientMailState, text: BuyerText, shop: string): string | null {
  if (state === 'customs_hold') return text.nextStep.customs_hold;
  if (state !== 'delivery_failed') return null;
  return fillText(text.noNews, { whom: shop, number: mail.receiver_id });
}

function statusOf(state: RecipientMailState) {
  return state === 'customs_hold'
    ? ({ status: 'exception', sub_status: state } as const)
    : ({ status: state, sub_status: null } as const);
}

interface StopLink {
  readonly secrets: WorkContext['secrets'];
  readonly page: string;
  readonly token: string;
  /** Hash of the address. */
  readonly to: string;
  readonly language: BuyerLanguage;
}

/** Creates the signed link that ends the emails of a shop to an address. It never expires and contains no address. */
function stopLink({ secrets, page, token, to, language }: StopLink): string {
  return `${page}/emails?lang=${language}&to=${to}.${signLink(secrets, purpose, [token, to])}`;
}

/** Emails that a link ends: those of an account to an address. */
interface Stop extends RecipientMailSubject {
  readonly addressHash: string;
}

/** Returns what the link of an email ends; null if it is not valid. */
export async function readStopLink(
  { secrets, db }: Pick<WorkContext, 'secrets'> & { readonly db: Pick<WorkContext['db'], 'kysely'> },
  token: string,
  signed: unknown,
): Promise<Stop | null> {
  const [, addressHash = '', signature = ''] = /^([0-9a-f]{64})\.([0-9a-f]{64})$/.exec(String(signed)) ?? [];
  if (!isSignedLink(secrets, purpose, [token, addressHash], signature)) return null;
  const subject = await findRecipientMailSubject(db.kysely, token);
  return subject ? { ...subject, addressHash } : null;
}

/** Ends the emails that a link names. No entry of the activity names the recipient. */
export async function stopMailsByLink(
  { kysely }: Pick<WorkContext['db'], 'kysely'>,
  { account_id, addressHash }: Stop,
): Promise<void> {
  await stopRecipientMails(kysely, account_id, addressHash);
}
