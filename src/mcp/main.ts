import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { isApiKey } from '../key-format.ts';
import { printError } from '../terminal.ts';
import { sendToInstallation } from './remote.ts';
import { createToolServer } from './tool-server.ts';

/** Serves MCP over standard input and output, for one API key of an installation. */
function main({ SAMPAN_API_KEY: apiKey = '', SAMPAN_BASE_URL: baseUrl = '' }: NodeJS.ProcessEnv): void {
  const problem = findSettingProblem(apiKey, baseUrl);
  if (problem !== null) {
    printError(process.stderr, problem);
    process.exitCode = 1;
    return;
  }
  const report = (error: unknown) =>
    printError(process.stderr, error instanceof Error ? error.message : String(error));
  const options = {
    send: sendToInstallation(baseUrl, apiKey),
    livemode: apiKey.startsWith('mk_live_'),
    requestId: null,
    onUnexpected: report,
  };
  serveStdio(() => createToolServer(options), { maxSubscriptions: 0, onerror: report });
}

function findSettingProblem(apiKey: string, baseUrl: string): string | null {
  if (!isApiKey(apiKey))
    return 'SAMPAN_API_KEY: not set, or not an API key. Set it to a key that starts with mk_test_ or mk_live_.';
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? ''))
    return 'SAMPAN_BASE_URL: not set, or not an address. Set it to the address of Sampan, such as http://127.0.0.1:3000.';
  return null;
}

main(process.env);
