import { expect, it } from '@jest/globals';
import { loadContract } from '../../codegen/load-contract.ts';
import { operationTableSource } from '../../codegen/operations.ts';
import { smallContract, smallReserved } from './small-contract.ts';

/** Returns the small contract with these fields in its first operation. */
function contractWith(fields: object) {
  const document = smallContract();
  const [item] = Object.values(document.paths);
  const [operation] = Object.values(item ?? {});
  Object.assign(operation ?? {}, fields);
  return document;
}
const refusal = (fields: object): string => {
  try {
    loadContract(contractWith(fields), smallReserved);
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
};
const days = { since: '2026-11-22', sunset: '2027-11-22' };

it('are generated for the deprecated operation, and for no other', () => {
  const source = operationTableSource(
    loadContract(contractWith({ deprecated: true, 'x-deprecation': days }), smallReserved),
  );
  expect(source.match(/deprecation: \{/g)).toHaveLength(1);
  expect(source).toContain('Deprecation: "@1795305600"');
  expect(source).toContain('Sunset: "Mon, 22 Nov 2027 00:00:00 GMT"');
  expect(operationTableSource(loadContract(smallContract(), smallReserved))).not.toContain('deprecation');
});

it.each([
  [{ deprecated: true }, /is deprecated; set x-deprecation/],
  [{ 'x-deprecation': days }, /has x-deprecation; set deprecated to true/],
  [
    { deprecated: true, 'x-deprecation': { ...days, since: '2026-02-30' } },
    /the day 2026-02-30; write it as/,
  ],
  [
    { deprecated: true, 'x-deprecation': { ...days, sunset: '2026-11-22' } },
    /"sunset" must be after "since"/,
  ],
])('are refused for %j', (fields, message) => {
  expect(refusal(fields)).toMatch(message);
});
