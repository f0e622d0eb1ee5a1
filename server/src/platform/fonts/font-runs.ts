import { madeOnce } from '#server/platform/common/made-once.ts';
import { fontFile, FONTS, JAPANESE, type Weight } from './font-files.ts';

/** A piece of a text in one font that has all its characters. */
export interface Run {
  text: string;
  /** One of `FONTS`. */
  font: string;
}

/** Characters that are looked up in the Japanese font. Other characters, such as emoji, skip it: loading it takes megabytes. */
const japanese = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Finds the product's font for each character. Libraries draw an empty box for a character that the font lacks. */
export class FontRuns {
  private readonly characters = new Map<string, ReadonlySet<number>>();

  private readonly charactersOf: (font: string, weight: Weight) => number[];

  private constructor(charactersOf: (font: string, weight: Weight) => number[]) {
    this.charactersOf = charactersOf;
  }

  /** Loads the font library. Each font is read on first use. */
  static readonly load = madeOnce(async () => {
    // The library takes several megabytes, and most processes draw no text.
    const { create } = await import('fontkit');
    return new FontRuns((font, weight) => {
      const read = create(fontFile(font, weight));
      if ('fonts' in read) throw new Error(`${font} is several fonts`);
      return read.characterSet;
    });
  });

  /**
   * Returns the drawable form of a text, or null if the fonts lack one of its letters or digits. Symbols that the fonts
   * lack, such as emoji, are left out because the text keeps its meaning without them.
   */
  drawable(text: string, weight: Weight): string | null {
    const kept: string[] = [];
    for (const { segment } of graphemes.segment(text.normalize('NFC').replace(/\s+/g, ' ').trim())) {
      if (this.fontOf(segment, weight) !== undefined) kept.push(segment);
      else if (/[\p{L}\p{M}\p{N}]/u.test(segment)) return null;
    }
    return kept.join('').replace(/ +/g, ' ').trim() || null;
  }

  /** Splits a drawable text where its font changes. */
  runs(text: string, weight: Weight): Run[] {
    const runs: Run[] = [];
    for (const { segment } of graphemes.segment(text)) {
      const last = runs.at(-1);
      const font = this.fontOf(segment, weight);
      if (font === undefined) throw new Error('Only drawable texts can be set');
      if (last?.font === font) last.text += segment;
      else runs.push({ text: segment, font });
    }
    return runs;
  }

  /** Returns the first font that has all code points of a character, or undefined. */
  fontOf(grapheme: string, weight: Weight): string | undefined {
    const points = [...grapheme].map((character) => character.codePointAt(0) ?? 0);
    const asked = japanese.test(grapheme) ? FONTS : FONTS.filter((font) => font !== JAPANESE);
    return asked.find((font) => points.every((point) => this.has(font, weight, point)));
  }

  private has(font: string, weight: Weight, point: number): boolean {
    const key = `${font} ${weight}`;
    const known = this.characters.get(key) ?? new Set(this.charactersOf(font, weight));
    this.characters.set(key, known);
    return known.has(point);
  }
}
