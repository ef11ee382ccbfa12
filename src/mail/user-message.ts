import type { MailClaim } from '../../db/query/mail/mail.ts';
import { linkDays, resetHours } from '../../db/query/user/user.ts';
import type { SecurityNews } from '../audit.ts';
import type { WorkContext } from '../context.ts';
import { type Language, languages } from '../language.ts';
import type { KeyRing } from '../secret/key-ring.ts';
import { mailedLinkContext } from '../user/invite.ts';
import { MailError, type Message } from './mailer.ts';

/** Age in hours after which a mail about a disputed charge is not sent any more. */
export const disputeHours = 72;
/** The same of a mail about a sign-in. */
export const securityHours = { reset: resetHours, security: 72 } as const;

const english = {
  title: {
    'user.password_set': 'Your password was set',
    'passkey.added': 'A passkey was added',
    'passkey.removed': 'A passkey was removed',
    'second_factor.turned_on': 'The second factor was turned on',
    'second_factor.turned_off': 'The second factor was turned off',
    'second_factor.removed': 'Your second factor and passkeys were removed',
    'second_factor.codes_renewed': 'Your recovery codes were renewed',
    'second_factor.code_used': 'A recovery code was used',
    'user.signed_in': 'New sign-in',
    'user.signed_in_by_passkey': 'New sign-in by a passkey',
  },
  newBrowser: 'A browser signed in that had not signed in before.',
  colon: ': ',
  stop: '.',
  user: 'User',
  detail: 'Details',
  by: 'Changed by',
  time: 'Time',
  from: 'From',
  ip: (ip: string) => `IP address ${ip}`,
  commandLine: 'Command line of the service',
  advice: (link: string, security: string) => `If this was you, you need to do nothing.

If this was not you, reset your password now:
${link}

Then check your passkeys, your second factor and your sessions.

Open your sign-in settings:
${security}`,
  dispute: {
    'charge.disputed': (account: string) => ({
      title: 'A charge is disputed',
      lead: `${account} disputes the charge of a parcel. Answer with a refund or a reason.`,
    }),
    'wallet.refunded': () => ({
      title: 'Your dispute was answered with a refund',
      lead: 'The refund is in the wallet.',
    }),
    'charge.dispute_refused': () => ({
      title: 'Your dispute was answered without a refund',
      lead: 'The charge stays as it is.',
    }),
  },
  open: 'See the charge:',
  account: 'Account',
  reset: {
    title: 'Reset your password',
    lead: (email: string) => `The dashboard was asked to reset the password of ${email}.`,
    use: `Open the link within ${resetHours} hours and set a new password. It works once.`,
    open: 'Set a new password:',
    otherwise: 'If you did not ask for this, ignore this email. Your password has not changed.',
  },
};

const words: Readonly<Record<Language, typeof english>> = {
  en: english,
  'zh-Hant': {
    title: {
      'user.password_set': '你的密碼已設定',
      'passkey.added': '已新增通行密鑰',
      'passkey.removed': '已移除通行密鑰',
      'second_factor.turned_on': '已啟用雙重認證',
      'second_factor.turned_off': '已停用雙重認證',
      'second_factor.removed': '你的雙重認證及通行密鑰已被移除',
      'second_factor.codes_renewed': '你的復原碼已更新',
      'second_factor.code_used': '已使用復原碼',
      'user.signed_in': '新登入',
      'user.signed_in_by_passkey': '以通行密鑰的新登入',
    },
    newBrowser: '一個從未登入的瀏覽器剛剛登入。',
    colon: '：',
    stop: '。',
    user: '用戶',
    detail: '詳情',
    by: '更改者',
    time: '時間',
    from: '來源',
    ip: (ip) => `IP 地址 ${ip}`,
    commandLine: '本服務的命令列',
    advice: (link, security) => `如果是你本人操作，則無須理會。

如果並非你本人操作，請立即重設密碼：
${link}

然後檢查你的通行密鑰、雙重認證及登入工作階段。

開啟登入設定：
${security}`,
    dispute: {
      'charge.disputed': (account) => ({
        title: '有收費被提出異議',
        lead: `${account} 對一件貨件的收費提出異議。請以退款或理由回覆。`,
      }),
      'wallet.refunded': () => ({
        title: '你的收費異議已獲退款',
        lead: '退款已存入錢包。',
      }),
      'charge.dispute_refused': () => ({
        title: '你的收費異議未獲退款',
        lead: '收費維持不變。',
      }),
    },
    open: '查看收費：',
    account: '帳戶',
    reset: {
      title: '重設密碼',
      lead: (email) => `控制台收到重設 ${email} 密碼的要求。`,
      use: `請在 ${resetHours} 小時內開啟連結並設定新密碼。連結只可使用一次。`,
      open: '設定新密碼：',
      otherwise: '如果你沒有提出要求，請不要理會此電郵。你的密碼沒有更改。',
    },
  },
};

type Links = Pick<WorkContext, 'secrets' | 'rootUrl'>;

