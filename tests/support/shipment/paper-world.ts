import { startTestService, type TestAccount, type TestService } from '../service.ts';
import { type PaperGateway, startPaperGateway } from './paper-gateway.ts';
import { fundedAccount } from './partner-booking.ts';

/** A service with a partner's gateway, and an account that may book with it. */
export interface PaperWorld {
  readonly gateway: PaperGateway;
  readonly service: TestService;
  readonly account: TestAccount;
  readonly stop: () => Promise<void>;
}

/** Starts gateway and service. `env` replaces settings that connect them. */
export async function openPaperWorld(env: Readonly<Record<string, string>> = {}): Promise<PaperWorld> {
  const gateway = await startPaperGateway();
  const service = await startTestService({ env: { ...gateway.env, ...env } });
  const account = await fundedAccount(service);
  return {
    gateway,
    service,
    account,
    async stop() {
      await service.stop();
      await gateway.stop();
    },
  };
}
