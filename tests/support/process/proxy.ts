import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type Agent, request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { configureProxy, type ProxyName } from '../../../scripts/deploy/proxy.ts';
import { pollUntil } from '../poll.ts';
import { freePort } from '../store/redis.ts';

export interface RunningProxy extends AsyncDisposable {
  /** Its certificate is self-signed. */
  readonly url: string;
}

/** Returns true if the proxy's program is installed. CI installs all of them. */
export function isInstalled(proxy: ProxyName): boolean {
  return spawnSync('sh', ['-c', `command -v ${proxy}`]).status === 0;
}

/** Runs a proxy with its configuration in `deploy/`, before two api processes. Resolves when it passes on requests. */
export async function startProxy(
  proxy: ProxyName,
  api: readonly [number, number],
  agent: Agent,
): Promise<RunningProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-proxy-'));
  const [http, https] = [await freePort(), await freePort()];
  const { run, env } = configureProxy(proxy, folder, { http, https, api });
  const [program, ...args] = run;
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  const url = `https://localhost:${https}`;
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  const passesOn = async () => (await send(`${url}/healthz`, agent, { method: 'GET' })).status === 200;
  if (await pollUntil(passesOn, 20_000)) return { url, [Symbol.asyncDispose]: stop };
  await stop();
  throw new Error(`${proxy} passes on no request`);
}

interface ProxiedRequest {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface ProxiedResponse {
  /** Or the error code of the connection. */
  readonly status: number | string;
  readonly body: string;
}

/** Sends a request, and reads the response. */
export function send(
  url: string,
  agent: Agent,
  { method, headers = {}, body = '' }: ProxiedRequest,
): Promise<ProxiedResponse> {
  return new Promise((resolve) => {
    const length = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const outgoing = httpsRequest(url, { agent, method, headers: { ...headers, ...length } });
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: error.code ?? '', body: error.message }),
    );
    outgoing.on('response', async (response) => {
      const status = response.statusCode ?? 0;
      await text(response).then(
        (received) => resolve({ status, body: received }),
        (error: Error) => resolve({ status: 'broken response', body: error.message }),
      );
    });
    outgoing.end(body);
  });
}
