import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '@modelcontextprotocol/client';
import { httpClient } from '../support/mcp-client.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { file, type PaperGateway, startPaperGateway } from '../support/shipment/paper-gateway.ts';
import { bookLive, fundedAccount } from '../support/shipment/partner-booking.ts';

const pdf = Buffer.from('%PDF-1.4\nthe label of the partner\n%%EOF\n');

let gateway: PaperGateway;
let service: TestService;
let client: Client;
let book: () => Promise<string>;
beforeAll(async () => {
  gateway = await startPaperGateway();
  gateway.label = file('application/pdf', pdf);
  service = await startTestService({ env: gateway.env });
  const account = await fundedAccount(service);
  book = () => bookLive(service, account);
  client = await httpClient({ rootUrl: service.rootUrl, apiKey: account.liveKey });
});
afterAll(async () => {
  await client.close();
  await service.stop();
  await gateway.stop();
});

const getLabel = (shipment_id: string) => client.callTool({ name: 'get_label', arguments: { shipment_id } });

describe('get_label of a shipment whose partner makes the label', () => {
  it('links to the resource, which has the bytes of the partner, because no URL opens it', async () => {
    const id = await book();
    const { content, structuredContent, isError } = await getLabel(id);
    expect(isError ?? false).toBe(false);
    expect(structuredContent).toEqual({ tracking_number: id, label_pdf_url: null });
    const uri = `sampan://shipments/${id}/label`;
    expect(content[0]).toEqual({
      type: 'resource_link',
      uri,
      name: `${id}.pdf`,
      mimeType: 'application/pdf',
    });
    const { contents } = await client.readResource({ uri });
    expect(contents).toMatchObject([{ uri, mimeType: 'application/pdf', blob: pdf.toString('base64') }]);
  });

  it('is an error without a link while the partner cannot send the label', async () => {
    const id = await book();
    gateway.label = (response) => void response.writeHead(500).end();
    const { content, structuredContent, isError } = await getLabel(id);
    gateway.label = file('application/pdf', pdf);
    expect(isError).toBe(true);
    expect(structuredContent).toMatchObject({ error: { status: 502, sysCode: '1500113' } });
    expect(content.map(({ type }) => type)).toEqual(['text']);
  });
});
