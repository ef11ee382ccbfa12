import type { Contract, ContractOperation } from '../contract.ts';
import { type Document, type OperationObject, withServerUrl } from '../document.ts';
import { listOperations } from '../document-parts.ts';
import { requestExamples, responseExamples } from './reference.ts';

/** Variables that a request sets for later ones, each with the place of its value in the response. */
const kept: Readonly<Record<string, readonly [variable: string, propertyPath: string][]>> = {
  createShipment: [
    ['shipment_id', 'data.id'],
    ['tracking_number', 'data.tracking_number'],
  ],
  createShipmentBatch: [['shipment_batch_id', 'data.id']],
  createManifest: [['manifest_id', 'data.id']],
  createAddress: [['address_id', 'data.id']],
  createWebhook: [['webhook_id', 'data.id']],
  listEvents: [['event_id', 'data.data.0.event_id']],
  listWebhookDeliveries: [['delivery_id', 'data.data.0.id']],
};

/** Properties of a body that the person sets: an example's value would be refused. */
const chosen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  createWebhook: { url: '{{webhook_url}}' },
};

/** A public service that answers every POST with 200. Test events have invented or test data only. */
const echoService = 'https://postman-echo.com/post';

/**
 * Statuses of a request other than its success: the example shipment has no photo and is on its way, so that it cannot return yet,
 * the others of a print do not exist, and test mode has no wallet and no brand of its own.
 */
const alsoExpected: Readonly<Record<string, readonly number[]>> = {
  getShipmentPod: [404],
  createShipmentReturn: [409],
  validateShipmentReturn: [409],
  printLabels: [409],
  updateBrand: [403],
  getStatement: [404],
  getStatementDocument: [404],
};

/** Requests of the last folder. They need another shipment, because the carrier has picked up the first one. */
const last = ['createShipment', 'failTestLabel', 'cancelShipment', 'deleteProduct', 'deleteWebhook'];
const onlyLast = last.slice(1);

const hints = `## In Postman
Set the variables of the collection, then send the requests one by one or run the whole collection in order.

- \`api_key\`: a test key, in the environment. A live key books and charges shipments, and the test helpers refuse it.
- \`webhook_url\`: a public address that receives events. The environment of test mode has Postman's echo service, which
  answers every delivery with 200 and keeps nothing. Set your own receiver's address in its place.

Each request checks the status and the envelope of its response. The other variables are set by the requests themselves. The proof of delivery returns 404, because the example shipment has no
photo.`;

/** Generates a Postman collection (format 2.1.0) and an environment per mode, by file name. */
export function postman({ document, operations }: Contract): Map<string, string> {
  const sources = new Map(listOperations(document).map(({ name, operation }) => [name, operation]));
  const url = withServerUrl(document).servers[0]?.url ?? '';
  const folders = Map.groupBy(
    operations.filter(({ id }) => !onlyLast.includes(id)),
    ({ tag }) => tag,
  );
  const toItem = (operation: ContractOperation) =>
    requestItem(document, operation, sources.get(operation.id) ?? {});
  const ending = last.flatMap((id) => operations.filter((operation) => operation.id === id));
  const collection = {
    info: {
      name: document.info.title,
      description: `${document.info.description ?? ''}\n\n${hints}`,
      version: document.info.version,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{api_key}}', type: 'string' }] },
    variable: [
      { key: 'base_url', value: url },
      { key: 'webhook_url', value: '', description: 'A public address that receives events' },
    ],
    item: [
      ...[...folders].map(([tag, within]) => ({
        name: tag,
        description: document.tags?.find(({ name }) => name === tag)?.description ?? '',
        item: within.map(toItem),
      })),
      {
        name: 'end',
        description:
          'Book another shipment, let its label fail, cancel it, and delete the product and the webhook endpoint.',
        item: ending.map(toItem),
      },
    ].filter(({ item }) => item.length > 0),
  };
  return new Map([
    ['postman/collection.json', jsonText(collection)],
    [
      'postman/test-environment.json',
      jsonText(environment(`${document.info.title}: test mode`, url, echoService)),
    ],
    ['postman/live-environment.json', jsonText(environment(`${document.info.title}: live mode`, url, ''))],
  ]);
}

function environment(name: string, url: string, webhookUrl: string) {
  return {
    name,
    values: [
      { key: 'base_url', value: url, type: 'default', enabled: true },
      { key: 'api_key', value: '', type: 'secret', enabled: true },
      { key: 'webhook_url', value: webhookUrl, type: 'default', enabled: true },
    ],
    _postman_variable_scope: 'environment',
  };
}

