import type { WorkContext } from '../../src/context.ts';

/** One document that is drawn, and as many of an account as may wait. */
const drawsAtOnce = 51;

const shortDocument = { title: 'Waiting', createdAt: '2026-11-24T00:00:00Z', country: 'HK', blocks: [] };

/** Keeps as many documents of an account waiting as may wait, until it is disposed of: then they are drawn. */
export function fullQueue({ documents }: Pick<WorkContext, 'documents'>, accountId: string): AsyncDisposable {
  let isOpen = true;
  const drawing = Array.from({ length: drawsAtOnce }, async () => {
    while (isOpen) await documents.draw(shortDocument, accountId);
  });
  return {
    async [Symbol.asyncDispose]() {
      isOpen = false;
      await Promise.all(drawing);
    },
  };
}
