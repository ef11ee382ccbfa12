import { savedCalls } from '../saved-calls.ts';
import type { TestService } from '../service.ts';

export const savedSender = {
  role: 'sender',
  contact_name: 'Wong Ka Yan',
  phone: '+852 2345 6789',
  country_code: 'HK',
  city: 'Kwun Tong',
  address: '472 Kwun Tong Road',
  district: 'Kowloon',
};

export const savedRecipient = {
  role: 'recipient',
  contact_name: 'Eleanor Whitfield',
  phone: '+44 20 7946 0958',
  country_code: 'gb',
  city: 'London',
  address: '27 Marchmont Street',
  postal_code: 'WC1N 1AP',
  email: 'eleanor@example.com',
};

/** Gives an account as many saved recipients in test mode as it may have, less some. */
export async function fillSavedAddresses(
  { database }: Pick<TestService, 'database'>,
  { accountId, free = 0 }: { accountId: string; free?: number },
): Promise<void> {
  await database.db.pool.query(
    `insert into saved_address (id, account_id, livemode, role, description, party, is_default, created_at, updated_at)
     select 'adr_' || md5(i::text), $1, false, 'recipient', '', $2, false, now(), now() from generate_series(1, $3) i`,
    [accountId, savedRecipient, 10_000 - free],
  );
}

export const addressCalls = (service: () => TestService) =>
  savedCalls(service, '/addresses', 'saved_address');
