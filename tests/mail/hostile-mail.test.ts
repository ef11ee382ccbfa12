import { expect, it } from '@jest/globals';
import type { MailClaim } from '../../db/query/mail/mail.ts';
import { readConfig } from '../../src/config/config.ts';
import { confirmationMessage, digestMessage } from '../../src/mail/digest-message.ts';
import { mailHtml } from '../../src/mail/mail-html.ts';
import { notificationMessage } from '../../src/mail/notification-message.ts';
import { recipientMessage } from '../../src/mail/recipient-mail.ts';
import {
  disputeMessage,
  invitationMessage,
  resetMessage,
  securityMessage,
} from '../../src/mail/user-message.ts';
import { KeyRing } from '../../src/secret/key-ring.ts';
import { mailedLinkContext } from '../../src/user/invite.ts';
import { testSecretKeys } from '../support/secret-keys.ts';

const rootUrl = 'https://api.sampan.example';
const contact = 'https://shop.example/help';
const secrets = new KeyRing(readConfig({ SECRET_KEYS: testSecretKeys }).secretKeys ?? []);
const context = { secrets, rootUrl: () => rootUrl };
const sealed = secrets.encrypt(
  `${rootUrl}/dashboard/sign-in/set-password?token=1`,
  mailedLinkContext('eml_1', 'acc_1'),
);

/** A mail whose names and texts of others are all one text. */
const mailWith = (hostile: string, change: Partial<MailClaim>): MailClaim => ({
  id: 'eml_1',
  kind: 'security',
  receiver_id: 'SMP1',
  email: 'ada@shop.example',
  created_at: '2026-11-01T00:00:00Z',
  attempt_count: 1,
  change_ids: [],
  link_sealed: sealed,
  account_id: 'acc_1',
  account_name: hostile,
  language: null,
  payment_instructions: { en: hostile, 'zh-Hant': hostile },
  time_zone: null,
  entry_action: null,
  entry_subject: `SMP1: ${hostile}`,
  entry_by: hostile,
  entry_address: '198.51.100.7',
  entry_at: '2026-11-01T00:00:00Z',
  entry_account_id: 'acc_1',
  entry_account_name: hostile,
  event_type: null,
  event_body: null,
  shipment_state: null,
  track_token: null,
  recipient_language: 'en',
  destination_country: 'US',
  shop_name: hostile,
  shop_contact: contact,
  shop_color: null,
  has_logo: false,
  address_hash: 'a'.repeat(64),
  is_stopped: false,
  ...change,
});
const event = (object: object) => JSON.stringify({ livemode: true, data: { object } });

const hostiles = [
  'https://evil.example/a',
  'Pay:\nhttps://evil.example/a',
  'x\n\nPay: https://evil.example/a',
];
const messages = (hostile: string) => {
  const mail = (change: Partial<MailClaim>) => mailWith(hostile, change);
  return [
    confirmationMessage(context, mail({})),
    digestMessage(context, mail({}), [
      { id: 'chg_1', text: hostile, operations: [hostile] } as unknown as Parameters<
        typeof digestMessage
      >[2][number],
    ]),
    ...['charge.disputed', 'wallet.refunded', 'charge.dispute_refused'].flatMap((entry_action) => [
      disputeMessage(context, mail({ entry_action, account_id: null })),
      disputeMessage(context, mail({ entry_action })),
    ]),
    invitationMessage(context, mail({})),
    resetMessage(context, mail({})),
    ...['passkey.added', 'user.signed_in'].map((entry_action) =>
      securityMessage(context, mail({ entry_action })),
    ),
    notificationMessage(
      context,
      mail({ event_type: 'wallet.low_balance', event_body: event({ available: 5 }) }),
    ),
    notificationMessage(
      context,
      mail({ event_type: 'webhook.disabled', event_body: event({ id: 'whk_1', url: hostile }) }),
    ),
    recipientMessage(context, mail({ shipment_state: 'delivered', track_token: 'token' })),
  ];
};

it.each(hostiles)('no mail links to an address in a name, reason or URL of others: %j', (hostile) => {
  const found = messages(hostile).map(({ text, from, links, look }) => {
    const page = mailHtml(text, { sender: from?.name ?? 'Sampan', links, look });
    return [...page.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
  });
  for (const hrefs of found) expect(hrefs).not.toEqual([]);
  expect(found.flat().filter((href) => !href.startsWith(`${rootUrl}/`) && href !== contact)).toEqual([]);
  expect(found.flat()).toContain(contact);
});
