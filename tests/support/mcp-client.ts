import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { compileCache, root } from './paths.ts';
import { loopbackOnlyEnv, loopbackOnlyFlags } from './process/loopback-only.ts';

export const eras = { '2026-07-28': { pin: '2026-07-28' }, '2025-11-25': 'legacy' } as const;
export type Era = keyof typeof eras;

export interface McpAddress {
  readonly rootUrl: string;
  readonly apiKey: string;
  readonly era?: Era;
}

/** The official client, connected over Streamable HTTP. */
export function httpClient({ rootUrl, apiKey, era = '2026-07-28' }: McpAddress): Promise<Client> {
  const requestInit = { headers: { Authorization: `Bearer ${apiKey}` } };
  return connected(era, new StreamableHTTPClientTransport(new URL('/mcp', rootUrl), { requestInit }));
}

/** The official client, connected to a process of its own that `npm run mcp` would start. */
export function stdioClient({ rootUrl, apiKey, era = '2026-07-28' }: McpAddress): Promise<Client> {
  const guard = path.join(root, 'src', 'require-node-24.js');
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...loopbackOnlyFlags, '--import', guard, path.join(root, 'src', 'mcp', 'main.ts')],
    env: {
      NODE_COMPILE_CACHE: compileCache,
      ...loopbackOnlyEnv,
      SAMPAN_API_KEY: apiKey,
      SAMPAN_BASE_URL: rootUrl,
    },
    stderr: 'pipe',
  });
  return connected(era, transport);
}

async function connected(era: Era, transport: Parameters<Client['connect']>[0]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: eras[era] } });
  await client.connect(transport);
  return client;
}
