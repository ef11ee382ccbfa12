import { describe, expect, it } from '@jest/globals';
import type { OperationId } from '../../generated/operations.ts';
import type { OperationPolicy } from '../../src/contract/route.ts';
import { contractCoverage, eventEntry, silentEvents } from './coverage.ts';

const response = { mediaTypes: [], schema: null, requiredHeaders: [], optionalHeaders: [] };

function operation(id: OperationId, statuses: number[], reserved: string | null = null) {
  const responses: OperationPolicy['responses'] = Object.fromEntries(
    statuses.map((status) => [status, response]),
  );
  return { id, responses, reserved };
}

const table = {
  listCountries: operation('listCountries', [200, 400]),
  createShipment: operation('createShipment', [201, 402, 501], 'live mode'),
};

describe('the coverage of the contract', () => {
  it('is complete if every documented pair of operation and status occurred, in any order and number', () => {
    const ledger = 'createShipment 501\nlistCountries 400\nlistCountries 200\nlistCountries 200\n';
    expect(contractCoverage(ledger, { listCountries: table.listCountries })).toMatchObject({ untested: [] });
    expect(contractCoverage(`${ledger}createShipment 201\ncreateShipment 402\n`, table)).toEqual({
      untested: [],
      undocumented: [],
      awaiting: [],
    });
  });

  it('names a documented response that no test caused', () => {
    expect(contractCoverage('listCountries 200\ncreateShipment 501\n', table).untested).toEqual([
      'listCountries 400',
    ]);
  });

  it('names a response that the contract does not document, also a 501 of an operation that is not reserved', () => {
    const ledger = 'listCountries 200\nlistCountries 400\nlistCountries 501\nlistCountries 418\n';
    expect(contractCoverage(ledger, { listCountries: table.listCountries }).undocumented).toEqual([
      'listCountries 418',
      'listCountries 501',
    ]);
  });

  it('requires only the 501 of a reserved operation, and lists the rest as awaiting', () => {
    expect(contractCoverage('', { createShipment: table.createShipment })).toEqual({
      untested: ['createShipment 501'],
      undocumented: [],
      awaiting: ['createShipment 201', 'createShipment 402'],
    });
  });

  it('covers every operation of the contract by default', () => {
    expect(contractCoverage('').untested).toContain('listCountries 200');
  });

  it('names an event type that no test emitted, and does not count an event as a response', () => {
    const types = ['shipment.created', 'wallet.low_balance'];
    const ledger = `listCountries 200\n${eventEntry('shipment.created')}\nlistCountries 400\n`;
    expect(silentEvents(ledger, types)).toEqual(['wallet.low_balance']);
    expect(contractCoverage(ledger, { listCountries: table.listCountries })).toMatchObject({
      undocumented: [],
    });
  });
});
