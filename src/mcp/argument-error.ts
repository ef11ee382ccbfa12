import { type ToolName, toolContracts } from '../../generated/mcp-tools.ts';
import { type Violation, violationSummary } from '../contract/errors.ts';
import type { FailedCall } from './tool-result.ts';

/**
 * Returns the error of a call in the terms of the tool: its arguments instead of headers, query parameters and
 * properties. The message names the first argument that is at fault, for clients that show nothing else.
 */
export function argumentError(name: ToolName, { error }: FailedCall): FailedCall['error'] {
  if (!Array.isArray(error.data) || error.data.length === 0) return error;
  const violations = (error.data as Violation[]).map((violation) => ofArgument(name, violation));
  const message = `${violations[0]?.code}: ${violationSummary(violations)}`;
  return { ...error, message, data: violations };
}

function ofArgument(tool: ToolName, violation: Violation): Violation {
  const [name] = violation.path;
  if (name === 'Idempotency-Key') return ofKey(violation);
  const { inputSchema, without } = toolContracts[tool];
  const known = Object.keys(inputSchema.properties);
  const hasOwnMessage: readonly string[] = [...known, ...without];
  if (violation.path.length > 1 || hasOwnMessage.includes(String(name))) return violation;
  const list = known.length > 0 ? `Its arguments are ${listText(known)}.` : 'It takes none.';
  return { ...violation, message: `is not an argument of this tool. ${list}` };
}

function ofKey(violation: Violation): Violation {
  const path = ['idempotency_key'];
  if (violation.code !== 'IDEMPOTENCY_KEY_REQUIRED') return { ...violation, path };
  return {
    ...violation,
    path,
    message: 'is required: pass a new UUID for each order, and the same one to repeat a call',
  };
}

function listText(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}
