import { type LinkObject, resolve, statusesOf } from '../document.ts';
import { type ContractRule, checkOperations, operationsOf } from './check.ts';

/** A response link leads to an operation, and fills parameters of it. */
export const links: ContractRule = (document) => {
  const targets = new Map(operationsOf(document).map(({ name, operation }) => [name, operation]));
  return checkOperations(document, ({ operation }) =>
    statusesOf(operation).flatMap(([status, response]) =>
      Object.entries(resolve(document, response).links ?? {}).flatMap(([name, link]) => {
        const { operationId, parameters } = resolve<LinkObject>(document, link);
        const target = targets.get(operationId);
        if (!target)
          return [`the link ${name} of its ${status} leads to the unknown operation ${operationId}`];
        const known = (target.parameters ?? []).map((parameter) => resolve(document, parameter).name);
        return Object.keys(parameters)
          .filter((parameter) => !known.includes(parameter))
          .map(
            (parameter) =>
              `the link ${name} of its ${status} fills ${parameter}, which ${operationId} does not have`,
          );
      }),
    ),
  );
};
