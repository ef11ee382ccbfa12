import { methodOrder, operationOrder, rootOrder } from '../canonical.ts';
import type { Document } from '../document.ts';
import type { DocumentPath } from '../document-parts.ts';
import type { ContractRule, Problem } from './check.ts';

/** Each installation sets its own (docs/configuration.md, Contact). The service adds them to what it serves. */
const ofInstallation: readonly (readonly [name: string, read: (document: Document) => unknown])[] = [
  ['info.termsOfService', ({ info }) => info?.termsOfService],
  ['info.contact.url', ({ info }) => info?.contact?.url],
  ['info.contact.email', ({ info }) => info?.contact?.email],
  ['externalDocs', ({ externalDocs }) => externalDocs],
];

/** The document states its OpenAPI version and the contract's version, and no address that only an operator knows. */
export const documentHead: ContractRule = (document) => {
  const messages = [
    ...(/^3\.1\.\d+$/.test(document.openapi)
      ? []
      : [`openapi: is ${document.openapi}; the generator supports 3.1`]),
    ...(/^\d+\.\d+\.\d+$/.test(document.info?.version ?? '')
      ? []
      : [`info.version: must be three numbers such as 1.1.0`]),
    ...(['contact', 'license'] as const)
      .filter((key) => document.info?.[key] === undefined)
      .map((key) => `info.${key}: is missing`),
    ...ofInstallation
      .filter(([, read]) => read(document) !== undefined)
      .map(([name]) => `${name}: is a setting of the installation; remove it`),
    ...serverMessages(document),
  ];
  return messages.map((message) => ({ at: [], message }));
};

/** Generated files and the served document replace the default, so it must be nowhere else. */
function serverMessages(document: Document): string[] {
  const [server, ...others] = document.servers ?? [];
  const address = server?.variables?.root_url?.default;
  if (others.length > 0 || !address || !server.url.startsWith('{root_url}/'))
    return ['servers: must be one server with a url such as {root_url}/api/v1 and a default of root_url'];
  return JSON.stringify(document).split(address).length > 2
    ? [`servers: the default ${address} is also elsewhere in the document; choose another address`]
    : [];
}

/** Rejects keys that the generator does not read: a misspelled `x-` key would have no effect. */
export const knownKeys: ContractRule = (document) => {
  const items = ['paths', 'webhooks'].flatMap((section) =>
    Object.entries(document[section as 'paths' | 'webhooks'] ?? {}).map(([name, item]) => ({
      at: [section, name],
      item: item as Record<string, object>,
    })),
  );
  return [
    ...unknownKeys([], 'the document', document, rootOrder),
    ...items.flatMap(({ at, item }) => [
      ...unknownKeys(at, at.join(' '), item, methodOrder),
      ...methodOrder.flatMap((method) =>
        item[method]
          ? unknownKeys([...at, method], `${method.toUpperCase()} ${at[1]}`, item[method], operationOrder)
          : [],
      ),
    ]),
  ];
};

function unknownKeys(at: DocumentPath, name: string, value: object, known: readonly string[]): Problem[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      at: [...at, key],
      message: `${name}: unknown key ${key}; known keys are ${known.join(', ')}`,
    }));
}

/** Data: a `$ref` in it is not a reference. */
const data = new Set(['value', 'example', 'default', 'const', 'enum']);

export const references: ContractRule = (document) => visit(document, document, []);

function visit(document: Document, value: unknown, at: DocumentPath): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  const { $ref } = value as { $ref?: unknown };
  const wrong = typeof $ref === 'string' ? referenceProblem(document, $ref) : undefined;
  const here = wrong ? [{ at, message: `${at.join(' ')}: ${wrong}` }] : [];
  const parts = Object.entries(value).filter(([key]) => !data.has(key));
  return [...here, ...parts.flatMap(([key, part]) => visit(document, part, [...at, key]))];
}

function referenceProblem(document: Document, reference: string): string | undefined {
  const [, section, name] = reference.match(/^#\/components\/(\w+)\/(\w+)$/) ?? [];
  if (!section || !name) return `$ref ${reference} must be #/components/<section>/<Name>`;
  const components = document.components as unknown as Record<string, Record<string, unknown> | undefined>;
  return components[section]?.[name] === undefined
    ? `$ref ${reference} does not exist; define it or correct its name`
    : undefined;
}

/** Control characters but tab and line breaks, halves of surrogate pairs, and two codes that are no characters: YAML has none. */
export const unprintable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/u;

/** Texts and keys have no character that a YAML parser refuses, also where they are data. */
export const characters: ContractRule = (document) => unprintableTexts(document, []);

function unprintableTexts(value: unknown, at: DocumentPath): Problem[] {
  if (typeof value === 'string') {
    const [found] = unprintable.exec(value) ?? [];
    if (found === undefined) return [];
    const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return [
      { at, message: `${at.join(' ')}: has the character U+${code}, which YAML cannot hold; remove it` },
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...unprintableTexts(key, [...at, key.replace(unprintable, '?')]),
    ...unprintableTexts(part, [...at, key]),
  ]);
}
