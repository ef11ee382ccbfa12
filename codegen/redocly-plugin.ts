import type { Document } from './document.ts';
import type { DocumentPath } from './document-parts.ts';
import type { ContractRule } from './rules/check.ts';
import { errorExamples } from './rules/examples.ts';
import { responseHeaders } from './rules/headers.ts';
import { plainSchemas, requestAndResponseSchemas } from './rules/schemas.ts';

/** Rules that the lint reports with line numbers; the generator checks all rules of index.ts. */
const checks: Readonly<Record<string, ContractRule>> = {
  'response-headers': responseHeaders,
  'request-and-response-schemas': requestAndResponseSchemas,
  'plain-schemas': plainSchemas,
  'error-examples': errorExamples,
};

interface Location {
  child(at: DocumentPath): Location;
}

interface RuleContext {
  location: Location;
  report(problem: { message: string; location: Location }): void;
}

function rule(check: ContractRule) {
  return () => ({
    Root(document: Document, { location, report }: RuleContext): void {
      for (const { at, message } of check(document)) report({ message, location: location.child(at) });
    },
  });
}

/** Loaded by Redocly from the path in redocly.yaml; rules are named `sampan/<name>`. */
export default function plugin() {
  return {
    id: 'sampan',
    rules: { oas3: Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, rule(check)])) },
  };
}
