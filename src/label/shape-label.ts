import type { PrintedParty } from '../party/printed-party.ts';
import { typefacesFor, type Weight } from '../print/font.ts';
import type { Glyph } from '../print/shape-run.ts';
import { type Caption, openCaptions, type Paragraph, type ShapedText, shapeText } from '../print/text.ts';
import type { LabelContent, LabelItem } from './content.ts';

export interface ShapedLabel {
  readonly content: LabelContent;
  readonly caption: Caption;
  readonly ellipsis: Glyph;
  readonly sender: readonly Paragraph[];
  readonly recipient: readonly Paragraph[];
  readonly product: ShapedText;
  readonly items: readonly ShapedItem[];
}

export interface ShapedItem {
  readonly content: LabelItem;
  readonly description: ShapedText;
}

const nameScale = 1.12;

export async function shapeLabel(content: LabelContent): Promise<ShapedLabel> {
  const items: ShapedItem[] = [];
  for (const item of content.items) {
    items.push({ content: item, description: await shape(item.description, 400, content.sender.country) });
  }
  const caption = await openCaptions();
  const [ellipsis] = caption('\u2026', 400).glyphs;
  if (!ellipsis) throw new Error('the font has no glyph for the ellipsis');
  return {
    content,
    caption,
    ellipsis,
    sender: await shapeParty(content.sender),
    recipient: await shapeParty(content.recipient),
    product: await shape(content.product, 400, content.sender.country),
    items,
  };
}

async function shapeParty({
  country,
  name,
  address,
  countryName,
  phone,
}: PrintedParty): Promise<Paragraph[]> {
  const paragraphs = [
    { text: await shape(name, 700, country), scale: nameScale },
    ...(await Promise.all(
      address.map(async (line) => ({ text: await shape(line, 400, country), scale: 1 })),
    )),
    { text: await shape(countryName.toUpperCase(), 700, country), scale: 1 },
    ...(phone ? [{ text: await shape(`Tel ${phone}`, 400, country), scale: 1 }] : []),
  ];
  return paragraphs.filter(({ text }) => text.glyphs.length > 0);
}

function shape(text: string, weight: Weight, country: string): Promise<ShapedText> {
  return shapeText(text, weight, typefacesFor(text, country));
}
