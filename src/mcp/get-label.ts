import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Arguments, CallOperation } from './call-operation.ts';
import { labelUri } from './resources.ts';
import { dataOf, requireSuccess, toolSuccess } from './tool-result.ts';

interface LabelledShipment {
  readonly tracking_number: string;
  readonly label_pdf_url: string | null;
}

/** Returns a link to the label: the presigned URL or, for a label that has none, the resource. */
export async function getLabel(call: CallOperation, args: Arguments): Promise<CallToolResult> {
  const { tracking_number, label_pdf_url } = dataOf<LabelledShipment>(await call('getShipment', args));
  if (label_pdf_url === null) requireSuccess(await call('getShipmentLabel', args));
  const link = {
    type: 'resource_link',
    uri: label_pdf_url ?? labelUri(tracking_number),
    name: `${tracking_number}.pdf`,
    mimeType: 'application/pdf',
  } as const;
  return toolSuccess({ tracking_number, label_pdf_url }, { links: [link] });
}
