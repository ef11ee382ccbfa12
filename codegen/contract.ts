import type { DeprecationHeaders } from './deprecation/headers.ts';
import type { Document, Pagination, ParameterObject } from './document.ts';

export interface Contract {
  document: Document;
  operations: ContractOperation[];
  events: ContractEvent[];
}

/** An operation with all references resolved. */
export interface ContractOperation {
  id: string;
  method: string;
  path: string;
  tag: string;
  scopes: string[];
  idempotency: 'required' | 'optional' | null;
  /** Null unless the operation is a paged list. */
  pagination: Pagination | null;
  sysCodes: string[];
  parameters: ParameterObject[];
  body: ContractBody | null;
  /** Longer bodies are refused unread. */
  maxBodyBytes: number;
  responses: ContractResponse[];
  /** Absent if the operation is not deprecated. */
  deprecation?: DeprecationHeaders;
  /** The reserved part, which returns 501; null if there is none. */
  reserved: string | null;
}

export interface ContractBody {
  schema: string;
  required: boolean;
  /** The handler also runs on a body that violates the schema, and validates it itself. */
  deferred: boolean;
}

export interface ContractResponse {
  status: number;
  mediaType: string | null;
  schema: string | null;
  headers: ContractHeader[];
}

export interface ContractHeader {
  name: string;
  component: string;
  required: boolean;
}

export interface ContractEvent {
  type: string;
  schema: string;
}
