import { fontFile, FONTS, type Weight } from '#server/platform/fonts/font-files.ts';
import type { FontRuns, Run } from '#server/platform/fonts/font-runs.ts';

type Document = PDFKit.PDFDocument;

type Line = Run[];

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

/** Sets texts of any alphabet that our fonts have, each character in the first font that has it. */
export class Typesetter {
  /** By font and character, at the size of one point. */
  private readonly widths = new Map<string, number>();

  constructor(
    private readonly doc: Document,
    private readonly fonts: FontRuns,
  ) {
    for (const weight of [400, 600] as const) {
      for (const font of FONTS) doc.registerFont(nameOf(font, weight), fontFile(font, weight));
    }
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

  /** Draws lines from their first baseline, and returns the last. */
  draw({ lines, size }: SetText, x: number, y: number, leading: number): number {
    let baseline = y;
    lines.forEach((line, index) => {
      baseline = y + index * leading;
      let left = x;
      for (const { text, font } of line) {
        this.doc
          .font(font)
          .fontSize(size)
          .text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
        left += this.doc.widthOfString(text);
      }
    });
    return baseline;
  }

  private break(text: string, { weight, width }: Setting, size: number): Line[] {
    const lines: Line[] = [];
    let line = '';
    const fits = (candidate: string) => this.widthOf(candidate, weight) * size <= width;
    const end = () => {
      if (line !== '') lines.push(this.runs(line, weight));
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

  private runs(text: string, weight: Weight): Line {
    return this.fonts
      .runs(text, weight)
      .map(({ text: piece, font }) => ({ text: piece, font: nameOf(font, weight) }));
  }

  /** At the size of one point, without kerning: characters are measured once, whatever is tried with them. */
  private widthOf(text: string, weight: Weight): number {
    return [...graphemes.segment(text)].reduce((sum, { segment }) => {
      const font = nameOf(this.fonts.fontOf(segment, weight) ?? '', weight);
      const known = this.widths.get(font + segment);
      const width = known ?? this.doc.font(font).fontSize(1).widthOfString(segment);
      this.widths.set(font + segment, width);
      return sum + width;
    }, 0);
  }
}

function nameOf(font: string, weight: Weight): string {
  return `${font} ${weight}`;
}
