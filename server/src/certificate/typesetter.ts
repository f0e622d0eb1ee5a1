import { fontFile, FONTS, type Weight } from './certificate-fonts.ts';

type Document = PDFKit.PDFDocument;

/** A piece of a line in one font, which has all its characters. */
interface Run {
  text: string;
  font: string;
}
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
  /** By weight and character; undefined for one that no font has. */
  private readonly fonts = new Map<string, string | undefined>();
  /** By font and character, at the size of one point. */
  private readonly widths = new Map<string, number>();

  constructor(private readonly doc: Document) {
    for (const weight of [400, 600] as const) {
      for (const font of FONTS) doc.registerFont(nameOf(font, weight), fontFile(font, weight));
    }
  }

  /**
   * A text as it can be drawn, null when our fonts lack one of its letters or digits. Signs that they lack, like emoji,
   * are left out: without them it still says the same.
   */
  drawable(text: string, weight: Weight): string | null {
    const kept: string[] = [];
    for (const { segment } of graphemes.segment(text.normalize('NFC').replace(/\s+/g, ' ').trim())) {
      if (this.fontOf(segment, weight) !== undefined) kept.push(segment);
      else if (/[\p{L}\p{M}\p{N}]/u.test(segment)) return null;
    }
    return kept.join('').replace(/ +/g, ' ').trim() || null;
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
    const line: Line = [];
    for (const { segment } of graphemes.segment(text)) {
      const last = line.at(-1);
      const font = this.fontOf(segment, weight);
      if (font === undefined) throw new Error('Only drawable texts can be set');
      if (last?.font === font) last.text += segment;
      else line.push({ text: segment, font });
    }
    return line;
  }

  /** At the size of one point, without kerning: characters are measured once, whatever is tried with them. */
  private widthOf(text: string, weight: Weight): number {
    return [...graphemes.segment(text)].reduce((sum, { segment }) => {
      const font = this.fontOf(segment, weight) ?? '';
      const known = this.widths.get(font + segment);
      const width = known ?? this.doc.font(font).fontSize(1).widthOfString(segment);
      this.widths.set(font + segment, width);
      return sum + width;
    }, 0);
  }

  private fontOf(grapheme: string, weight: Weight): string | undefined {
    const key = weight + grapheme;
    if (!this.fonts.has(key)) {
      const font = FONTS.map((each) => nameOf(each, weight)).find((name) =>
        [...grapheme].every((character) => hasGlyph(this.doc.font(name), character)),
      );
      this.fonts.set(key, font);
    }
    return this.fonts.get(key);
  }
}

function nameOf(font: string, weight: Weight): string {
  return `${font} ${weight}`;
}

/** Whether the current font has a character; without this, PDFs show an empty box for those it lacks. */
function hasGlyph(doc: Document, character: string): boolean {
  // PDFKit has fontkit's font at hand and knows the answer, but does not give it by its types.
  const { _font: current } = doc as unknown as {
    _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
  };
  return current.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
