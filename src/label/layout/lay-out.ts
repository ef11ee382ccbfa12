import type { ShapedLabel } from '../content.ts';
import { codesHeight, type LabelCodes, layOutCodes } from './codes.ts';
import { customsMinHeight, layOutCustoms, wantedCustomsHeight } from './customs.ts';
import { headerHeight, layOutHeader } from './header.ts';
import { layOutParties, type SetParties, setParties } from './parties.ts';
import { innerWidth, type LabelPage, margin, pageHeight, Sheet } from './sheet.ts';

const top = margin - 2;
const footerHeight = 9;
const bottom = pageHeight - margin - footerHeight;
/** A long declaration gets at most this height before the addresses shrink. */
const customsComfortHeight = 100;

/** Lays out one page per parcel. The declaration gets the height that the other parts leave. */
export function layOutLabel(label: ShapedLabel, codes: LabelCodes): LabelPage[] {
  const shared = layOutShared(label, codes);
  return label.content.parcels.map((line, parcel) => {
    const sheet = new Sheet(shared);
    layOutHeader(sheet, label, parcel, top);
    layOutFooter(sheet, label, line, bottom);
    return sheet;
  });
}

function layOutShared(label: ShapedLabel, codes: LabelCodes): LabelPage {
  const sheet = new Sheet();
  const headerEnd = top + headerHeight(label);
  const parties = placeParties(label, bottom - headerEnd - codesHeight);
  const partiesEnd = layOutParties(sheet, label, parties, headerEnd);
  const codesEnd = layOutCodes(sheet, label, codes, partiesEnd);
  layOutCustoms(sheet, label, codesEnd, bottom - codesEnd);
  return sheet;
}

/** The declaration gets the height it needs, within bounds. It shrinks before an address is cut. */
function placeParties(label: ShapedLabel, room: number): SetParties {
  const wanted = Math.min(Math.max(wantedCustomsHeight(label), customsMinHeight), customsComfortHeight);
  const parties = setParties(label, room - wanted);
  return parties.cut ? setParties(label, room - customsMinHeight) : parties;
}

function layOutFooter(sheet: Sheet, { content, caption }: ShapedLabel, parcel: string, y: number): void {
  sheet.rule(y);
  const at = { y: y + 2, size: 6, width: innerWidth / 2 };
  sheet.line(caption(`This parcel: ${parcel}`, 400), { ...at, x: margin });
  const booked = caption(`Booked ${content.bookedOn}`, 400);
  sheet.line(booked, { ...at, x: margin + innerWidth / 2, align: 'right' });
}
