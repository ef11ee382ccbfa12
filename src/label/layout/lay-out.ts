import { innerWidth, type LabelPage, type LabelPaper, margin, pageWidth, Sheet } from '../../print/sheet.ts';
import { cutBlock, type FittedBlock, type Paragraph, setBlock } from '../../print/text.ts';
import type { ShapedLabel } from '../shape-label.ts';
import { heightOfCodes, layOutCodes, layOutPieceCode } from './codes.ts';
import {
  type CustomsPages,
  customsMinHeight,
  layOutCustoms,
  layOutFurtherCustoms,
  setCustoms,
  wantedCustomsHeight,
} from './customs.ts';

const bandHeight = 15;
const bandSpace = 2;
const rowHeight = 36;
const cell = 52;

function headerHeight({ content }: ShapedLabel): number {
  return rowHeight + bandTexts(content).length * (bandHeight + bandSpace);
}

/** Lists the warnings above all else. Customs officers of the destination read the second one. */
function bandTexts({ test, isReturn }: ShapedLabel['content']): string[] {
  return [
    ...(test ? ['TEST \u00b7 NOT FOR SHIPPING \u00b7 TEST'] : []),
    ...(isReturn ? ['RETURN \u00b7 RETURNED GOODS'] : []),
  ];
}

function layOutHeader(sheet: Sheet, label: ShapedLabel, parcel: number, top: number): void {
  const { content, caption, ellipsis, product } = label;
  bandTexts(content).forEach((text, index) => {
    layOutBand(sheet, label, text, top + index * (bandHeight + bandSpace));
  });
  const y = top + headerHeight(label) - rowHeight;
  const serviceWidth = innerWidth - 2 * cell - 4;
  sheet.line(caption(content.service, 700), {
    x: margin,
    y: y + 3,
    width: serviceWidth,
    size: 15,
    cut: { below: 8, ellipsis },
  });
  sheet.line(product, {
    x: margin,
    y: y + 22,
    width: serviceWidth,
    size: 8,
    cut: { below: 6, ellipsis },
  });

  const pieceX = pageWidth - margin - 2 * cell;
  const piece = caption(`${parcel + 1}/${content.parcels.length}`, 700);
  sheet.line(piece, { x: pieceX, y: y + 1, width: cell - 6, size: 20, align: 'center' });
  sheet.line(caption('PARCEL', 400), { x: pieceX, y: y + 25, width: cell - 6, size: 6, align: 'center' });

  const destinationX = pageWidth - margin - cell;
  sheet.fill({ x: destinationX, y: y + 1, width: cell, height: rowHeight - 4 });
  const destination = caption(content.destination, 700);
  sheet.line(destination, {
    x: destinationX,
    y: y + 1,
    width: cell,
    size: 27,
    align: 'center',
    color: 'white',
  });
}

function layOutBand(sheet: Sheet, { caption }: ShapedLabel, text: string, y: number): void {
  sheet.fill({ x: margin, y, width: innerWidth, height: bandHeight });
  sheet.line(caption(text, 700), {
    x: margin,
    y: y + 1.5,
    width: innerWidth,
    size: 10,
    align: 'center',
    color: 'white',
  });
}

const captionSize = 5;
const captionTop = 2.7;
const captionHeight = 7.5;
const gap = 3;
const frame = captionHeight + gap;

/** Font sizes in points: preferred, and smallest readable. */
const senderSize = { max: 7, min: 5 };
const recipientSize = { max: 13, min: 5 };
const steps = 24;
/** Share of the height for the sender if even the smallest sizes don't fit. */
const minSenderShare = 0.15;

interface SetParties {
  readonly sender: FittedBlock;
  readonly recipient: FittedBlock;
  readonly height: number;
  readonly cut: boolean;
}

/** Sets both addresses as large as they fit in a height. At the smallest sizes, they are cut. */
function setParties(label: ShapedLabel, height: number): SetParties {
  const maxHeight = height - 2 * frame;
  let set = shrinkInto(label, maxHeight);
  const surplus = set.sender.height + set.recipient.height - maxHeight;
  if (surplus > 0) set = cutParties(label, set, maxHeight);
  return {
    ...set,
    height: set.sender.height + set.recipient.height + 2 * frame,
    cut: surplus > 0,
  };
}

function layOutParties(sheet: Sheet, { caption }: ShapedLabel, parties: SetParties, top: number): number {
  let y = top;
  for (const [name, block] of [
    ['FROM', parties.sender],
    ['TO', parties.recipient],
  ] as const) {
    sheet.rule(y);
    sheet.line(caption(name, 700), { x: margin, y: y + captionTop, width: innerWidth, size: captionSize });
    const place = { x: margin, y: y + captionHeight + 0.8, width: innerWidth };
    y = sheet.lines(block.lines, place) + gap - 0.8;
  }
  return y;
}