/** Writes the mail about a change of the user's sign-in. */
export function securityMessage({ rootUrl }: Links, mail: MailClaim): Message {
  const root = `${rootUrl() ?? ''}/dashboard`;
  return writeMessage(mail, (language) => {
    const { title: titles, newBrowser, advice, stop } = words[language];
    const title = titles[mail.entry_action as SecurityNews] as string | undefined;
    // During a rolling deployment, a newer worker sends it.
    if (title === undefined) throw new MailError('this version does not know the change', 'mail');
    const isSignIn = mail.entry_action?.startsWith('user.signed_in');
    const link = `${root}/sign-in/forgot?lang=${language}`;
    const security = `${root}/${mail.account_id === null ? 'operator' : 'live'}/security`;
    return {
      title,
      text: `${isSignIn ? newBrowser : `${title}${stop}`}

${entryFacts(mail, language)}

${advice(link, security)}
`,
      links: [link, security],
    };
  });
}

/** Writes the mail with the link that resets a password. */
export function resetMessage({ secrets }: Links, mail: MailClaim): Message {
  const { id, email, link_sealed, account_id } = mail;
  if (!link_sealed) throw new MailError('the reset has no link', 'recipient');
  const link = secrets.decrypt(link_sealed, mailedLinkContext(id, account_id));
  return writeMessage(mail, (language) => {
    const { title, lead, use, open, otherwise } = words[language].reset;
    return {
      title,
      text: `${lead(email)}\n\n${entryFacts(mail, language)}\n\n${use}\n\n${open}\n${link}\n\n${otherwise}\n`,
      links: [link],
    };
  });
}

/** Writes the mail about a disputed charge: to operators, or with their answer to the account. */
export function disputeMessage({ rootUrl }: Links, mail: MailClaim): Message {
  const { account_id, entry_action, entry_subject, entry_account_id, entry_account_name } = mail;
  const [number = ''] = entry_subject?.split(':') ?? [];
  const path =
    account_id === null
      ? `/operator/accounts/${entry_account_id}/charges/${number}`
      : `/live/shipments/${number}`;
  const link = `${rootUrl() ?? ''}/dashboard${path}`;
  return writeMessage(mail, (language) => {
    const { dispute, account, detail, colon, stop, open } = words[language];
    const write = dispute[entry_action as keyof typeof dispute] as
      | (typeof dispute)['charge.disputed']
      | undefined;
    // During a rolling deployment, a newer worker sends it.
    if (write === undefined) throw new MailError('this version does not know the change', 'mail');
    const { title, lead } = write(entry_account_name ?? '');
    const facts = `${account}${colon}${entry_account_name}\n${detail}${colon}${entry_subject}`;
    return {
      title,
      text: `${title}${stop}\n\n${facts}\n\n${lead}\n\n${open}\n${link}\n`,
      links: [link],
    };
  });
}

/** In the language of the user; in both if the user has not chosen one. */
function writeMessage(
  { id, email, language }: MailClaim,
  part: (language: Language) => Pick<Message, 'text' | 'links'> & { readonly title: string },
): Message {
  const parts = (language ? [language] : languages).map(part);
  return {
    id,
    to: email,
    subject: `Sampan: ${parts[0]?.title ?? ''}`,
    text: parts.map(({ text }) => text).join('\n—\n\n'),
    links: parts.flatMap(({ links }) => links),
    // A thief would switch off mails about a sign-in. Those about disputes end with the role.
    unsubscribeUrl: null,
  };
}

function entryFacts(mail: MailClaim, language: Language): string {
  const text = words[language];
  const { email, entry_subject: subject, entry_by: by, entry_address: ip } = mail;
  const rows = [[text.user, email]];
  if (subject && subject !== email) rows.push([text.detail, subject]);
  if (by && by.toLowerCase() !== email.toLowerCase() && ip !== null) rows.push([text.by, by]);
  rows.push([text.time, timeText(mail, language)]);
  rows.push([text.from, ip === null ? text.commandLine : text.ip(ip)]);
  return rows.map(([name, value]) => `${name}${text.colon}${value}`).join('\n');
}

function timeText({ entry_at, time_zone }: MailClaim, language: Language): string {
  const timeZone = time_zone ?? 'Asia/Hong_Kong';
  const locale = language === 'en' ? 'en-GB' : 'zh-HK';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${format.format(new Date(entry_at ?? ''))} (${timeZone})`;
}

/** Writes the mail with a sign-in link. A new user has not chosen a language yet, so the mail has both. */
export function invitationMessage({ secrets }: { readonly secrets: KeyRing }, mail: MailClaim): Message {
  const { id, email, link_sealed, account_id, account_name } = mail;
  if (!link_sealed || !account_id) throw new MailError('the invitation has no link', 'recipient');
  const link = secrets.decrypt(link_sealed, mailedLinkContext(id, account_id));
  return {
    id,
    to: email,
    subject: `Sampan: your sign-in link for ${account_name}`,
    text: `You are invited to the Sampan dashboard of ${account_name}.

Open the link and set a password. It works once. It expires after ${linkDays} days, or after ${resetHours} hours if you have a password already.

Set your password:
${link}

If you do not expect this, ignore this email.

—

你獲邀使用 ${account_name} 的 Sampan 控制台。

請開啟連結並設定密碼。連結只可使用一次，並於 ${linkDays} 日後過期；如你已有密碼，則於 ${resetHours} 小時後過期。

設定密碼：
${link}

如你不認識寄件人，請不要理會此電郵。
`,
    links: [link],
    unsubscribeUrl: null,
  };
}
