import { fontFile, type Weight } from '#server/platform/fonts/font-files.ts';
import type { FontRuns } from '#server/platform/fonts/font-runs.ts';
import { directionOf, piecesOf, type Direction, type Piece } from './line-pieces.ts';

type Document = PDFKit.PDFDocument;

/** The pieces of a line as they are seen, from left to right. */
type Line = Piece[];

/** How a text is set: in a width, as large as its lines allow. Sizes and widths are in points. */
export interface Setting {
  weight: Weight;
  width: number;
  /** The sizes to try, falling. At the last one a text takes as many lines as it needs. */
  sizes: readonly number[];
  maxLines: number;
}

/** A text that is broken into lines. */
export interface SetText {
  lines: Line[];
  size: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Sets texts of any alphabet that our fonts have, each character in the first font that has it, in the direction of its letters. */
export class Typesetter {
  /** By their names in the document. */
  private readonly registered = new Set<string>();
  /** By font and character, at the size of one point. */
  private readonly widths = new Map<string, number>();

  private readonly doc: Document;
  private readonly fonts: FontRuns;

  constructor(doc: Document, fonts: FontRuns) {
    this.doc = doc;
    this.fonts = fonts;
  }

  /** A text as it can be drawn; null when our fonts lack one of its letters or digits. */
  drawable(text: string, weight: Weight): string | null {
    return this.fonts.drawable(text, weight);
  }

  /** Breaks a drawable text into lines. */
  set(text: string, setting: Setting): SetText {
    for (const size of setting.sizes) {
      const lines = this.break(text, setting, size);
      if (lines.length <= setting.maxLines || size === setting.sizes.at(-1)) return { lines, size };
    }
    throw new Error('A setting needs a size');
  }

  /** Draws lines from their first baseline, each from `x` on or, where `align` is `rtl`, up to it; returns the last baseline. */
  draw({ lines, size }: SetText, x: number, y: number, leading: number, align: Direction): number {
    let baseline = y;
    lines.forEach((line, index) => {
      baseline = y + index * leading;
      const widths = line.map(({ text, font, weight }) =>
        this.use(font, weight).fontSize(size).widthOfString(text),
      );
      let left = align === 'rtl' ? x - widths.reduce((sum, width) => sum + width, 0) : x;
      line.forEach(({ text, font, weight }, place) => {
        this.use(font, weight)
          .fontSize(size)
          .text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
        left += widths[place] ?? 0;
      });
    });
    return baseline;
  }

  /** Has the document write in a font from now on; it reads those alone that it writes in. */
  private use(font: string, weight: Weight): Document {
    const name = `${font} ${weight}`;
    if (!this.registered.has(name)) this.doc.registerFont(name, fontFile(font, weight));
    this.registered.add(name);
    return this.doc.font(name);
  }

  private break(text: string, { weight, width }: Setting, size: number): Line[] {
    const lines: Line[] = [];
    let line = '';
    const fits = (candidate: string) => this.widthOf(candidate, weight) * size <= width;
    const direction = directionOf(text);
    const end = () => {
      if (line !== '') lines.push(piecesOf(line, weight, direction, this.fonts));
    };
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      end();
      line = '';
      // A word that is longer than a line is broken where the line ends.
      for (const { segment } of graphemes.segment(word)) {
        if (!fits(line + segment)) {
          end();
          line = '';
        }
        line += segment;
      }
    }
    end();
    return lines;
  }

  /** At the size of one point, without kerning: characters are measured once, whatever is tried with them. */
  private widthOf(text: string, weight: Weight): number {
    return [...graphemes.segment(text)].reduce((sum, { segment }) => {
      const font = this.fonts.fontOf(segment, weight) ?? '';
      const key = `${font} ${weight} ${segment}`;
      const width = this.widths.get(key) ?? this.use(font, weight).fontSize(1).widthOfString(segment);
      this.widths.set(key, width);
      return sum + width;
    }, 0);
  }
}
