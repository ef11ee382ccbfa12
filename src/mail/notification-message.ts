import type { MailClaim } from '../../db/query/mail/mail.ts';
import type { NotificationType } from '../../db/table/user.ts';
import type { EventBodies } from '../../generated/events.ts';
import type { WorkContext } from '../context.ts';
import { type Language, languages } from '../language.ts';
import { paymentInstruction } from '../wallet/wallet.ts';
import { switchOffLink } from './mail-link.ts';
import { MailError, type Message } from './mailer.ts';

/** Age in hours after which an email about an event is not sent any more. */
export const notificationHours: Readonly<Record<NotificationType, number>> = {
  // A day later the balance is another one.
  'wallet.low_balance': 24,
  // The endpoint stays disabled until a user enables it.
  'webhook.disabled': 72,
};

interface Words {
  readonly subject: string;
  readonly text: string;
}

interface About {
  readonly accountName: string;
  /** The operators' text about adding money. */
  readonly payment: string | null;
}

interface Notification<Type extends NotificationType> {
  /** Path of the page about it, below the mode. */
  readonly page: (body: EventBodies[Type]) => string;
  readonly words: Readonly<Record<Language, (body: EventBodies[Type], about: About) => Words>>;
}

const notifications: { readonly [Type in NotificationType]: Notification<Type> } = {
  'wallet.low_balance': {
    page: () => '/wallet',
    words: {
      en: ({ data: { object } }, { accountName, payment }) => ({
        subject: `Low balance: ${formatAmount(object.available)} available`,
        text: `The available balance of ${accountName} is ${formatAmount(object.available)}. This is below the level that you set.

Bookings are refused when the balance is used up. Top up the wallet in time.${paragraph(payment)}`,
      }),
      'zh-Hant': ({ data: { object } }, { accountName, payment }) => ({
        subject: `結餘偏低：可用結餘 ${formatAmount(object.available)}`,
        text: `${accountName} 的可用結餘為 ${formatAmount(object.available)}，已低於你設定的水平。

結餘用完後，系統會拒絕新的訂單。請及早增值。${paragraph(payment)}`,
      }),
    },
  },
  'webhook.disabled': {
    page: ({ data: { object } }) => `/webhooks/${object.id}`,
    words: {
      en: ({ data: { object } }, { accountName }) => ({
        subject: 'A webhook endpoint was disabled',
        text: `This webhook endpoint of ${accountName} was disabled and receives no more events:
  ${object.url}

${object.disabled_reason === 'gone' ? 'It responded with status 410.' : 'Ten deliveries in a row failed.'} Correct the endpoint, then enable it. You can then redeliver the missed events.`,
      }),
      'zh-Hant': ({ data: { object } }, { accountName }) => ({
        subject: 'Webhook 端點已停用',
        text: `${accountName} 的以下 Webhook 端點已停用，不再接收事件：
  ${object.url}

${object.disabled_reason === 'gone' ? '端點以狀態碼 410 回應。' : '連續十次傳送失敗。'}請修正端點後重新啟用，然後可重新傳送錯過的事件。`,
      }),
    },
  },
};

const frame = {
  en: { test: 'Test mode: ', open: 'Open the page:', stop: 'Stop these emails:' },
  'zh-Hant': { test: '測試模式：', open: '開啟頁面：', stop: '停止接收此類電郵：' },
} as const satisfies Record<Language, unknown>;

/** Writes the mail about an event, in the language of the user; in both if the user has not chosen one. */
export function notificationMessage(
  context: Pick<WorkContext, 'secrets' | 'rootUrl'>,
  mail: MailClaim,
): Message {
  const { event_type: type, event_body: body, language, account_name: accountName } = mail;
  if (type === 'wallet.low_balance') return writeMessage(type, JSON.parse(body ?? ''));
  if (type === 'webhook.disabled') return writeMessage(type, JSON.parse(body ?? ''));
  throw new MailError('this version does not know the event', 'mail');

  function writeMessage<Type extends NotificationType>(known: Type, event: EventBodies[Type]): Message {
    const { page, words } = notifications[known];
    const mode = event.livemode ? 'live' : 'test';
    const pageUrl = `${context.rootUrl() ?? ''}/dashboard/${mode}${page(event)}`;
    const stopUrl = (each: Language) =>
      switchOffLink(context, { userId: mail.receiver_id, choice: `${known}:${mode}`, language: each });
    const parts = (language ? [language] : languages).map((each) => {
      const payment = paymentInstruction(mail.payment_instructions, each)?.text ?? null;
      const { subject, text } = words[each](event, { accountName: accountName ?? '', payment });
      const { test, open, stop } = frame[each];
      return {
        subject: `Sampan: ${event.livemode ? '' : test}${subject}`,
        text: `${text}\n\n${open}\n${pageUrl}\n\n${stop}\n${stopUrl(each)}\n`,
        links: [pageUrl, stopUrl(each)],
      };
    });
    return {
      id: mail.id,
      to: mail.email,
      subject: parts[0]?.subject ?? '',
      text: parts.map(({ text }) => text).join('\n—\n\n'),
      links: parts.flatMap(({ links }) => links),
      unsubscribeUrl: stopUrl(language ?? 'en'),
    };
  }
}

function paragraph(text: string | null): string {
  return text === null ? '' : `\n\n${text}`;
}

function formatAmount(value: number): string {
  return `HKD ${value.toLocaleString('en-HK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}
