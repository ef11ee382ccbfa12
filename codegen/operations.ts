import type { Contract, ContractOperation } from './contract.ts';
import type { Document, Schema } from './document.ts';
import { banner, union } from './source-text.ts';

/** Generates the types that handlers implement; `src/contract/operation.ts` combines them. */
export function operationsSource({ document, operations }: Contract): string {
  const perOperation = (typesOf: (operation: ContractOperation) => readonly string[]) =>
    operations
      .map((operation) => {
        const types = typesOf(operation).map((name) => `'${name}'`);
        return `\n  ${operation.id}: ${types.join(' | ') || 'never'};`;
      })
      .join('');
  const deferred = operations.filter(({ body }) => body?.deferred);
  return `${banner}import type { components } from './types.ts';

export type OperationId =${union(operations.map(({ id }) => id))};

export type Schemas = components['schemas'];

/** Error codes that each operation may return. Refusing with another one does not compile. */
export interface OperationSysCodes {${perOperation(({ sysCodes }) => sysCodes)}
}

/** Query parameters that the validator fills with their defaults. */
export interface DefaultedQuery {${perOperation(defaultedQuery)}
}

/** Body properties that the validator fills with their defaults. */
export interface DefaultedBody {${perOperation((operation) => defaultedBody(document, operation))}
}

/** Operations whose handlers validate an invalid body themselves. */
export type DeferredValidation =${union(deferred.map(({ id }) => id))};
`;
}

function defaultedQuery({ parameters }: ContractOperation): string[] {
  return parameters
    .filter(({ in: place, schema }) => place === 'query' && schema.default !== undefined)
    .map(({ name }) => name);
}

function defaultedBody(document: Document, { body }: ContractOperation): string[] {
  const { properties = {} } = (body && document.components.schemas[body.schema]) ?? {};
  return Object.entries(properties as Record<string, Schema>)
    .filter(([, schema]) => schema.default !== undefined)
    .map(([name]) => name);
}
