import { fontFile, type Weight } from '#server/platform/fonts/font-files.ts';
import type { FontRuns } from '#server/platform/fonts/font-runs.ts';
import { directionOf, piecesOf, type Direction, type Piece } from './line-pieces.ts';

type Document = PDFKit.PDFDocument;

/** The pieces of a line in visual order, from left to right. */
type Line = Piece[];

/** How a text is laid out. Sizes and widths are in points. */
export interface Setting {
  weight: Weight;
  width: number;
  /** Sizes to try, in descending order. At the last one `maxLines` does not apply. */
  sizes: readonly number[];
  maxLines: number;
}

/** A text broken into lines. */
export interface SetText {
  lines: Line[];
  size: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Lays out texts in all scripts of our fonts. Uses the first font that has a character, and the direction of the text. */
export class Typesetter {
  /** Names of the fonts that are registered with the document. */
  private readonly registered = new Set<string>();
  /** Widths at a size of one point, by font and character. */
  private readonly widths = new Map<string, number>();

  private readonly doc: Document;
  private readonly fonts: FontRuns;

  constructor(doc: Document, fonts: FontRuns) {
    this.doc = doc;
    this.fonts = fonts;
  }

  /** Returns a text as it can be drawn; null if the fonts lack one of its letters or digits. */
  drawable(text: string, weight: Weight): string | null {
    return this.fonts.drawable(text, weight);
  }

  /** Breaks a drawable text into lines. */
  set(text: string, setting: Setting): SetText {
    for (const size of setting.sizes) {
      const lines = this.break(text, setting, size);
      if (lines.length <= setting.maxLines || size === setting.sizes.at(-1)) return { lines, size };
    }
    throw new Error('The setting has no sizes');
  }

  /**
   * Draws lines, the first one at baseline `y`. They start at `x`, or end there if `align` is `rtl`. Returns the last baseline.
   */
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

  /** Selects a font. Fonts are registered on first use, so that the document reads only the fonts it needs. */
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
      // Breaks a word that is longer than a line.
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

  /** Returns the width at a size of one point, without kerning, so that each character is measured only once. */
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
