import type { OverlayOptions } from 'sharp';
import { fonts, placed, setText, type TextBlock } from './slide-layers.ts';

/** The colours of points. */
export interface PointLook {
  text: string;
  codeBackground: string;
  codeText: string;
  bullet: string;
}

/** A point with its rendered text, before it is placed. */
export interface MeasuredPoint {
  block: TextBlock;
  /** Shown at the right end of a code box. */
  note?: TextBlock;
  isCode: boolean;
  height: number;
  /** Distance from the top of the box to the first line. Aligns the lines of all points. */
  inset: number;
}

/** A placed point: text layers, and the SVG shapes below them. */
export interface PlacedPoint {
  layers: OverlayOptions[];
  shapes: string;
}

/** The part of a slide that points may fill, in pixels. */
export interface PointArea {
  left: number;
  width: number;
  top: number;
  bottom: number;
}

const codePadding = 24;
const textIndent = 36;

/** Returns the largest size at which the code fits on one line. Pango rounds up the width of each monospaced glyph. */
function codeSize(length: number, room: number): number {
  const sizes = [27, 26, 25, 24, 23, 22, 21, 20, 19, 18];
  return sizes.find((size) => Math.ceil(size * 0.6) * length <= room) ?? 17;
}

async function measureCode(
  code: string,
  note: string,
  width: number,
  look: PointLook,
): Promise<MeasuredPoint> {
  const noteBlock =
    note === '' ? undefined : await setText(note, { font: fonts.body, size: 23, width, colour: look.text });
  const room = width - 2 * codePadding - (noteBlock === undefined ? 0 : noteBlock.width + codePadding);
  const size = codeSize(code.length, room);
  const block = await setText(code, {
    font: fonts.code,
    size,
    width: room,
    colour: look.codeText,
    leading: 6,
  });
  // Words differ in ascenders and descenders. The minimum gives all boxes with one line the same height.
  const height = Math.max(58, block.height + 34);
  const measured = { block, isCode: true, height, inset: (height - block.height) / 2 };
  return noteBlock === undefined ? measured : { ...measured, note: noteBlock };
}

async function measureText(text: string, width: number, look: PointLook): Promise<MeasuredPoint> {
  const style = { font: fonts.body, size: 29, width: width - textIndent, colour: look.text, leading: 6 };
  const block = await setText(text, style);
  const firstLineHasAscender = /[A-Z\dbdfhklt¿¡áéíóúñ("“]/.test(text.slice(0, 30));
  return {
    block,
    isCode: false,
    height: Math.max(32, block.height + 8),
    inset: firstLineHasAscender ? 5 : 11,
  };
}

/** Renders the text of a point. A point in backticks is code. Words after the closing backtick are a note beside it. */
export function measurePoint(point: string, width: number, look: PointLook): Promise<MeasuredPoint> {
  const code = /^`([^`]*)`\s*(.*)$/.exec(point);
  if (code === null) return measureText(point, width, look);
  return measureCode(code[1] ?? '', code[2] ?? '', width, look);
}

function placePoint(point: MeasuredPoint, top: number, area: PointArea, look: PointLook): PlacedPoint {
  const { left, width } = area;
  if (!point.isCode) {
    const shapes = `<rect x="${left}" y="${top + 10}" width="13" height="13" rx="3" fill="${look.bullet}"/>`;
    return { layers: [placed(point.block, left + textIndent, top + point.inset)], shapes };
  }
  const box = `x="${left}" y="${top}" height="${point.height}"`;
  const layers = [placed(point.block, left + codePadding, top + point.inset)];
  if (point.note !== undefined) {
    const noteTop = top + (point.height - point.note.height) / 2;
    layers.push(placed(point.note, left + width - codePadding - point.note.width, noteTop));
  }
  return {
    layers,
    shapes: `<rect ${box} width="${width}" rx="8" fill="${look.codeBackground}"/><rect ${box} width="5" rx="2" fill="${look.bullet}"/>`,
  };
}

function gapAfter(point: MeasuredPoint): number {
  return point.isCode ? 22 : 26;
}

/** Stacks the points in the area, slightly lower if there is space. Throws if they do not fit. */
export function placePoints(
  points: readonly MeasuredPoint[],
  area: PointArea,
  look: PointLook,
): PlacedPoint[] {
  const needed = points.reduce(
    (sum, point, index) => sum + point.height + (index === points.length - 1 ? 0 : gapAfter(point)),
    0,
  );
  const spare = area.bottom - area.top - needed;
  if (spare < 0) throw new Error(`${points.length} points are ${-spare} pixels too high for a slide`);
  let top = Math.round(area.top + Math.min(32, spare / 4));
  return points.map((point) => {
    const result = placePoint(point, top, area, look);
    top += point.height + gapAfter(point);
    return result;
  });
}
