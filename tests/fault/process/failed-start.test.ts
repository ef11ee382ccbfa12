import { afterAll, describe, expect, it } from '@jest/globals';
import { serversBelow, signaledStart } from '../../support/failed-start.ts';
import { cleanUp, initializedHome, removeTemplate } from '../../support/store/embedded-postgres-process.ts';

afterAll(async () => {
  expect(await cleanUp()).toBe(0);
  await removeTemplate();
});

/** SIGTERM: tests/process/failed-start.test.ts. */
describe('a start that is interrupted after the embedded database has started', () => {
  it.each(['SIGINT', 'SIGHUP'] as const)('stops the server: %s during the start', async (signal) => {
    const home = await initializedHome();
    expect(await signaledStart(home, signal)).toEqual({ code: 0, said: [] });
    expect(serversBelow(home)).toEqual([]);
  });
});
