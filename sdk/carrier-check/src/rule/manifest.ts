import { randomBytes } from 'node:crypto';
import { notOfferedStatuses } from '../protocol.ts';
import { type CheckSession, errorCode } from '../session.ts';
import type { GatewayAnswer } from '../tested-gateway.ts';
import { demand, describeAnswer, NotChecked, NotOffered } from '../verdict.ts';
import { demandFile } from './file.ts';
import type { RuleChecks } from './rule-check.ts';

const newManifestReference = () => `man_check_${randomBytes(6).toString('hex')}`;

async function close(
  session: CheckSession,
  reference: string,
  bookings: readonly string[],
): Promise<GatewayAnswer> {
  const { carrier, manifests } = session.context;
  const answer = await session.post('/manifests', {
    reference,
    carrier,
    // In Hong Kong.
    day: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10),
    bookings,
  });
  if (answer.status === 200 || answer.status === 201) manifests.add(reference);
  if (notOfferedStatuses.has(answer.status)) throw new NotOffered(`the gateway answers ${answer.status}`);
  return answer;
}

interface ClosedManifest {
  readonly reference: string;
  readonly number: string;
  readonly bookings: readonly string[];
}

/** Closes a manifest for another rule. */
async function closed(session: CheckSession): Promise<ClosedManifest> {
  const bookings = [(await session.book()).reference, (await session.book()).reference];
  const reference = newManifestReference();
  const answer = await close(session, reference, bookings);
  const number = answer.json?.manifest_number;
  if (typeof number !== 'string')
    throw new NotChecked(`no manifest could be closed: ${describeAnswer(answer)}`);
  return { reference, number, bookings };
}

function demandManifest(answer: GatewayAnswer, status: number, reference: string, number?: string): void {
  const { json } = answer;
  const isRight =
    answer.status === status &&
    json?.reference === reference &&
    typeof json?.manifest_number === 'string' &&
    (number ?? json.manifest_number) === json.manifest_number;
  const same = number === undefined ? 'a manifest number' : `the manifest number ${number}, as before`;
  demand(isRight, answer, `${status} with the reference ${reference} and ${same}`);
}

/** Demands a 422 for a booking, and that the other bookings can be on another manifest. */
async function demandRefusedWhole(session: CheckSession, wrong: string): Promise<void> {
  const { reference: right } = await session.book();
  const refused = await close(session, newManifestReference(), [right, wrong]);
  demand(refused.status === 422, refused, '422 with an `Error` body');
  const answer = await close(session, newManifestReference(), [right]);
  const expected = `201, because ${right} is not on the manifest that was refused`;
  demand(answer.status === 201, answer, expected);
}

export const manifestRules: RuleChecks = {
  manifest: {
    async check(session) {
      const bookings = [(await session.book()).reference, (await session.book()).reference];
      const reference = newManifestReference();
      demandManifest(await close(session, reference, bookings), 201, reference);
    },
  },

  'manifest-repeated': {
    needs: ['manifest'],
    async check(session) {
      const { reference, number, bookings } = await closed(session);
      demandManifest(await close(session, reference, bookings), 200, reference, number);
    },
  },

  'manifest-all-or-nothing': {
    needs: ['manifest', 'cancel'],
    async check(session) {
      await demandRefusedWhole(session, session.newReference());
      await demandRefusedWhole(session, await session.bookCancelled());
    },
  },

  'manifest-once': {
    needs: ['manifest'],
    async check(session) {
      const { bookings } = await closed(session);
      const answer = await close(session, newManifestReference(), bookings.slice(0, 1));
      demand(answer.status === 422, answer, '422, because the booking is on a manifest');
    },
  },

  'manifest-document': {
    needs: ['manifest'],
    async check(session) {
      const { reference } = await closed(session);
      const path = `/manifests/${reference}/document`;
      const first = await session.get(path);
      if (notOfferedStatuses.has(first.status) && errorCode(first) !== 'MANIFEST_NOT_FOUND')
        throw new NotOffered(`the gateway answers ${first.status}`);
      await demandFile(session, path, 'DOCUMENT_NOT_OFFERED');
    },
  },
};