function requestItem(document: Document, operation: ContractOperation, source: OperationObject) {
  const request = toRequest(document, operation, source);
  const variables = (kept[operation.id] ?? []).map(
    ([variable, propertyPath]) =>
      `pm.collectionVariables.set('${variable}', '${propertyPath}'.split('.').reduce((part, key) => part?.[key], pm.response.json()));`,
  );
  return {
    name: source.summary ?? operation.id,
    event: [
      {
        listen: 'test',
        script: { type: 'text/javascript', exec: [...assertions(document, operation, source), ...variables] },
      },
    ],
    request: { ...request, description: source.description ?? '' },
    response: responseExamples(document, source).flatMap(({ status, examples }) =>
      examples.slice(0, status < 400 ? examples.length : 1).map(({ summary, value }) => ({
        name: `${status}: ${summary}`,
        originalRequest: request,
        code: status,
        header: [{ key: 'Content-Type', value: 'application/json' }],
        body: JSON.stringify(value, null, 2),
        _postman_previewlanguage: 'json',
      })),
    ),
  };
}

/** Returns the lines of a script that checks status and body of a success. */
function assertions(document: Document, { id }: ContractOperation, source: OperationObject): string[] {
  const success = responseExamples(document, source).find(({ status }) => status < 300);
  const statuses = [success?.status ?? 200, ...(alsoExpected[id] ?? [])];
  const type = success?.mediaTypes[0] ?? 'application/json';
  return [
    `pm.test('The status is ${statuses.join(' or ')}', () => pm.expect([${statuses.join(', ')}]).to.include(pm.response.code));`,
    ...(type === 'application/json'
      ? [
          "pm.test('The body is an envelope', () => {",
          '  const { status, message, ...others } = pm.response.json();',
          "  const fields = pm.response.code < 300 ? ['data'] : ['sysCode', 'data'];",
          "  pm.expect([status, typeof message, Object.keys(others)]).to.eql([pm.response.code, 'string', fields]);",
          '});',
        ]
      : [
          `pm.test('A success is ${type}', () => {`,
          `  if (pm.response.code < 300) pm.expect(pm.response.headers.get('Content-Type')).to.eql('${type}');`,
          '});',
        ]),
  ];
}

function toRequest(document: Document, operation: ContractOperation, source: OperationObject) {
  const { method, path, idempotency, parameters } = operation;
  const [body] = requestExamples(document, source);
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.style !== 'deepObject')
    .map(({ name, example, description = '' }) => ({
      key: name,
      value: String(example),
      description,
      disabled: true,
    }));
  const steps = path.slice(1).split('/');
  const variable = steps.flatMap((step, index) => {
    const name = /^\{(\w+)\}$/.exec(step)?.[1];
    if (!name) return [];
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    return [
      {
        key: name,
        value: pathValue(variableName(name, steps[index - 1]), parameter?.example),
        description: parameter?.description ?? '',
      },
    ];
  });
  const pathOf = steps.map((step) => step.replace(/^\{(\w+)\}$/, ':$1'));
  return {
    method,
    header: [
      ...(body ? [{ key: 'Content-Type', value: 'application/json' }] : []),
      ...(idempotency
        ? [{ key: 'Idempotency-Key', value: '{{$guid}}', disabled: idempotency !== 'required' }]
        : []),
    ],
    ...(body
      ? {
          body: {
            mode: 'raw',
            raw: JSON.stringify({ ...(body.value as object), ...chosen[operation.id] }, null, 2),
            options: { raw: { language: 'json' } },
          },
        }
      : {}),
    url: {
      raw: `{{base_url}}/${pathOf.join('/')}`,
      host: ['{{base_url}}'],
      path: pathOf,
      ...(query.length > 0 ? { query } : {}),
      ...(variable.length > 0 ? { variable } : {}),
    },
  };
}

const setByRequests = new Set(
  Object.values(kept).flatMap((variables) => variables.map(([variable]) => variable)),
);

/** A variable that a request sets, else the example: no request finds out a month or the type of a document. */
function pathValue(variable: string, example: unknown): string {
  return setByRequests.has(variable) || example === undefined ? `{{${variable}}}` : String(example);
}

/** Names the variable of a path parameter: `id` below `webhooks` is `webhook_id`. */
function variableName(name: string, collection = ''): string {
  return name === 'id' ? `${collection.replace(/(?<=ch|ss)es$|s$/, '')}_id` : name;
}

function jsonText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
