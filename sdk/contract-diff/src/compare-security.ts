import { type ComparisonRun, documentRoot, inNew, type Pair } from './comparison-run.ts';
import { asArray, asString, asStrings, fingerprint, isObject, type Located } from './json.ts';
import type { OpenApiDocument } from './open-api-document.ts';

/** One way to authenticate: the scopes that each scheme must have. */
type Requirement = ReadonlyMap<string, readonly string[]>;

/** Compares what an operation requires. Credentials that were enough must still be enough. */
export function compareSecurity(run: ComparisonRun, { before, after }: Pair, operation: string): void {
  const oldNames = oldSchemeNames(run);
  const old = readRequirements(run.old, before);
  const now = readRequirements(run.new, after).map(
    (one) => new Map([...one].map(([name, scopes]) => [oldNames.get(name) ?? name, scopes])),
  );
  const place = inNew(after);
  const isOpen = (requirements: readonly Requirement[]) => requirements.every((one) => one.size === 0);
  if (isOpen(old) && isOpen(now)) return;
  if (isOpen(now)) {
    run.report('security-removed', place, 'credentials are no longer required', operation);
    return;
  }
  if (isOpen(old) || (old.some((one) => one.size === 0) && !now.some((one) => one.size === 0))) {
    const isOptional = now.some((one) => one.size === 0);
    const rule = isOptional ? 'security-alternative-added' : 'security-added';
    run.report(
      rule,
      place,
      `${isOptional ? 'accepts' : 'requires'} ${now.map(describe).join(' or ')}`,
      operation,
    );
    return;
  }
  for (const was of old) {
    const same = now.find((is) => sameSchemes(was, is));
    if (same) compareScopes(run, was, same, operation, after);
    else if (!now.some((is) => isEnough(was, is)))
      run.report('security-alternative-removed', place, `no longer accepts ${describe(was)}`, operation);
  }
  for (const is of now) {
    if (!old.some((was) => sameSchemes(was, is)))
      run.report('security-alternative-added', place, `also accepts ${describe(is)}`, operation);
  }
}

function compareScopes(
  run: ComparisonRun,
  was: Requirement,
  is: Requirement,
  operation: string,
  at: Located,
): void {
  const [old, now] = [requiredScopes(was), requiredScopes(is)];
  const added = [...now].filter((scope) => !old.has(scope));
  const removed = [...old].filter((scope) => !now.has(scope));
  if (added.length > 0)
    run.report('scope-added', inNew(at), `now requires the scope ${added.join(', ')}`, operation);
  if (removed.length > 0)
    run.report('scope-removed', inNew(at), `no longer requires the scope ${removed.join(', ')}`, operation);
}

/** Returns the old name of each scheme that was renamed: another name for the same credentials. */
function oldSchemeNames(run: ComparisonRun): Map<string, string> {
  const [before, after] = [securitySchemes(run.old), securitySchemes(run.new)];
  const gone = [...before].filter(([name]) => !after.has(name));
  const names = new Map<string, string>();
  for (const [name, is] of after) {
    if (before.has(name)) continue;
    const same = gone.findIndex(([, was]) => fingerprint(credentials(was)) === fingerprint(credentials(is)));
    const [found] = same < 0 ? [] : gone.splice(same, 1);
    if (found) names.set(name, found[0]);
  }
  return names;
}

function securitySchemes(document: OpenApiDocument): Map<string, Located> {
  return document.children(documentRoot(document), 'components', 'securitySchemes');
}

/** Compares the definitions of schemes that are in both contracts, as far as a client depends on them. */
export function compareSecuritySchemes(run: ComparisonRun): void {
  const [before, after] = [securitySchemes(run.old), securitySchemes(run.new)];
  for (const [name, was] of before) {
    const is = after.get(name);
    if (!is || fingerprint(credentials(was)) === fingerprint(credentials(is))) continue;
    run.report('security-scheme-changed', inNew(is), `the security scheme ${name} changed`);
  }
}

/** The parts of a scheme that say how credentials are sent and obtained. */
function credentials({ value }: Located): unknown {
  const { type, in: place, name, scheme, openIdConnectUrl, flows } = value;
  switch (type) {
    case 'apiKey':
      // Names of headers have no case.
      return [type, place, place === 'header' ? asString(name)?.toLowerCase() : name];
    case 'http':
      return [type, asString(scheme)?.toLowerCase()];
    case 'oauth2': {
      const all = Object.entries(isObject(flows) ? flows : {}).map(([flow, at]) => {
        const { scopes: _, ...urls } = isObject(at) ? at : {};
        return [flow, urls];
      });
      return [type, Object.fromEntries(all)];
    }
    default:
      return [type, openIdConnectUrl];
  }
}

/** Returns the requirements of an operation. `x-scopes` counts as scopes of each. */
function readRequirements(document: OpenApiDocument, { value }: Located): Requirement[] {
  const stated = Array.isArray(value.security) ? value.security : asArray(document.root.security);
  const extra = asStrings(value['x-scopes']);
  return stated
    .filter(isObject)
    .map(
      (one) => new Map(Object.entries(one).map(([name, scopes]) => [name, [...asStrings(scopes), ...extra]])),
    );
}

function sameSchemes(one: Requirement, other: Requirement): boolean {
  return one.size === other.size && [...one.keys()].every((scheme) => other.has(scheme));
}

/** Returns true if credentials for one requirement satisfy another. */
function isEnough(had: Requirement, required: Requirement): boolean {
  return [...required].every(([scheme, scopes]) => {
    const held = had.get(scheme);
    return held !== undefined && scopes.every((scope) => held.includes(scope));
  });
}

function requiredScopes(requirement: Requirement): Set<string> {
  return new Set([...requirement.values()].flat());
}

function describe(requirement: Requirement): string {
  return [...requirement.keys()].join(' with ') || 'no credentials';
}
