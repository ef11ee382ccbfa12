import type { Document, ParameterObject } from './document.ts';

/** A contract that passed every rule, as the generator's parts read it. */
export interface Contract {
  document: Document;
  operations: ContractOperation[];
  events: ContractEvent[];
}

/** One operation, with every reference followed. */
export interface ContractOperation {
  id: string;
  /** In upper case. */
  method: string;
  path: string;
  tag: string;
  scopes: string[];
  idempotency: 'required' | 'optional' | null;
  sysCodes: string[];
  parameters: ParameterObject[];
  body: ContractBody | null;
  /** A longer body is refused unread. */
  maxBodyBytes: number;
  responses: ContractResponse[];
  /** What a later release will build; the operation answers 501 there. Null when all of it is wired. */
  reserved: string | null;
}

export interface ContractBody {
  schema: string;
  required: boolean;
  /** The handler runs on a body that breaks the schema too, and validates it itself. */
  deferred: boolean;
}

/** One answer of an operation: its media type, the schema of a JSON body and its headers. */
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
