import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Document } from '../../../codegen/document.ts';
import { withOpenLists } from '../../../codegen/served/open-lists.ts';

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
      if (value?.['x-open-list'] !== true) return value;
      const { 'x-extensible-enum': values, ...list } = value;
      expect(values.length).toBeGreaterThan(0);
      return { ...list, enum: values };
    });
    expect(JSON.parse(text)).toEqual(document);
    expect(JSON.stringify(document)).not.toContain('x-extensible-enum');
  });
});
