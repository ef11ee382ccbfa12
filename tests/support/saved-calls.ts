import { randomUUID } from 'node:crypto';
import type { TestService } from './service.ts';

/** Saves what orders name, products or parties, and books such orders, with a key of the service. */
export function savedCalls(service: () => TestService, path: string, table: string) {
  const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const add = (body: object, key?: string) => service().call('post', path, key).send(body);
  return {
    add,
    added: async (body: object, key?: string) => {
      const { status, body: answer } = await add(body, key);
      if (status !== 201) throw new Error(JSON.stringify(answer));
      return answer.data;
    },
    get: (id: string, key?: string) => service().call('get', pathOf(id), key),
    change: (id: string, body: object, key?: string) => service().call('patch', pathOf(id), key).send(body),
    remove: (id: string, key?: string) => service().call('delete', pathOf(id), key),
    list: (query: object, key?: string) => service().call('get', path, key).query(query),
    book: (body: object, key?: string) =>
      service().call('post', '/shipments', key).set('Idempotency-Key', randomUUID()).send(body),
    count: async () => {
      const { rows } = await service().database.db.pool.query(`select count(*)::integer as n from ${table}`);
      return rows[0]?.n;
    },
  };
}
