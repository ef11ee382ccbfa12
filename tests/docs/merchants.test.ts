import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { templateHeader } from '../../src/order-file/order-file.ts';
import { sampan, sampanJson } from '../support/command-line.ts';
import { root } from '../support/paths.ts';
import { testSecretKeys } from '../support/secret-keys.ts';
import { startTestService } from '../support/service.ts';
import { sold } from '../support/shipment/returns.ts';

const page = readFileSync(path.join(root, 'docs/merchants.md'), 'utf8');

/** Splits a command of the page into its arguments. */
function argumentsOf(command: string): string[] {
  return [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
}

it('the commands of docs/merchants.md work in their order', async () => {
  const service = await startTestService();
  const folder = await mkdtemp(path.join(tmpdir(), 'sampan-merchants-'));
  try {
    const commands = [...page.matchAll(/^```sh\n((?:.*\n)*?)```/gm)]
      .flatMap(([, block = '']) => block.trim().split('\n'))
      .map((line) => line.replace(/^sampan /, ''));
    expect(commands.length).toBeGreaterThan(15);
    const env = { DATABASE_URL: service.database.url, SECRET_KEYS: testSecretKeys };
    const order =
      'SO-1,HKASTDGGSTCM,Emily Carter,+1 212 555 0147,US,New York,350 5th Avenue,10118,0.5,Shirt,2,80';
    await writeFile(path.join(folder, 'orders.csv'), `${templateHeader.join(',')}\n${order}\n`);
    /** Sells a shipment of an account in live mode. */
    const sell = async (account: string) => {
      const { key } = await sampanJson<{ key: string }>(
        ['key', 'create', '--account', account, '--mode', 'live', '--label', 'Shop'],
        env,
      );
      return sold(service, { key });
    };
    let account = 'acc_…';
    let shipment: string | null = null;
    const shown: string[] = [];
    // The month of the payment, by the calendar of Hong Kong.
    const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);
    for (const command of commands) {
      if (command.includes('SMP…') && shipment === null) shipment = await sell(account);
      const filled = command.replace('acc_…', account).replace('SMP…', shipment ?? '');
      const given = argumentsOf(filled).map((argument) =>
        /^\w+\.(csv|pdf)$/.test(argument)
          ? path.join(folder, argument)
          : argument.replace(/^\d{4}-\d\d$/, month),
      );
      const { exitCode, stdout, stderr } = await sampan(given, env);
      // No invoice of the running month.
      const expected = command.includes('--type invoice')
        ? [1, expect.stringContaining('exists an hour after the end of the month')]
        : [0, ''];
      expect([command, exitCode, stderr]).toEqual([command, ...expected]);
      account = /acc_[0-9a-f]+/.exec(stdout)?.[0] ?? account;
      if (command.startsWith('wallet show')) shown.push(stdout);
    }
    expect(shown).toEqual([expect.stringContaining('4965.00')]);
    expect(await readFile(path.join(folder, 'statement.csv'), 'utf8')).toContain('Address correction');
    const { rows } = await service.database.db.pool.query(
      'select frozen, credit_suspended, credit_limit_cents, billing_details from account where id = $1',
      [account],
    );
    expect(rows).toEqual([
      {
        frozen: true,
        credit_suspended: false,
        credit_limit_cents: 2_000_000,
        billing_details: expect.stringContaining('BR 12345678'),
      },
    ]);
  } finally {
    await rm(folder, { recursive: true });
    await service.stop();
  }
});
