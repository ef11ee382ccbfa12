import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { sysCodes } from '../../generated/errors.ts';
import type { OperationId, Schemas } from '../../generated/operations.ts';
import type { CallOperation } from './call-operation.ts';
import { FailedCall, readData, requireSuccess } from './tool-result.ts';

const documentTemplate = 'sampan://shipments/{shipment_id}/documents/{type}';
const labelTemplate = 'sampan://shipments/{shipment_id}/label';
const manifestTemplate = 'sampan://manifests/{id}/document';

export function labelUri(trackingNumber: string): string {
  return labelTemplate.replace('{shipment_id}', encodeURIComponent(trackingNumber));
}

export function documentUri(trackingNumber: string, type: string): string {
  return documentTemplate
    .replace('{shipment_id}', encodeURIComponent(trackingNumber))
    .replace('{type}', encodeURIComponent(type));
}

export function manifestUri(id: string): string {
  return manifestTemplate.replace('{id}', encodeURIComponent(id));
}

const lists: readonly { name: string; operation: OperationId; description: string }[] = [
  {
    name: 'service-tiers',
    operation: 'listServiceTiers',
    description: 'Services that the account can book.',
  },
  { name: 'countries', operation: 'listCountries', description: 'Destination countries.' },
];

const documentTypes: readonly Schemas['RequestedDocumentType'][] = ['commercial_invoice', 'cn22', 'cn23'];

/** Named as in the responses: `code` is a name there. */
const errorCatalog = Object.fromEntries(
  Object.entries(sysCodes).map(([name, { code: sysCode, ...rest }]) => [name, { sysCode, ...rest }]),
);

/** Adds the resources: service tiers, countries, the error catalog, the label and customs documents of each shipment, and manifests. */
export function addResources(server: McpServer, call: CallOperation): void {
  for (const { name, operation, description } of lists) {
    server.registerResource(
      name,
      `sampan://${name}`,
      { description, mimeType: 'application/json' },
      ({ href }) => orProtocolError(async () => json(href, readData(await call(operation, {})))),
    );
  }
  const description =
    'Every error: its name, HTTP status, sysCode, meaning, and what a repeated request with its key gets.';
  server.registerResource(
    'errors',
    'sampan://errors',
    { description, mimeType: 'application/json' },
    ({ href }) => json(href, errorCatalog),
  );
  const latest =
    (operation: OperationId, idOf: (row: { readonly id: string }) => string) => async (begun: string) => {
      const { data } = readData<{ readonly data: readonly { readonly id: string }[] }>(
        await call(operation, { limit: 100 }),
      );
      return data.map(idOf).filter((id) => id.startsWith(begun));
    };
  const shipments = latest('listShipments', ({ id }) => id);
  const manifests = latest('listManifests', ({ id }) => id);
  const mimeType = 'application/pdf';
  const pdf = (uri: string, operation: OperationId, path: Readonly<Record<string, unknown>>) =>
    orProtocolError(async () => {
      const { body } = requireSuccess(await call(operation, path));
      const blob = Buffer.from(body as Uint8Array).toString('base64');
      return { contents: [{ uri, mimeType, blob }] };
    });
  server.registerResource(
    'label',
    new ResourceTemplate(labelTemplate, { list: undefined, complete: { shipment_id: shipments } }),
    { description: 'Label of a shipment.', mimeType },
    ({ href }, { shipment_id }) => pdf(href, 'getShipmentLabel', { shipment_id }),
  );
  server.registerResource(
    'document',
    new ResourceTemplate(documentTemplate, {
      list: undefined,
      complete: { shipment_id: shipments, type: () => [...documentTypes] },
    }),
    { description: "Customs paper of a shipment; the shipment's documents name the types.", mimeType },
    ({ href }, { shipment_id, type }) => pdf(href, 'getShipmentDocument', { shipment_id, type }),
  );
  server.registerResource(
    'manifest',
    new ResourceTemplate(manifestTemplate, { list: undefined, complete: { id: manifests } }),
    { description: "The carrier's document of a closed manifest, or the hand-over sheet.", mimeType },
    ({ href }, { id }) => pdf(href, 'getManifestDocument', { id }),
  );
}

function json(uri: string, value: unknown) {
  return { contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(value) }] };
}

/** Unlike a tool, a resource has no result for an error. */
async function orProtocolError<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof FailedCall)) throw error;
    throw new ProtocolError(ProtocolErrorCode.InternalError, error.message, error.error);
  }
}
