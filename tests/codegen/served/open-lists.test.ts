import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Document } from '../../../codegen/document.ts';
import { withOpenLists, withOpenUnions } from '../../../codegen/served/open-lists.ts';

const document: Document = JSON.parse(readFileSync('openapi.json', 'utf8'));
const edition = withOpenLists(document);

const accepts = ({ components }: Document, list: string, value: unknown) =>
  new Ajv2020({ strict: false }).compile(components.schemas[list] ?? false)(value);

describe('the edition for clients that validate responses', () => {
  it.each(['ShipmentStatus', 'SysCode', 'EventType'])('accepts a value that %s gains later', (list) => {
    const [known] = document.components.schemas[list]?.enum as string[];
    expect(accepts(document, list, 'gained_later')).toBe(false);
    expect(accepts(edition, list, 'gained_later')).toBe(true);
    expect(accepts(edition, list, known)).toBe(true);
    expect(accepts(edition, list, 1)).toBe(false);
  });

  it('names the known values, and differs in nothing else', () => {
    const text = JSON.stringify(edition, (_, value) => {
      if (value?.['x-open-list'] !== true || value.oneOf) return value;
      const { 'x-extensible-enum': values, ...list } = value;
      expect(values.length).toBeGreaterThan(0);
      return { ...list, enum: values };
    });
    expect(JSON.parse(text)).toEqual(document);
    expect(JSON.stringify(document)).not.toContain('x-extensible-enum');
  });
});

describe('the union of events in the editions', () => {
  const open = withOpenUnions(document);
  const list = document.components.schemas.EventList as { properties: { data: { examples: [object[]] } } };
  const [known = {}] = list.properties.data.examples[0];
  const validates = ({ components }: Document, event: object) =>
    new Ajv2020({ strict: false, validateFormats: false }).compile({
      $ref: '#/components/schemas/Event',
      components,
    })(event);

  it('accepts an event of a type that a later release adds', () => {
    const added = {
      ...known,
      event_type: 'customs.form_needed',
      data: { object: {}, sequence: null, request: null },
    };
    expect([validates(document, added), validates(open, added)]).toEqual([false, true]);
    expect([validates(document, known), validates(open, known)]).toEqual([true, true]);
  });

  it('refuses an event without its id', () => {
    const { event_id: _, ...incomplete } = known as { event_id: string };
    expect(validates(open, { ...incomplete, event_type: 'customs.form_needed' })).toBe(false);
  });

  it('has every known event before the unknown one, and no discriminator', () => {
    const { Event, UnknownEvent, ...others } = open.components.schemas;
    const { Event: before, ...otherSchemas } = document.components.schemas;
    const unknown = { $ref: '#/components/schemas/UnknownEvent' };
    expect(Event).toEqual({
      description: before?.description,
      anyOf: [...(before?.oneOf as object[]), unknown],
    });
    expect(UnknownEvent).toMatchObject({ type: 'object', properties: { event_type: { type: 'string' } } });
    expect({ ...open, components: { ...open.components, schemas: others } }).toEqual({
      ...document,
      components: { ...document.components, schemas: otherSchemas },
    });
  });
});
