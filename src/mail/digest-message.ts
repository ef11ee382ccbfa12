import { confirmationHours } from '../../db/query/mail/digest-subscriber.ts';
import type { MailClaim } from '../../db/query/mail/mail.ts';
import { type Change, releaseName } from '../changelog.ts';
import type { WorkContext } from '../context.ts';
import { digestLink } from './mail-link.ts';
import type { Message } from './mailer.ts';

type LinkContext = Pick<WorkContext, 'secrets' | 'rootUrl'>;

/** Writes the mail that asks an address to confirm its subscription. */
export function confirmationMessage(context: LinkContext, mail: MailClaim): Message {
  const expires = Math.floor(Date.parse(mail.created_at) / 1000) + confirmationHours * 3600;
  const link = digestLink(context, { action: 'confirm', subscriberId: mail.receiver_id, expires });
  return {
    id: mail.id,
    to: mail.email,
    subject: 'Confirm: emails about breaking changes of the Sampan API',
    text: `This address was entered to receive an email about each breaking change of the Sampan API.

Open this link within ${confirmationHours} hours and confirm:
${link}

If you did not ask for this, ignore this email. The address is then deleted.
`,
    links: [link],
    unsubscribeUrl: null,
  };
}

/** Writes the digest of some breaking changes. */
export function digestMessage(context: LinkContext, mail: MailClaim, changes: readonly Change[]): Message {
  const page = `${context.rootUrl() ?? ''}/changelog`;
  const unsubscribeUrl = digestLink(context, {
    action: 'unsubscribe',
    subscriberId: mail.receiver_id,
    expires: 0,
  });
  const count = changes.length === 1 ? 'a breaking change' : `${changes.length} breaking changes`;
  return {
    id: mail.id,
    to: mail.email,
    subject: `Sampan API: ${count}`,
    text: `The Sampan API has ${count}:

${changes.map((change) => changeText(change, page)).join('\n')}
All changes: ${page}

You receive this email because this address is subscribed to breaking changes.
Unsubscribe: ${unsubscribeUrl}
`,
    links: [page, unsubscribeUrl],
    unsubscribeUrl,
  };
}

function changeText({ id, release, text, operations = [] }: Change, page: string): string {
  const affected = operations.length === 0 ? '' : `  Affects: ${operations.join(', ')}\n`;
  return `- ${releaseName(release ?? null)}: ${text}\n${affected}  ${page}#${id}\n`;
}
