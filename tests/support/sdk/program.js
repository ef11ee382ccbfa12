import { InvalidFieldError, NotFoundError, Sampan, SignatureError } from '@sampan/sdk';

/** Uses the SDK as its users do, in any runtime, and returns the results. */
export async function useSdk({ apiKey, baseUrl, order, delivery }) {
  const sampan = new Sampan({ apiKey, baseUrl });
  const { data: booked, response } = await sampan.shipments.create(order).withResponse();
  await sampan.shipments.create(order);
  const label = await sampan.shipments.waitForLabel(booked.id);

  const references = [];
  for await (const { reference_no } of sampan.shipments.list({ reference_no: order.reference_no, limit: 1 }))
    references.push(reference_no);

  const { body, header, secret } = delivery;
  const event = await sampan.events.construct(body, header, secret);
  return {
    label: new TextDecoder().decode(label.subarray(0, 5)),
    headersAreReadable: response.requestId !== null && response.rateLimit !== null,
    references,
    missing: (await errorOf(sampan.shipments.retrieve('SMP0000000000000'))) instanceof NotFoundError,
    invalid: (await errorOf(sampan.shipments.create({ ...order, parcels: [] }))) instanceof InvalidFieldError,
    eventType: event.event_type,
    forged: (await errorOf(sampan.events.construct(`${body} `, header, secret))) instanceof SignatureError,
    mode: sampan.mode,
  };
}

/** Returns the message with which a client refuses a live key; null if it accepts the key. */
export function liveKeyRefusal() {
  try {
    new Sampan({ apiKey: 'mk_live_example', baseUrl: 'https://api.example.com' });
    return null;
  } catch (error) {
    return error.message;
  }
}

async function errorOf(promise) {
  try {
    await promise;
  } catch (error) {
    return error;
  }
}
