import {
  type CallToolResult,
  fromJsonSchema,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
  McpServer,
} from '@modelcontextprotocol/server';
import { type ToolName, toolContracts } from '../../generated/mcp-tools.ts';
import manifest from '../../package.json' with { type: 'json' };
import { ApiError, HttpError } from '../contract/errors.ts';
import { type Arguments, type CallOperation, operationCaller, type Send } from './call-operation.ts';
import { getLabel } from './get-label.ts';
import { addPrompts } from './prompts.ts';
import { addResources } from './resources.ts';
import { serviceTierPage } from './service-tier-page.ts';
import {
  argumentError,
  dataOf,
  FailedCall,
  failedCall,
  listText,
  toolFailure,
  toolSuccess,
} from './tool-result.ts';
import { instructions, toolTexts } from './tools.ts';

export interface ToolServerOptions {
  readonly send: Send;
  /** Mode of the API key. */
  readonly livemode: boolean;
  /** Id of the HTTP request that carries the call; null without one. */
  readonly requestId: string | null;
  /** Called for an error that no rule of the API explains. */
  readonly onUnexpected: (error: unknown) => void;
}

/** The service validates every call, in the format of its errors. A second validation here would differ from it. */
const acceptAnyInput: jsonSchemaValidator = {
  getValidator: (): JsonSchemaValidator<never> => (input) => ({
    valid: true,
    data: input as never,
    errorMessage: undefined,
  }),
};

const tools = (Object.keys(toolContracts) as ToolName[]).map((name) => ({
  name,
  inputSchema: fromJsonSchema<Arguments>(toolContracts[name].inputSchema, acceptAnyInput),
  outputSchema: fromJsonSchema(toolContracts[name].outputSchema, acceptAnyInput),
}));

/** Creates the MCP server of one API key: tools, resources and prompts, without any state. */
export function createToolServer({ send, livemode, requestId, onUnexpected }: ToolServerOptions): McpServer {
  const server = new McpServer(
    { name: 'sampan', title: 'Sampan', version: manifest.version },
    {
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false },
        prompts: { listChanged: false },
      },
      instructions: instructions(livemode),
    },
  );
  const call = operationCaller(send);
  for (const { name, ...schemas } of tools) {
    server.registerTool(name, { ...schemas, ...toolTexts[name](livemode) }, async (args) => {
      try {
        return await runTool(name, call, args);
      } catch (error) {
        if (!(error instanceof FailedCall || error instanceof ApiError)) onUnexpected(error);
        return toolFailure(argumentError(name, failedCall(error, requestId)));
      }
    });
  }
  addResources(server, call);
  addPrompts(server);
  return server;
}

async function runTool(name: ToolName, call: CallOperation, args: Arguments): Promise<CallToolResult> {
  rejectUnsupported(name, args);
  if (name === 'get_label') return getLabel(call, args);
  const data =
    name === 'list_service_tiers'
      ? await serviceTierPage(call, args)
      : dataOf<object>(await call(toolContracts[name].operation, args));
  return toolSuccess(data, { text: listText(name, data) });
}

/** @throws {ApiError} INVALID_FIELD for a property of the endpoint that the tool does not have. */
function rejectUnsupported(name: ToolName, args: Arguments): void {
  const given = toolContracts[name].without.filter((property) => property in args);
  if (given.length === 0) return;
  const message = 'is not accepted by tools; for a custom insured amount, use the REST API';
  throw new HttpError('INVALID_FIELD', {
    violations: given.map((property) => ({ path: [property], code: 'INVALID_FIELD', message })),
  });
}
