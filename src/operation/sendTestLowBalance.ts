import { eventView } from '../event.ts';
import type { Handler } from '../http/operation.ts';
import { sendLowBalance } from '../test-helper.ts';

export const sendTestLowBalance: Handler<'sendTestLowBalance'> = async (
  context,
  { scope, claim, requestId },
) => {
  const event = await sendLowBalance(context, scope, { requestId, idempotencyKey: claim?.key ?? null });
  return { status: 200, data: eventView(event) };
};
