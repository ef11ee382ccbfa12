import type { ShapedLabel } from '../content.ts';
import { cutBlock, type FittedBlock, type Paragraph, setBlock } from '../text.ts';
import { innerWidth, margin, type Sheet } from './sheet.ts';

const captionSize = 5;
const captionTop = 2.7;
const captionHeight = 7.5;
const gap = 3;
const frame = captionHeight + gap;

/** Font sizes in points: preferred, and smallest readable. */
const senderSize = { most: 7, least: 5 };
const recipientSize = { most: 13, least: 5 };
const steps = 24;
/** Share of the height for the sender if even the smallest sizes don't fit. */
const leastSender = 0.2;

export interface SetParties {
  readonly sender: FittedBlock;
  readonly recipient: FittedBlock;
  readonly height: number;
  readonly cut: boolean;
}

/** Sets both addresses as large as they fit in a height. At the smallest sizes, they are cut. */
export function setParties(label: ShapedLabel, height: number): SetParties {
  const room = height - 2 * frame;
  let set = shrinkInto(label, room);
  const surplus = set.sender.height + set.recipient.height - room;
  if (surplus > 0) set = cut(label, set, room);
  return {
    ...set,
    height: set.sender.height + set.recipient.height + 2 * frame,
    cut: surplus > 0,
  };
}

export function layOutParties(
  sheet: Sheet,
  { caption }: ShapedLabel,
  parties: SetParties,
  top: number,
): number {
  let y = top;
  for (const [name, block] of [
    ['FROM', parties.sender],
    ['TO', parties.recipient],
  ] as const) {
    sheet.rule(y);
    sheet.line(caption(name, 700), { x: margin, y: y + captionTop, width: innerWidth, size: captionSize });
    y = sheet.lines(block.lines, margin, y + captionHeight + 0.8) + gap - 0.8;
  }
  return y;
}

function shrinkInto(label: ShapedLabel, room: number) {
  const fits = (set: ReturnType<typeof setAt>) => set.sender.height + set.recipient.height <= room;
  const preferred = setAt(label, 0);
  if (fits(preferred)) return preferred;
  let [tooLarge, smallEnough] = [0, steps];
  let best = setAt(label, 1);
  while (smallEnough - tooLarge > 1 && fits(best)) {
    const middle = (tooLarge + smallEnough) >> 1;
    const set = setAt(label, middle / steps);
    if (fits(set)) [best, smallEnough] = [set, middle];
    else tooLarge = middle;
  }
  return best;
}

/** `shrink` is 0 for the preferred sizes and 1 for the smallest. */
function setAt({ sender, recipient }: ShapedLabel, shrink: number) {
  const at = ({ most, least }: typeof senderSize) => most - (most - least) * shrink;
  const set = (paragraphs: readonly Paragraph[], size: number) => setBlock(paragraphs, innerWidth, size);
  return { sender: set(sender, at(senderSize)), recipient: set(recipient, at(recipientSize)) };
}

/** Cuts the sender first, down to its minimum, then the recipient. */
function cut({ ellipsis }: ShapedLabel, set: ReturnType<typeof setAt>, room: number) {
  const forSender = Math.min(set.sender.height, room * leastSender);
  const recipient = cutBlock(set.recipient, innerWidth, room - forSender, ellipsis);
  return { recipient, sender: cutBlock(set.sender, innerWidth, room - recipient.height, ellipsis) };
}
