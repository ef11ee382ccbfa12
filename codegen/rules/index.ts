import { deprecation } from '../deprecation/rule.ts';
import { bounds } from './bounds.ts';
import type { ContractRule } from './check.ts';
import { defaults } from './defaults.ts';
import { documentHead } from './document-head.ts';
import { envelopes } from './envelopes.ts';
import { errorExamples } from './error-examples.ts';
import { eventLists } from './event-lists.ts';
import { events } from './events.ts';
import { examples } from './examples.ts';
import { formats } from './formats.ts';
import { idempotency } from './idempotency.ts';
import { knownKeys } from './known-keys.ts';
import { links } from './links.ts';
import { namedSchemas } from './named-schemas.ts';
import { names } from './names.ts';
import { operationIds } from './operation/ids.ts';
import { operationSecurity } from './operation/security.ts';
import { operationTags } from './operation/tags.ts';
import { headerSchemas } from './parameter/header-schemas.ts';
import { pagination } from './parameter/pagination.ts';
import { parameters } from './parameter/parameters.ts';
import { responseHeaders } from './parameter/response-headers.ts';
import { paths } from './paths.ts';
import { patternMessagesGiven } from './pattern-messages.ts';
import { plainSchemas } from './plain-schemas.ts';
import { references } from './references.ts';
import { requestAndResponseSchemas } from './request-and-response-schemas.ts';
import { requestBodies } from './request-bodies.ts';
import { responses } from './responses.ts';
import { scalarExamples } from './scalar-examples.ts';
import { schemaKeywords } from './schema-keywords.ts';
import { catalog, operationSysCodes } from './sys-codes.ts';
import { tables } from './tables.ts';

/** Rules that the other rules depend on. */
export const structuralRules: readonly ContractRule[] = [documentHead, knownKeys, references];

export const rules: readonly ContractRule[] = [
  operationIds,
  operationTags,
  operationSecurity,
  paths,
  parameters,
  idempotency,
  deprecation,
  pagination,
  requestBodies,
  responses,
  responseHeaders,
  envelopes,
  headerSchemas,
  catalog,
  operationSysCodes,
  examples,
  errorExamples,
  scalarExamples,
  links,
  namedSchemas,
  names,
  tables,
  schemaKeywords,
  formats,
  plainSchemas,
  bounds,
  patternMessagesGiven,
  requestAndResponseSchemas,
  defaults,
  events,
  eventLists,
];
