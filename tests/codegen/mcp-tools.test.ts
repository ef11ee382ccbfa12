import { describe, expect, it } from '@jest/globals';
import type { Schema } from '../../codegen/document.ts';
import { brief, firstSentence, outline, refuseLongSchemas } from '../../codegen/mcp-tools.ts';
import { smallContract } from './small-contract.ts';

const document = smallContract();
Object.assign(document.components.schemas, {
  Box: {
    type: 'object',
    required: ['weight'],
    properties: {
      weight: { type: 'number', maximum: 30, pattern: '^x$', description: 'Weight, in kg. At most 30.' },
      color: { $ref: '#/components/schemas/Color', default: 'red', description: 'Color of `weight`.' },
      inside: { oneOf: [{ $ref: '#/components/schemas/Content' }, { type: 'null' }] },
    },
  },
  Color: { type: 'string', enum: ['red', 'blue'], description: 'Any color.' },
  Content: {
    type: 'object',
    properties: {
      list: { type: 'array', items: { type: 'object', properties: { deep: { type: 'string' } } } },
    },
  },
} satisfies Record<string, Schema>);
const box = { $ref: '#/components/schemas/Box' };

describe('the schema of an argument', () => {
  const described = new Set<string>();
  const first = brief(document, box, described);

  it('has the first sentence of each description, and no patterns or bounds', () => {
    expect(first.properties).toMatchObject({
      weight: { type: 'number', description: 'Weight, in kg.' },
      color: { type: 'string', enum: ['red', 'blue'], default: 'red', description: 'Color of weight.' },
    });
    expect(JSON.stringify(first)).not.toMatch(/pattern|maximum/);
  });

  it('keeps the required properties', () => expect(first.required).toEqual(['weight']));

  it('is not described a second time', () => {
    expect(brief(document, box, described)).toEqual({ type: 'object' });
    const second = brief(document, box, described, true);
    expect(JSON.stringify(second)).not.toContain('description');
    expect(second.properties).toMatchObject({ weight: { type: 'number' } });
  });

  it('does not repeat a sentence', () => {
    const text = { type: 'string', description: 'City or town.' };
    const sentences = new Set<string>();
    expect([brief(document, text, sentences), brief(document, text, sentences)]).toEqual([
      text,
      { type: 'string' },
    ]);
  });

  it('lists no properties of the schemas inside one that was described before', () => {
    const shelf = (boxes: Schema) => ({
      type: 'object',
      properties: { boxes: { type: 'array', items: boxes } },
    });
    const { properties } = brief(document, shelf(box), null);
    expect(properties).toEqual({ boxes: { type: 'array', items: { type: 'object' } } });
  });
});

describe('the schema of a result', () => {
  const outlined = new Set<string>();
  const first = outline(document, box, outlined);

  it('has the types of two levels, and requires nothing', () => {
    expect(first).toEqual({
      type: 'object',
      properties: {
        weight: { type: 'number' },
        color: { type: 'string' },
        inside: {
          type: ['object', 'null'],
          properties: { list: { type: 'array', items: { type: 'object' } } },
        },
      },
    });
  });

  it('is not listed a second time', () =>
    expect(outline(document, box, outlined)).toEqual({ type: 'object' }));
});

it.each([
  ['At most 2.5 kg.\nMore text.', 'At most 2.5 kg.'],
  ['No full stop', undefined],
  [undefined, undefined],
])('the first sentence of %j is %j', (text, description) => {
  expect(firstSentence(text)).toEqual(description === undefined ? {} : { description });
});

describe('the schemas of all tools', () => {
  const inputSchema = { type: 'object', properties: { weight: { description: 'Weight, in kg.' } } };
  const tools = { ship: { inputSchema, outputSchema: {} } };

  it('may take as many tokens as there are for them', () => {
    expect(() => refuseLongSchemas(tools, 19)).not.toThrow();
  });

  it('are refused above that, with the sentences to shorten', () => {
    expect(() => refuseLongSchemas(tools, 18)).toThrow(
      /take 19 tokens, 1 more than 18[\s\S]*\n {2}- ship\.weight: Weight, in kg\.$/,
    );
  });
});
