import { resolve, type Schema, schemaName } from '../document.ts';
import type { ContractRule, Problem } from './check.ts';

/** A webhook is a POST with a named schema that states its event type. */
export const events: ContractRule = (document) =>
  Object.entries(document.webhooks ?? {}).flatMap(([type, item]): Problem[] => {
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
