import { eventView } from '../event/event-view.ts';
import type { Handler } from '../http/handler.ts';
import { sendLowBalance } from '../test-helper/send-low-balance.ts';

export const sendTestLowBalance: Handler<'sendTestLowBalance'> = async (
  context,
  { scope, claim, requestId },
) => {
  const event = await sendLowBalance(context, scope, { requestId, idempotencyKey: claim?.key ?? null });
  return { status: 200, data: eventView(event) };
};
