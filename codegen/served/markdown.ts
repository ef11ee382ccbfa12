import type { Contract, ContractOperation } from '../contract.ts';
import {
  type Document,
  exampleServerUrl,
  type OperationObject,
  type ParameterObject,
  resolve,
  scopeSentences,
  withServerUrl,
} from '../document.ts';
import { listOperations } from '../document-parts.ts';
import { type FieldRow, fieldRows, requestExamples, responseExamples, typeText } from './reference.ts';

/** Generates llms.txt and the Markdown pages that it links to: the guide, the errors, the events, each operation. */
export function markdownPages(contract: Contract): Map<string, string> {
  const { document, operations } = contract;
  const sources = new Map(listOperations(document).map(({ name, operation }) => [name, operation]));
  const pages = operations.map((operation): [string, string] => [
    `docs/${operation.id}.md`,
    operationPage(document, operation, sources.get(operation.id) ?? {}),
  ]);
  return new Map([
    ['llms.txt', llmsText(contract, sources)],
    [
      'docs/guide.md',
      `# ${document.info.title} ${document.info.version}\n\n${document.info.description ?? ''}\n`,
    ],
    ['docs/errors.md', errorsPage(document)],
    ['docs/events.md', eventsPage(contract)],
    ...pages,
  ]);
}

function llmsText({ document, operations }: Contract, sources: ReadonlyMap<string, OperationObject>): string {
  const root = exampleServerUrl(document);
  const link = (title: string, file: string, text: string) => `- [${title}](${root}/${file}): ${text}`;
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return [
    `# ${document.info.title}`,
    `> ${document.info.summary ?? document.info.title}`,
    `The base URL is ${baseUrl(document)}. Every request needs the header \`Authorization: Bearer <API_KEY>\`.`,
    '## Guide',
    [
      link('Guide', 'docs/guide.md', 'authentication, modes, idempotency, limits, webhooks'),
      link('Errors', 'docs/errors.md', 'every error code, its status and what to do'),
      link('Events', 'docs/events.md', 'every webhook event and its fields'),
    ].join('\n'),
    ...tags.flatMap((tag) => [
      `## Operations: ${tag}`,
      operations
        .filter((operation) => operation.tag === tag)
        .map(({ id, method, path }) =>
          link(sources.get(id)?.summary ?? id, `docs/${id}.md`, `\`${method} ${path}\``),
        )
        .join('\n'),
    ]),
    '## Optional',
    [
      link('OpenAPI 3.1', 'openapi.json', 'the contract'),
      link('OpenAPI 3.1 as YAML', 'openapi.yaml', 'the contract'),
      link(
        'OpenAPI 3.1 with open lists',
        'openapi-open.json',
        'the contract for clients that validate responses',
      ),
      link('OpenAPI 3.0', 'openapi-3.0.json', 'the contract for tools that do not read 3.1'),
      link('Postman collection', 'postman/collection.json', 'every operation with examples'),
    ].join('\n'),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

function operationPage(document: Document, operation: ContractOperation, source: OperationObject): string {
  const { id, method, path, scopes, idempotency, parameters, body } = operation;
  const schema = body && document.components.schemas[body.schema];
  const sections = [
    `# ${source.summary ?? id}`,
    `\`${method} ${path}\` (${id})`,
    source.description ?? '',
    ...scopeSentences(scopes),
    ...(idempotency ? [`\`Idempotency-Key\`: ${idempotency}.`] : []),
    ...(parameters.length > 0 ? ['## Parameters', parameterTable(document, parameters)] : []),
    ...(schema ? ['## Request body', fieldTable(fieldRows(document, schema))] : []),
    '## Request',
    fenced('sh', curl(document, operation, requestExamples(document, source)[0]?.value)),
    ...requestExamples(document, source)
      .slice(1)
      .flatMap(({ summary, value }) => [`### ${summary}`, json(value)]),
    '## Response',
    ...responses(document, operation, source),
    '## Errors',
    errorTable(document, operation.sysCodes),
    `[All errors](${exampleServerUrl(document)}/docs/errors.md)`,
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function responses(document: Document, operation: ContractOperation, source: OperationObject): string[] {
  return responseExamples(document, source)
    .filter(({ status }) => status < 400)
    .flatMap(({ status, description, mediaTypes, examples }) => {
      const name = operation.responses.find((response) => response.status === status)?.schema;
      const schema = name ? document.components.schemas[name] : undefined;
      return [
        `### ${status}`,
        mediaTypes.length === 0 || mediaTypes.includes('application/json')
          ? description
          : `${description} Media type: ${mediaTypes.map((type) => `\`${type}\``).join(' or ')}.`,
        ...(schema ? [fieldTable(fieldRows(document, schema))] : []),
        ...examples.flatMap(({ summary, value }) => [`#### ${summary}`, json(value)]),
      ];
    });
}

function curl(document: Document, operation: ContractOperation, body: unknown): string {
  const { method, path, idempotency, parameters } = operation;
  const readExample = (name: string) => String(parameters.find((one) => one.name === name)?.example);
  const url = `${baseUrl(document)}${path.replace(/\{(\w+)\}/g, (_, name) => readExample(name))}`;
  return [
    `curl -X ${method} "${url}"`,
    '-H "Authorization: Bearer $API_KEY"',
    ...(idempotency === 'required' ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body === undefined
      ? []
      : [
          '-H "Content-Type: application/json"',
          `-d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`,
        ]),
  ].join(' \\\n  ');
}

function baseUrl(document: Document): string {
  return withServerUrl(document).servers[0]?.url ?? '';
}

function errorsPage(document: Document): string {
  const sections = Object.entries(document['x-sys-codes'] ?? {}).map(
    ([name, { code, status, message, description, retry }]) =>
      `## ${name}\n\nStatus ${status}, sysCode \`${code}\`, retry \`${retry}\`: ${message}.\n\n${description}`,
  );
  return `# Errors\n\n${sections.join('\n\n')}\n`;
}

function eventsPage({ document, events }: Contract): string {
  const sections = events.map(({ type, schema }) => {
    const { post } = document.webhooks?.[type] ?? {};
    const rows = fieldRows(document, document.components.schemas[schema] ?? {});
    return [`## ${type}`, post?.description ?? post?.summary ?? '', fieldTable(rows)].join('\n\n');
  });
  return `# Events\n\n${sections.join('\n\n')}\n`;
}

function errorTable(document: Document, names: readonly string[]): string {
  const rows = names.flatMap((name) => {
    const entry = document['x-sys-codes']?.[name];
    return entry ? [[String(entry.status), name, `\`${entry.code}\``, entry.message]] : [];
  });
  return table(['Status', 'Name', 'sysCode', 'Message'], rows);
}

function parameterTable(document: Document, parameters: readonly ParameterObject[]): string {
  const rows = parameters.map(({ name, in: location, required, schema, description }) => [
    `\`${name}\``,
    location,
    typeText(document, schema),
    required ? 'yes' : 'no',
    description ?? String((resolve(document, schema) as { description?: string }).description ?? ''),
  ]);
  return table(['Name', 'In', 'Type', 'Required', 'Description'], rows);
}

function fieldTable(rows: readonly FieldRow[]): string {
  return table(
    ['Field', 'Type', 'Required', 'Description'],
    rows.map(({ path, type, required, description }) => [
      `\`${path}\``,
      type,
      required ? 'yes' : 'no',
      description,
    ]),
  );
}

function table(head: readonly string[], rows: readonly string[][]): string {
  const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replace(/\s*\n\s*/g, ' ');
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

function json(value: unknown): string {
  return fenced('json', JSON.stringify(value, null, 2));
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}
