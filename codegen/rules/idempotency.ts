import { resolve } from '../document.ts';
import { type ContractRule, checkOperations } from './check.ts';

/** `x-idempotency` and the Idempotency-Key parameter agree. */
export const idempotency: ContractRule = (document) =>
  checkOperations(document, ({ operation }) => {
    const { 'x-idempotency': stated } = operation;
    const key = (operation.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .find((parameter) => parameter.name === 'Idempotency-Key');
    if (stated === undefined && !key) return [];
    if (stated === undefined) return ['takes an Idempotency-Key; set x-idempotency to required or optional'];
    if (stated !== 'required' && stated !== 'optional')
      return [`x-idempotency is ${stated}; it must be required or optional`];
    if (!key) return [`has x-idempotency: ${stated} but no parameter Idempotency-Key`];
    return (stated === 'required') === (key.required ?? false)
      ? []
      : [`x-idempotency is ${stated}, but its Idempotency-Key parameter differs`];
  });
