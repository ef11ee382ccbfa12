import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../generated/client-types.ts';
import { sentOrder } from '../support/order.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let client: Client<paths>;

beforeAll(async () => {
  service = await startTestService();
  client = createClient<paths>({
    baseUrl: `${service.rootUrl}/api/v1`,
    headers: { Authorization: `Bearer ${service.account.testKey}` },
  });
});
afterAll(() => service.stop());
