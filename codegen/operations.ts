import type { Contract, ContractOperation } from './contract.ts';
import type { Document, Schema } from './document.ts';
import { banner, union } from './source-text.ts';

/** The types that each operation's handler must fulfill; `src/operation-types.ts` puts them together. */
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

/** The error codes that each operation may answer. A handler that refuses with another one doesn't compile. */
export interface OperationSysCodes {${perOperation(({ sysCodes }) => sysCodes)}
}

/** The query parameters that the validator fills in where they aren't sent. */
export interface DefaultedQuery {${perOperation(defaultedQuery)}
}

/** The properties of each request body that the validator fills in where they aren't sent. */
export interface DefaultedBody {${perOperation((operation) => defaultedBody(document, operation))}
}

/** The operations that run on a body which breaks its schema too, and validate it themselves. */
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