function shrinkInto(label: ShapedLabel, maxHeight: number) {
  const fits = (set: ReturnType<typeof setAt>) => set.sender.height + set.recipient.height <= maxHeight;
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
  const at = ({ max, min }: typeof senderSize) => max - (max - min) * shrink;
  const set = (paragraphs: readonly Paragraph[], size: number) => setBlock(paragraphs, innerWidth, size);
  return { sender: set(sender, at(senderSize)), recipient: set(recipient, at(recipientSize)) };
}

/** Cuts the sender first, down to its minimum, then the recipient. */
function cutParties({ ellipsis }: ShapedLabel, set: ReturnType<typeof setAt>, maxHeight: number) {
  const forSender = Math.min(set.sender.height, maxHeight * minSenderShare);
  const recipient = cutBlock(set.recipient, innerWidth, maxHeight - forSender, ellipsis);
  return { recipient, sender: cutBlock(set.sender, innerWidth, maxHeight - recipient.height, ellipsis) };
}

const top = margin - 2;
const footerHeight = 9;
/** A long declaration gets at most this height before the addresses shrink. */
const customsComfortHeight = 100;

function bottomOf({ height }: LabelPaper): number {
  return height - margin - footerHeight;
}

/** Lays out one page per parcel, and further pages if the customs declaration needs them. */
export function layOutLabel(label: ShapedLabel, paper: LabelPaper): LabelPage[] {
  const { sheet: shared, pieceTop, customs } = layOutShared(label, paper);
  const parcels = label.content.parcels.map((line, parcel) => {
    const sheet = new Sheet(paper, shared);
    layOutHeader(sheet, label, parcel, top);
    layOutPieceCode(sheet, label, parcel, pieceTop);
    layOutFooter(sheet, label, `This parcel: ${line}`, bottomOf(paper));
    return sheet;
  });
  return [...parcels, ...layOutFurther(label, customs, paper)];
}

/** Lays out the parts that all parcels share: parties, codes and declaration. The declaration gets the height that is left. */
function layOutShared(label: ShapedLabel, paper: LabelPaper) {
  const sheet = new Sheet(paper);
  const bottom = bottomOf(paper);
  const headerEnd = top + headerHeight(label);
  const codesHeight = heightOfCodes(label);
  const parties = placeParties(label, bottom - headerEnd - codesHeight);
  const partiesEnd = layOutParties(sheet, label, parties, headerEnd);
  const pieceTop = layOutCodes(sheet, label, partiesEnd);
  const codesEnd = partiesEnd + codesHeight;
  const customs = setCustoms(label, bottom - codesEnd, bottom - furtherTop);
  layOutCustoms(sheet, label, customs, { top: codesEnd, height: bottom - codesEnd });
  return { sheet, pieceTop, customs };
}

const furtherTop = top + 20;

/** These pages have no code, so that none is scanned as a parcel. */
function layOutFurther(label: ShapedLabel, customs: CustomsPages, paper: LabelPaper): LabelPage[] {
  const { caption, content } = label;
  return customs.further.map((_, page) => {
    const sheet = new Sheet(paper);
    const number = caption(content.trackingNumber, 700);
    sheet.line(number, { x: margin, y: top, width: innerWidth, size: 12 });
    const height = bottomOf(paper) - furtherTop;
    layOutFurtherCustoms(sheet, label, customs, page, { top: furtherTop, height });
    layOutFooter(sheet, label, 'Belongs to the label with this number', bottomOf(paper));
    return sheet;
  });
}

/** The declaration gets the height it needs, within bounds. It shrinks before an address is cut. */
function placeParties(label: ShapedLabel, maxHeight: number): SetParties {
  const wanted = Math.min(Math.max(wantedCustomsHeight(label), customsMinHeight), customsComfortHeight);
  const parties = setParties(label, maxHeight - wanted);
  return parties.cut ? setParties(label, maxHeight - customsMinHeight) : parties;
}

function layOutFooter(sheet: Sheet, { content, caption }: ShapedLabel, left: string, y: number): void {
  sheet.rule(y);
  const at = { y: y + 2, size: 6, width: innerWidth / 2 };
  sheet.line(caption(left, 400), { ...at, x: margin });
  const booked = caption(`Booked ${content.bookedOn}`, 400);
  sheet.line(booked, { ...at, x: margin + innerWidth / 2, align: 'right' });
}
