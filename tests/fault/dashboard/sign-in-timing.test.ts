import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { invitedPath, signedInUser, TestBrowser } from '../../support/dashboard.ts';
import { startTestService, type TestService } from '../../support/service.ts';

/** Attempts of each kind, interleaved. */
const attempts = 200;
/** Attempts that a guesser compares, and how often such a comparison is resampled. */
const [sample, comparisons] = [20, 4_000];
/** A guesser without knowledge is right in half of the comparisons. */
const maxRight = 0.75;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => service.stop());

const p10 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0;

/** Returns how often the p10 of `sample` attempts is higher for a kind than for unknown addresses. */
function shareAbove(times: readonly number[], unknown: readonly number[]): number {
  const drawn = (from: readonly number[]) =>
    Array.from({ length: sample }, () => from[Math.floor(Math.random() * from.length)] ?? 0);
  let above = 0;
  for (let count = 0; count < comparisons; count++) above += p10(drawn(times)) > p10(drawn(unknown)) ? 1 : 0;
  return above / comparisons;
}

it('the time of a refused sign-in does not tell whether an address has a user', async () => {
  const { email } = await signedInUser(service);
  const { email: locked } = await signedInUser(service);
  const invited = 'invited@shop.example';
  await invitedPath(service, { accountId: service.account.id, email: invited });
  await service.database.db.pool.query(
    `insert into sign_in_source (subject, source, failed_sign_ins, locked_until, seen_at)
        select id, 'strangers', 50, sampan_clock() + interval '1 hour', sampan_clock() from dashboard_user where email = $1`,
    [locked],
  );
  let network = 0;
  const timeOf = async (address: string) => {
    // A network of its own each time: the limits on guessing refuse none.
    const browser = new TestBrowser(service, `10.1.${++network >> 8}.${network & 255}`);
    const began = performance.now();
    const { status } = await browser.post('/sign-in', { email: address, password: 'ferry lantern copper' });
    expect(status).toBe(401);
    return performance.now() - began;
  };
  const kinds = {
    unknown: () => `unknown${network}@shop.example`,
    known: () => email,
    'without a password': () => invited,
    locked: () => locked,
  };
  const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
  for (let count = 0; count < attempts + 10; count++) {
    for (const [kind, address] of Object.entries(kinds)) {
      // The known user is not locked by these attempts.
      if (kind === 'known')
        await service.database.db.pool.query(
          "update sign_in_source set failed_sign_ins = 0, locked_until = null where source = 'strangers' and locked_until is null",
        );
      const ms = await timeOf(address());
      if (count >= 10) times.get(kind)?.push(ms);
    }
  }
  const unknown = times.get('unknown') ?? [];
  const lines = [...times].map(([kind, given]) => {
    const share = shareAbove(given, unknown);
    return {
      kind,
      share,
      text: `${kind}: p10 ${p10(given).toFixed(2)} ms, above unknown in ${(share * 100).toFixed(0)} %`,
    };
  });
  console.log(lines.map(({ text }) => text).join('\n'));
  for (const { kind, share } of lines)
    expect([kind, Math.max(share, 1 - share) <= maxRight]).toEqual([kind, true]);
}, 120_000);
