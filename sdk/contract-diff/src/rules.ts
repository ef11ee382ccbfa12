export const impacts = ['none', 'patch', 'minor', 'major'] as const;

export type Impact = (typeof impacts)[number];

export function greatest(all: readonly Impact[]): Impact {
  return impacts.findLast((impact) => all.includes(impact)) ?? 'none';
}

/** Returns the lowest version allowed after `published` for a change of this impact. */
export function nextVersion(published: string, impact: Impact): string {
  const [major, minor, patch] = parseVersion(published);
  switch (impact) {
    case 'major':
      return `${major + 1}.0.0`;
    case 'minor':
      return `${major}.${minor + 1}.0`;
    case 'patch':
      return `${major}.${minor}.${patch + 1}`;
    case 'none':
      return published;
  }
}

export function reaches(version: string, lowest: string): boolean {
  const [have, need] = [parseVersion(version), parseVersion(lowest)];
  const differing = have.findIndex((number, index) => number !== need[index]);
  return differing < 0 || (have[differing] ?? 0) > (need[differing] ?? 0);
}

function parseVersion(version: string): [major: number, minor: number, patch: number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

/** The party that a schema binds: a request is sent by the client, a response is received by it. */
export type Direction = 'request' | 'response';

/** A change of the set of allowed values. `changed`: neither set contains the other, or that is not decidable. */
export type Effect = 'narrowed' | 'widened' | 'changed';

const decidable = ['narrowed', 'widened'] as const;
const all = ['narrowed', 'widened', 'changed'] as const;

/** Aspects of a schema that limit its values, and how each can change. */
const aspects = {
  type: { title: 'The type', effects: all },
  null: { title: 'Whether null is allowed', effects: decidable },
  enum: { title: 'The list of values', effects: decidable },
  format: { title: 'The format', effects: all },
  pattern: { title: 'The pattern', effects: all },
  range: { title: 'The range of a number', effects: all },
  length: { title: 'The length of a text', effects: all },
  items: { title: 'The number of items', effects: all },
  properties: { title: 'The number of properties', effects: all },
  decimals: { title: 'The number of decimals', effects: decidable },
  multiple: { title: 'The multiple of a number', effects: all },
  unique: { title: 'Whether items must be unique', effects: decidable },
  alternatives: { title: 'The alternatives (oneOf, anyOf)', effects: all },
  excluded: { title: 'The excluded schema (not)', effects: decidable },
  condition: { title: 'The condition (if, dependentSchemas, dependentRequired)', effects: all },
  contains: { title: 'The number of items that match `contains`', effects: all },
  encoding: { title: 'The encoding of a text (contentEncoding, contentMediaType)', effects: all },
  xml: { title: 'The form in XML', effects: ['changed'] },
} as const;

export type Aspect = keyof typeof aspects;

export type EffectOn<Of extends Aspect> = (typeof aspects)[Of]['effects'][number];

export type AspectRule = { [Of in Aspect]: `${Direction}-${Of}-${EffectOn<Of>}` }[Aspect];

export interface RuleEntry {
  readonly impact: Exclude<Impact, 'none'>;
  readonly title: string;
}

const major = (title: string): RuleEntry => ({ impact: 'major', title });
const minor = (title: string): RuleEntry => ({ impact: 'minor', title });
const patch = (title: string): RuleEntry => ({ impact: 'patch', title });

/** Rules that do not follow from sets of values. */
const others = {
  'request-property-removed': major('A property can no longer be sent'),
  'request-property-added': minor('An optional property can be sent'),
  'request-required-property-added': major('A new property must be sent'),
  'request-property-became-required': major('A property must be sent'),
  'request-property-became-optional': minor('A property may be omitted'),
  'request-unknown-properties-refused': major('Other properties are refused'),
  'request-unknown-properties-accepted': minor('Other properties are accepted'),
  'request-default-changed': major('The default of an omitted value changed'),
  'request-default-added': minor('An omitted value has a default'),
  'response-property-removed': major('A property is no longer returned'),
  'response-property-added': minor('A property is returned'),
  'response-property-became-optional': major('A property may be absent'),
  'response-property-became-required': minor('A property is always present'),
  'response-unknown-properties-removed': minor('Other properties are no longer returned'),
  'response-map-removed': major('The entries of a map are no longer returned'),
  'response-unknown-properties-allowed': minor('Other properties may be returned'),
  'open-list-value-added': minor('A value was added to an open list'),
  'open-list-closed': major('An open list of values was closed'),
  'discriminator-changed': major('The discriminator of alternatives changed'),
  'discriminator-added': minor('Alternatives have a discriminator'),
  'discriminator-value-added': minor('A further value can be sent to select a schema'),
  'schema-renamed': major('A named schema was renamed'),
  'schema-name-removed': major('A named schema is no longer named'),
  'media-type-removed': major('A media type was removed'),
  'media-type-added': minor('A media type was added'),
  'encoding-changed': major('The encoding of a part of a body changed'),

  'operation-removed': major('An operation was removed'),
  'operation-added': minor('An operation was added'),
  'operation-id-changed': major('An operation was renamed'),
  'operation-id-added': minor('An operation was named'),
  'tag-moved': major('An operation moved to another tag'),
  'tag-added': minor('An operation has a further tag'),
  deprecated: minor('Something was deprecated'),
  'deprecation-withdrawn': minor('Something is no longer deprecated'),
  'sunset-moved-earlier': major('A deprecated operation may be removed earlier than announced'),
  'sunset-moved-later': minor('A deprecated operation is kept longer'),
  'base-path-changed': major('The base path of an operation changed'),
  'server-variable-narrowed': major('A variable of a server takes fewer values'),
  'server-variable-default-changed': major("A variable of a server's path has another default"),
  'server-variable-widened': minor('A variable of a server takes further values'),

  'parameter-removed': major('A parameter was removed'),
  'parameter-added': minor('An optional parameter was added'),
  'required-parameter-added': major('A required parameter was added'),
  'parameter-became-required': major('A parameter became required'),
  'parameter-empty-value-refused': major('A parameter no longer takes an empty value'),
  'parameter-empty-value-accepted': minor('A parameter takes an empty value'),
  'parameter-reserved-accepted': minor('A parameter takes reserved characters that are not encoded'),
  'parameter-became-optional': minor('A parameter became optional'),
  'path-parameter-renamed': minor('A path parameter was renamed'),
  'parameter-serialization-changed': major('A parameter is serialized in another way'),

  'request-body-removed': major('The request body was removed'),
  'request-body-added': minor('An optional request body was added'),
  'required-request-body-added': major('A required request body was added'),
  'request-body-became-required': major('The request body became required'),
  'request-body-became-optional': minor('The request body became optional'),

  'status-removed': major('A response status was removed'),
  'status-added': minor('A response status was added'),
  'header-removed': major('A header is no longer sent to the client'),
  'header-added': minor('A header is sent to the client'),
  'header-became-optional': major('A header may be absent'),
  'header-serialization-changed': major('A header is serialized in another way'),
  'header-became-required': minor('A header is always present'),

  'security-removed': major('An operation no longer takes credentials'),
  'security-added': major('An operation requires credentials that it did not require'),
  'security-alternative-removed': major('A way to authenticate was removed'),
  'security-alternative-added': minor('A way to authenticate was added'),
  'scope-added': major('An operation requires a further scope'),
  'scope-removed': minor('An operation no longer requires a scope'),
  'security-scheme-changed': major('Credentials are sent or obtained in another way'),

  'webhook-removed': major('A webhook was removed'),
  'webhook-added': minor('A webhook was added'),
  'webhook-body-changed': major('The body of a webhook was removed or became optional'),
  'webhook-body-added': minor('A webhook has a body'),
  'callback-removed': major('A callback was removed'),
  'callback-added': minor('A callback was added'),
  'answer-removed': major('A receiver may no longer answer with a status'),
  'answer-added': minor('A receiver may answer with a further status'),

  'code-removed': major('An error code was removed'),
  'code-changed': major('An error code changed its number or status'),
  'code-added': minor('An error code was added'),
  'idempotency-removed': major('An operation no longer takes an Idempotency-Key'),
  'idempotency-required': major('An operation requires an Idempotency-Key'),
  'idempotency-added': minor('An operation takes an Idempotency-Key'),
  'idempotency-optional': minor('An operation no longer requires an Idempotency-Key'),
  'pagination-changed': major('The pagination of a list changed'),
  'pagination-added': minor('A list has pagination'),
  'body-limit-lowered': major('The largest accepted body became smaller'),
  'body-limit-raised': minor('The largest accepted body became larger'),

  documentation: patch('Descriptions, examples or other parts that no rule compares changed'),
} as const satisfies Record<string, RuleEntry>;

export type Rule = AspectRule | keyof typeof others;

/** Every rule, by its name. A request must go on accepting, and a response must not return anything new. */
export const changeRules = { ...aspectRules(), ...others } as Readonly<Record<Rule, RuleEntry>>;

export function isRule(name: string): name is Rule {
  return Object.hasOwn(changeRules, name);
}

function aspectRules(): Record<AspectRule, RuleEntry> {
  const entries = Object.entries(aspects).flatMap(([aspect, { title, effects }]) =>
    (['request', 'response'] as const).flatMap((direction) =>
      effects.map((effect) => {
        const harmless = direction === 'request' ? 'widened' : 'narrowed';
        const text = `${title} of a ${direction} ${effect}`;
        return [`${direction}-${aspect}-${effect}`, effect === harmless ? minor(text) : major(text)] as const;
      }),
    ),
  );
  return Object.fromEntries(entries) as Record<AspectRule, RuleEntry>;
}

export interface Place {
  readonly document: 'old' | 'new';
  /** JSON pointer. */
  readonly pointer: string;
}

export interface SchemaFinding {
  readonly rule: Rule;
  readonly place: Place;
  /** Continues the name of the place, such as "the property `note` was removed". */
  readonly message: string;
}

/** Names the change of a set of values that gained or lost some; undefined if it did neither. */
export function toEffect(gained: boolean, lost: boolean): Effect | undefined {
  if (gained && lost) return 'changed';
  if (gained) return 'widened';
  return lost ? 'narrowed' : undefined;
}

export function opposite(direction: Direction): Direction {
  return direction === 'request' ? 'response' : 'request';
}
