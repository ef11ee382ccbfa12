import { startTestService, type TestAccount, type TestService } from '../service.ts';
import { type LabelGateway, startLabelGateway } from './label-gateway.ts';
import { fundedAccount } from './partner-booking.ts';

/** A service with a partner's gateway, and an account that may book with it. */
export interface LabelWorld {
  readonly gateway: LabelGateway;
  readonly service: TestService;
  readonly account: TestAccount;
  readonly stop: () => Promise<void>;
}

/** Starts gateway and service. `env` replaces settings that connect them. */
export async function openLabelWorld(env: Readonly<Record<string, string>> = {}): Promise<LabelWorld> {
  const gateway = await startLabelGateway();
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
