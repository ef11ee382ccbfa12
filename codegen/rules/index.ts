import { envelopes, links, requestBodies, responses } from './bodies.ts';
import type { ContractRule } from './check.ts';
import { eventLists, events } from './events.ts';
import { errorDetails, errorExamples, examples, scalarExamples } from './examples.ts';
import { headerExamples, headerSchemas, responseHeaders } from './headers.ts';
import { inlineCode, names, tables } from './names.ts';
import {
  catalog,
  deprecation,
  idempotency,
  operationIds,
  operationSecurity,
  operationSysCodes,
  operationTags,
} from './operations.ts';
import { pagination, parameters, paths } from './parameters.ts';
import { patternMessagesGiven } from './patterns.ts';
import { namedSchemas, plainSchemas, requestAndResponseSchemas, schemaKeywords } from './schemas.ts';
import { characters, documentHead, knownKeys, references } from './structure.ts';
import { bounds, defaults, formats } from './values.ts';

/** Rules that the other rules depend on. */
export const structuralRules: readonly ContractRule[] = [documentHead, knownKeys, references];

export const rules: readonly ContractRule[] = [
  characters,
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
  headerExamples,
  catalog,
  operationSysCodes,
  examples,
  errorExamples,
  errorDetails,
  scalarExamples,
  links,
  namedSchemas,
  names,
  tables,
  inlineCode,
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
