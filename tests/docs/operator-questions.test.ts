import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../support/paths.ts';

const folder = path.join(root, 'docs');
const index = readFileSync(path.join(folder, 'README.md'), 'utf8');

/** The questions of docs/README.md, with the text of the sections that answer them. */
const answers = new Map(
  [...(index.split('\n## Questions\n')[1] ?? '').matchAll(/^\| (\w.*\?) \| (.*) \|$/gm)].map(
    ([, question = '', answer = '']) => [question, `${answer}\n${linkedTexts(answer)}`],
  ),
);

function linkedTexts(answer: string): string {
  const links = [...answer.matchAll(/\]\(([\w-]+\.md)(?:#([\w-]+))?\)/g)];
  return links.map(([, file = '', anchor]) => readSection(file, anchor)).join('\n');
}

/** Returns the section below a heading, with its sub-sections; without an anchor, the page. */
function readSection(file: string, anchor: string | undefined): string {
  const text = readFileSync(path.join(folder, file), 'utf8');
  if (anchor === undefined) return text;
  const headings = [...text.matchAll(/^(#+) (.+)$/gm)];
  const found = headings.findIndex(
    ([, , heading = '']) =>
      anchor ===
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
  );
  const [, marks = ''] = headings[found] ?? [];
  const end = headings.slice(found + 1).find(([, { length } = '']) => length <= marks.length);
  return found < 0 ? '' : text.slice(headings[found]?.index, end?.index);
}

/** The questions of an operator on trial, with words that the answer must have. */
const asked: Readonly<Record<string, readonly RegExp[]>> = {
  'How do I upgrade, and go back?': [/systemctl start sampan-migrate/, /releases\/1\.1\.0/],
  'How do I restore a backup?': [/pg_restore/, /pgbackrest.*restore/, /doctor --after-restore/],
  'How do I run it under systemd?': [/systemctl enable --now sampan-api@3001/],
  'How do I put it behind nginx?': [/nginx -t && sudo systemctl reload nginx/, /TRUSTED_PROXIES/],
  'How big a machine do I need?': [/Bookings per day/, /Memory/, /Disk/, /Cores/],
  'How do I rotate the keys?': [/SECRET_KEYS/, /sampan secret rotate-keys/],
  'How do I add a carrier?': [/CARRIER_HTTP_URL/, /CARRIER_HTTP_SECRET/, /doctor/],
  'How do I add a second worker?': [/SAMPAN_ROLES=worker/, /--scale worker=2/],
  'How big a machine for 10,000 parcels per day?': [/10,000 per day need/],
  'How do I move to another machine?': [/Stop every process on the old machine/, /sampan doctor/],
  'How do I keep what I tried with the embedded database?': [/catalog export/, /sampan setup --catalog/],
  'How do I know that backups are made?': [/MAILTO/, /exits with 1/],
  'How do I install it without the Internet?': [/machine without it/, /npm_config_registry/],
  'I am locked out. How do I get in?': [/user invite --operator/, /reset-second-factor/],
  'Where is the log?': [/journalctl/, /docker compose logs/, /LOG_LEVEL/],
  'Which ports does it use?': [/\b443\b/, /PROBE_PORT/, /\b5432\b/, /\b6379\b/],
  'What happens if Redis is gone?': [/Redis.*60 s/, /Remove the line `REDIS_URL`/],
  'Which alerts are there, and what do I do?': [/SampanNoWorker/, /systemctl start sampan-worker/],
  'Where is personal data, and how do I erase it?': [/RECIPIENT_RETENTION_DAYS/, /recipient erase/],
  'Why is a service not offered, or a booking refused?': [/sampan doctor/],
  'How do I add a merchant?': [/account create/],
  'How do I give one merchant other prices, or new prices from next month?': [
    /--rate-table/,
    /effective_from/,
  ],
  'A merchant has paid. Where do I enter it, and how do I correct a mistake?': [
    /wallet topup/,
    /wallet adjust/,
  ],
  'May a merchant owe me money? How do I stop one who does not pay?': [/--credit-limit-hkd/, /--frozen true/],
  'How do I write an invoice with my name on it?': [/INVOICE_ISSUER/, /--type invoice/],
  'How does the exchange rate stay current?': [/FX_SOURCE_URL/, /once a day/],
  'How do I send email?': [/SMTP_URL/, /MAIL_FROM/],
  "A merchant's batch does not end. What do I do?": [/sampan_batch_orders_pending/, /\/retry/],
};

describe('the questions of docs/README.md', () => {
  it('are those that were asked', () => expect([...answers.keys()]).toEqual(Object.keys(asked)));

  it.each(Object.entries(asked))('%s is answered', (question, parts) => {
    for (const part of parts) expect(answers.get(question)).toMatch(part);
  });
});
