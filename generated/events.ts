// Generated from openapi.json by codegen/. Do not edit.

export type EventType =never;

export const eventTypes: readonly EventType[] = [
];

/** The delivered JSON body of each event type. */
export interface EventBodies {
}
