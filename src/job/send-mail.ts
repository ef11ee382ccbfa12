import { crashpoint } from '../../db/crashpoint.ts';
import { confirmationHours } from '../../db/query/mail/digest-subscriber.ts';
import {
  claimMail,
  type MailClaim,
  markMailFailed,
  markMailSent,
  pauseMails,
} from '../../db/query/mail/mail.ts';
import { dropOldNotifications } from '../../db/query/mail/notification.ts';
import { dropOldSecurityMails } from '../../db/query/mail/security.ts';
import type { MailTable } from '../../db/table/mail.ts';
import type { WorkContext } from '../context.ts';
import { confirmationMessage, digestMessage } from '../mail/digest-message.ts';
import { createMailer, MailError, type Mailer, type Message } from '../mail/mailer.ts';
import { notificationHours, notificationMessage } from '../mail/notification-message.ts';
import { recipientMailHours, recipientMessage } from '../mail/recipient-mail.ts';
import {
  disputeHours,
  disputeMessage,
  invitationMessage,
  resetMessage,
  securityHours,
  securityMessage,
} from '../mail/user-message.ts';
import { isClockInDoubt } from '../retention.ts';

/** A run ends after this time, so that it does not delay the other jobs. The next run continues. */
const runMs = 4_000;
/** Age after which a mail is not tried again, as mail servers do (RFC 5321, 4.5.4.1). */
const maxHours = 96;

/**
 * Sends due mails, one at a time, each at least once: only a crash between the server's acceptance and our commit sends
 * a mail again, with the same Message-ID. Returns the number of mails sent.
 */
export async function sendMails(context: WorkContext): Promise<number> {
  const { config, db } = context;
  if (!config.mail) return 0;
  await dropMails(context);
  const mailer = createMailer(config.mail);
  const end = performance.now() + runMs;
  let sent = 0;
  while (performance.now() < end) {
    const mail = await claimMail(db, knownKinds);
    if (!mail) break;
    crashpoint('mail-after-claim');
    const failure = await attempt(context, mailer, mail);
    if (failure === null) sent++;
    if (failure?.concerns === 'server') {
      await pauseMails(db);
      break;
    }
  }
  return sent;
}

async function attempt(context: WorkContext, mailer: Mailer, mail: MailClaim): Promise<MailError | null> {
  const { db, log } = context;
  try {
    await mailer.send(messages[mail.kind](context, mail));
    crashpoint('mail-after-send');
    await markMailSent(db, mail);
    crashpoint('mail-after-mark');
    return null;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const state = await markMailFailed(db, mail, {
      reason: error.message,
      isFinal: error.concerns === 'recipient',
      maxHours: (await isClockInDoubt({ db })) ? null : maxHoursFor(mail),
    });
    // Never the address.
    const fields = { mail: mail.id, reason: error.message, attempt: mail.attempt_count };
    if (state === 'failed') log.error(fields, 'Email could not be sent; it is not tried again');
    else log.warn(fields, 'Email could not be sent; it is tried again');
    return error;
  }
}

/**
 * Gives up mails that have become useless, with and without a mail server. Returns their number. After a jump of the
 * clock, a new mail looks old, so only mails with an expired link are given up: the link expires by the same clock.
 */
export async function dropMails({ config, db, log }: WorkContext): Promise<number> {
  const { reset } = securityHours;
  const hours = { ...securityHours, recipient: recipientMailHours, dispute: disputeHours };
  const dropped = (await isClockInDoubt({ db }))
    ? await dropOldSecurityMails(db, { reset })
    : (await dropOldNotifications(db, notificationHours)) + (await dropOldSecurityMails(db, hours));
  if (dropped > 0 && config.mail) log.error({ mails: dropped }, 'Emails waited too long; they are not sent');
  return dropped;
}

function maxHoursFor({ kind, event_type: type }: MailClaim): number {
  if (kind === 'confirmation') return confirmationHours;
  if (kind === 'recipient') return recipientMailHours;
  if (kind === 'dispute') return disputeHours;
  if (kind === 'reset' || kind === 'security') return securityHours[kind];
  const [, hours = maxHours] = Object.entries(notificationHours).find(([known]) => known === type) ?? [];
  return hours;
}

const messages: Readonly<Record<MailTable['kind'], (context: WorkContext, mail: MailClaim) => Message>> = {
  confirmation: confirmationMessage,
  digest: buildDigest,
  dispute: disputeMessage,
  invitation: invitationMessage,
  notification: notificationMessage,
  recipient: recipientMessage,
  reset: resetMessage,
  security: securityMessage,
};

/** During a rolling deployment, a newer worker queues other kinds, and sends them. */
const knownKinds = Object.keys(messages) as MailTable['kind'][];

function buildDigest(context: WorkContext, mail: MailClaim): Message {
  const changes = context.changelog.filter(({ id }) => mail.change_ids.includes(id));
  // During a rolling deployment, a newer worker sends it.
  if (changes.length < mail.change_ids.length)
    throw new MailError('this version does not know all changes', 'mail');
  return digestMessage(context, mail, changes);
}
