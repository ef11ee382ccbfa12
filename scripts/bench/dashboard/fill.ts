import { openDb } from '../../../db/client.ts';
import { inviteUser } from '../../../src/user/invite.ts';
import { basePath } from '../contestant/operation.ts';
import type { Store } from '../database/store.ts';
import { startServiceProcess } from '../service.ts';
import { fillShipments } from '../tracking/fill.ts';
import { bookTemplates } from '../tracking/templates.ts';
import { fillAccount } from './fill-account.ts';
import { fillDeliveries } from './fill-deliveries.ts';
import { fillRequests } from './fill-requests.ts';
import { variety } from './variety.ts';

/** Each shipment has this many logged requests. */
export const requestsPerShipment = 10;
const endpointPaths = ['a', 'b', 'c'];

/** Fills every table that the dashboard reads, for one account. */
export async function fillDashboard(
  { url, accountId, testKey }: Store,
  env: Record<string, string>,
  shipments: number,
  signal: AbortSignal,
): Promise<void> {
  const templates = await bookTemplates(env, testKey);
  const endpoints = await addEndpoints(env, testKey);
  await fillShipments(url, shipments, templates, signal, variety);
  await fillDeliveries(url, endpoints, shipments, signal);
  await fillRequests(url, accountId, shipments * requestsPerShipment, signal);
  await fillAccount(url, accountId, signal);
}

async function addEndpoints(env: Record<string, string>, key: string): Promise<string[]> {
  await using service = await startServiceProcess(env);
  return await Promise.all(
    endpointPaths.map(async (name) => {
      const response = await fetch(`${service.url}${basePath}/webhooks`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': `bench-endpoint-${name}`,
        },
        body: JSON.stringify({ url: `http://127.0.0.1:9/${name}`, events: ['shipment.delivered'] }),
      });
      const answer = (await response.json()) as { readonly data: { readonly id: string } };
      if (!response.ok) throw new Error(`an endpoint was refused: ${JSON.stringify(answer)}`);
      return answer.data.id;
    }),
  );
}

/** Returns the path of a new sign-in link. */
export async function linkOf(
  url: string,
  user: { accountId: string; role: 'owner' } | { accountId: null; role: 'operator' },
): Promise<string> {
  await using db = openDb({ url, poolSize: 1 });
  const invited = await inviteUser(db.kysely, {
    ...user,
    email: `${user.role}@shop.example`,
    now: new Date(),
  });
  if (!invited) throw new Error('the user could not be invited');
  return invited.path;
}
