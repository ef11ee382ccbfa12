import { type Document, resolve, type Schema, schemaName } from '../../codegen/document.ts';

/** Texts that the service makes up, by schema and property. Two of them are alike if they have the same form. */
const madeUp: Readonly<Record<string, RegExp>> = {
  'ShipmentCreated.id': /^SMP\d{13}$/,
  'ShipmentCreated.tracking_number': /^SMP\d{13}$/,
  'ShipmentDetail.id': /^SMP\d{13}$/,
  'ShipmentDetail.tracking_number': /^SMP\d{13}$/,
  'ShipmentDetail.waybill_number': /^SBX\d+$/,
  'ShipmentDetail.tracking_page_url': /^https?:\/\/[^/]+\/track\/[\w-]{22}$/,
  'ShipmentDetail.label_pdf_url': /^https?:\/\/[^/]+\/labels\/SMP\d{13}\.pdf\?expires=\d+&signature=[\w-]+$/,
  'PublicShipmentCancelResponse.id': /^SMP\d{13}$/,
  'PublicShipmentCancelResponse.tracking_number': /^SMP\d{13}$/,
  'Dispatch.waybill_number': /^SBX\d+$/,
  'Dispatch.label_pdf_url': /^https?:\/\/[^/]+\/labels\/SMP\d{13}\.pdf\?expires=\d+&signature=[\w-]+$/,
};

/**
 * Returns the places where an actual body differs from an example, as JSON pointers. Every value must be equal, except
 * times (`format: date-time`) and the texts above, which must have the same form.
 */
export function differences(
  document: Document,
  schema: Schema,
  example: unknown,
  actual: unknown,
  at = '',
  owner = '',
): string[] {
  if (owner in madeUp || isTime(schema)) return isAlike(madeUp[owner], example, actual) ? [] : [at];
  const { properties = {}, items } = branchOf(document, schema, example);
  if (Array.isArray(example) && Array.isArray(actual) && example.length === actual.length)
    return example.flatMap((entry, index) =>
      differences(document, (items ?? {}) as Schema, entry, actual[index], `${at}/${index}`),
    );
  if (isObject(example) && isObject(actual)) {
    const name = schemaName(schema) ?? schemaName((schema.oneOf as Schema[] | undefined)?.[0]);
    return [...new Set([...Object.keys(example), ...Object.keys(actual)])].flatMap((key) =>
      differences(
        document,
        ((properties as Record<string, Schema>)[key] ?? {}) as Schema,
        example[key],
        actual[key],
        `${at}/${key}`,
        `${name}.${key}`,
      ),
    );
  }
  return Object.is(example, actual)
    ? []
    : [`${at}: ${JSON.stringify(example)} in the example, ${JSON.stringify(actual)} in fact`];
}

function isAlike(form: RegExp | undefined, example: unknown, actual: unknown): boolean {
  if (typeof example !== 'string' || typeof actual !== 'string') return example === actual;
  if (form) return form.test(example) && form.test(actual);
  return example.replace(/\d/g, '0') === actual.replace(/\d/g, '0');
}

/** The schema that describes a value: a `oneOf` has an array, an object and null, each at most once. */
function branchOf(document: Document, schema: Schema, value: unknown): Schema {
  const followed = resolve<Schema>(document, schema as { $ref: string });
  if (!followed.oneOf) return followed;
  const branches = (followed.oneOf as Schema[]).map((branch) =>
    resolve<Schema>(document, branch as { $ref: string }),
  );
  return branches.find(({ type }) => type === (Array.isArray(value) ? 'array' : 'object')) ?? {};
}

function isTime({ format }: Schema): boolean {
  return format === 'date-time';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
