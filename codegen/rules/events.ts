import { eventBody } from '../derived-parts.ts';
import { type Document, resolve, type Schema, schemaName } from '../document.ts';
import { listSchemas } from '../document-parts.ts';
import type { ContractRule, Problem } from './check.ts';

/**
 * A webhook is a POST with a named schema that states its event type. A union of events has all of them, so that a list
 * of events is typed as its deliveries are.
 */
export const events: ContractRule = (document) => [...webhookProblems(document), ...unionProblems(document)];

function unionProblems(document: Document): Problem[] {
  const bodies = Object.values(document.webhooks ?? {}).map(({ post }) => eventBody(document, post));
  return Object.entries(document.components.schemas).flatMap(([name, { oneOf }]) => {
    const branches = ((oneOf ?? []) as Schema[]).map(({ $ref }) => $ref);
    if (!bodies.some((body) => branches.includes(body))) return [];
    return bodies
      .filter((body) => !branches.includes(body))
      .map((body) => ({ at: ['components', 'schemas', name], message: `${name}: lacks the event ${body}` }));
  });
}

function webhookProblems(document: Document): Problem[] {
  return Object.entries(document.webhooks ?? {}).flatMap(([type, item]): Problem[] => {
    const at = ['webhooks', type];
    const say = (message: string) => [{ at, message: `webhook ${type}: ${message}` }];
    if (!/^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$/.test(type))
      return say('must be named noun.verb in snake_case, such as shipment.created');
    const body = item.post?.requestBody && resolve(document, item.post.requestBody);
    const media = body?.content['application/json'];
    const name = schemaName(media?.schema);
    if (!name) return say('its body must be application/json with a $ref to a named schema');
    const properties = document.components.schemas[name]?.properties as Record<string, Schema> | undefined;
    return [
      ...(properties?.event_type?.const === type ? [] : say(`${name}.event_type must be the const ${type}`)),
      ...(Object.keys(media?.examples ?? {}).length > 0 ? [] : say('its body has no example')),
    ];
  });
}

/** A list with one event type contains all event types, and no other: subscription and filter match what is sent. */
export const eventLists: ContractRule = (document) => {
  const types = Object.keys(document.webhooks ?? {});
  return listSchemas(document).flatMap(({ at, name, schema }) => {
    const values = (schema.enum ?? []) as unknown[];
    if (!types.some((type) => values.includes(type))) return [];
    const missing = types.filter((type) => !values.includes(type));
    const unknown = values.filter((value) => value !== '*' && !types.includes(String(value)));
    return [
      ...missing.map((type) => ({ at, message: `${name}: lists event types but lacks ${type}` })),
      ...unknown.map((type) => ({ at, message: `${name}: lists ${type}, which has no entry in webhooks` })),
    ];
  });
};
