import type { AnswerProblem, GatewayAnswer, SentStep } from './tested-gateway.ts';

export interface RuleFinding {
  /** The fault, in one sentence. */
  readonly received: string;
  readonly expected: string;
  /** The requests of the check, the wrong one last. */
  readonly steps: readonly SentStep[];
}

export type RuleVerdict =
  | { readonly result: 'passed' }
  | { readonly result: 'broken'; readonly findings: readonly RuleFinding[] }
  | { readonly result: 'not_offered'; readonly reason: string }
  | { readonly result: 'not_checked'; readonly reason: string };

/** Thrown by a check: the gateway breaks the rule. */
export class RuleBroken extends Error {
  readonly expected: string;

  constructor(received: string, expected: string) {
    super(received);
    this.expected = expected;
  }
}

/** Thrown by a check that judges the answers of all others. */
export class AnswersBroken extends Error {
  readonly problems: readonly AnswerProblem[];

  constructor(problems: readonly AnswerProblem[]) {
    super('answers break the rule');
    this.problems = problems;
  }
}

/** Thrown by a check that cannot decide. */
export class NotChecked extends Error {}

/** Thrown by a check of an optional operation. */
export class NotOffered extends Error {}

/** @throws {RuleBroken} if the answer is not as expected */
export function demand(isRight: boolean, answer: GatewayAnswer, expected: string): asserts isRight {
  if (!isRight) throw new RuleBroken(describeAnswer(answer), expected);
}

const excerptLength = 400;

/** Returns status, media type and the beginning of the body. */
export function describeAnswer({ status, header, body }: GatewayAnswer): string {
  const mediaType = header('content-type');
  const text = body.subarray(0, excerptLength).toString('utf8').replaceAll(/\s+/g, ' ').trim();
  const rest = body.length > excerptLength ? `… (${body.length} bytes)` : '';
  return [String(status), mediaType ?? '', `${text}${rest}`].filter(Boolean).join(' ');
}
