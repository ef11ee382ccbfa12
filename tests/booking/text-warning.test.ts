import { describe, expect, it } from '@jest/globals';
import { textWarnings } from '../../src/booking/text-warning.ts';
import { order } from '../support/shipment/order.ts';

const found = (body: unknown) =>
  textWarnings(body).map(({ path, code, suggestion }) => [path.join('.'), code, suggestion]);
const item = (change: object) => ({ items: [{ description: 'Mug', quantity: 1, ...change }] });
const recipient = (change: object) => ({ recipient: change });

describe('the texts of an order', () => {
  it.each([
    [recipient({ contact_name: 'JosÃ© PÃ©rez' }), ['recipient.contact_name', 'TEXT_MISREAD', 'José Pérez']],
    [recipient({ contact_name: 'O&#039;Hara' }), ['recipient.contact_name', 'TEXT_MISREAD', "O'Hara"]],
    [
      recipient({ address: '1 Main St<br>Flat 2' }),
      ['recipient.address', 'TEXT_MISREAD', '1 Main St, Flat 2'],
    ],
    [{ sender: { city: 'MÃ¼nchen' } }, ['sender.city', 'TEXT_MISREAD', 'München']],
    [item({ description: 'Tea &amp; cups' }), ['items.0.description', 'TEXT_MISREAD', 'Tea & cups']],
    [recipient({ address: '#N/A' }), ['recipient.address', 'TEXT_LOST', null]],
    [recipient({ address: '1-Mar' }), ['recipient.address', 'TEXT_LOST', null]],
    [recipient({ city: 'Saï¿½o' }), ['recipient.city', 'TEXT_LOST', null]],
    [item({ hs_code: '6109' }), ['items.0.hs_code', 'HS_CODE_INVALID', null]],
    [item({ hs_code: '0000.00' }), ['items.0.hs_code', 'HS_CODE_INVALID', null]],
    [item({ hs_code: '7710.10.0000' }), ['items.0.hs_code', 'HS_CODE_INVALID', null]],
    [item({ hs_code: 'mug' }), ['items.0.hs_code', 'HS_CODE_INVALID', null]],
    [item({ hs_code: '90121' }), ['items.0.hs_code', 'HS_CODE_INVALID', '090121']],
    [item({ hs_code: 'HS 6109.10' }), ['items.0.hs_code', 'HS_CODE_INVALID', '6109.10']],
  ])('%j bring %j', (body, warning) => expect(found(body)).toEqual([warning]));

  it.each([
    order(),
    recipient({ contact_name: 'Zoë Ñuñez', address: "'t Veld 1-3", city: '' }),
    item({ hs_code: '6109.10.00', description: 'AT&T adapter < 5 V' }),
    item({ hs_code: ' ' }),
    {},
    null,
    { recipient: 'Emily', sender: [1], items: [null, 'mug'] },
  ])('%j bring none', (body) => expect(found(body)).toEqual([]));
});
