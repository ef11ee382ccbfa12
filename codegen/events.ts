import type { Contract } from './contract.ts';
import { banner } from './source-text.ts';

/** Generates the event types of the contract's \`webhooks\` section and their bodies. */
export function eventsSource(contract: Contract): string {
  const types = contract.events.map((event) => event.type);
  return `${banner}${types.length > 0 ? "import type { components } from './types.ts';\n\n" : ''}export const eventTypes = [${types.map((type) => `\n  '${type}',`).join('')}
] as const;

export type EventType = (typeof eventTypes)[number];

/** JSON body of each event type. */
export interface EventBodies {${contract.events.map(({ type, schema }) => `\n  '${type}': components['schemas']['${schema}'];`).join('')}
}
`;
}
