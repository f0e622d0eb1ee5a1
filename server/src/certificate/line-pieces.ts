import bidiFactory from 'bidi-js';
import type { Weight } from '#server/platform/fonts/font-files.ts';
import type { FontRuns } from '#server/platform/fonts/font-runs.ts';

export type Direction = 'ltr' | 'rtl';

/** A piece of a line in one font and one direction. Its text is in reading order. */
export interface Piece {
  text: string;
  /** One of `FONTS`. */
  font: string;
  weight: Weight;
}

interface LeveledPiece extends Piece {
  /** Embedding level (Unicode Standard Annex 9): odd ones run from right to left. */
  level: number;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Scripts that fontkit lays out from right to left itself. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Returns the direction of a text: that of its first strong character (rules P2 and P3). */
export function directionOf(text: string): Direction {
  return bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';
}

/** Returns the pieces of a line in visual order, from left to right. `direction` is that of the whole text. The line must be drawable. */
export function piecesOf(line: string, weight: Weight, direction: Direction, fonts: FontRuns): Piece[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const pieces: LeveledPiece[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    const text = mirrored.get(index) ?? segment;
    const level = embedding.levels[index] ?? 0;
    const font = fonts.fontOf(text, weight);
    if (font === undefined) throw new Error('The text is not drawable');
    const last = pieces.at(-1);
    if (last?.font === font && last.level === level) last.text += text;
    else pieces.push({ text, font, weight, level });
  }
  return inSeenOrder(pieces).map(({ text, font, level }) => ({
    text: level % 2 === 1 && !rightToLeft.test(text) ? backwards(text) : text,
    font,
    weight,
  }));
}

/** Reverses each sequence of pieces at or above a level, from the highest level down (rule L2). */
function inSeenOrder(pieces: readonly LeveledPiece[]): LeveledPiece[] {
  let seen = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level--) {
    const turned: LeveledPiece[] = [];
    let stretch: LeveledPiece[] = [];
    for (const piece of seen) {
      if (piece.level >= level) {
        stretch.unshift(piece);
        continue;
      }
      turned.push(...stretch, piece);
      stretch = [];
    }
    seen = [...turned, ...stretch];
  }
  return seen;
}

const backwards = (text: string): string =>
  [...graphemes.segment(text)]
    .map(({ segment }) => segment)
    .reverse()
    .join('');
