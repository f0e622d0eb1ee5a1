import { files } from './corpus-files.test-helper.ts';
import { formats } from './corpus-formats.test-helper.ts';
import { oddities } from './corpus-oddities.test-helper.ts';
import type { Corner, Row } from './corpus-scene.test-helper.ts';
import { colourAt, distance, type Colour, type Picture } from './viewer.test-helper.ts';

/** Videos in all containers and codecs, and as cameras, recorders and exports write them. */
export const corpus: readonly Row[] = [...formats, ...oddities, ...files];

/** Returns the row of this name. */
export function rowNamed(name: string): Row {
  const row = corpus.find((each) => each.name === name);
  if (!row) throw new Error(`The corpus has no row ${name}`);
  return row;
}

/** Largest difference of a colour, from 0 to 255. White paper in HDR has to be 215 or more. */
export const COLOUR_TOLERANCE = 15;

const RED: Colour = [192, 32, 32];
const CORNERS: readonly [Corner, number, number][] = [
  ['top left', 0.1, 0.1],
  ['top right', 0.9, 0.1],
  ['bottom left', 0.1, 0.9],
  ['bottom right', 0.9, 0.9],
];

/** Returns the corner of the red mark. */
export function markOf(picture: Picture): Corner | null {
  const isRed = (across: number, down: number) => distance(colourAt(picture, across, down), RED) < 60;
  const marks = CORNERS.filter(([, across, down]) => isRed(across, down)).map(([corner]) => corner);
  return marks.length === 1 ? (marks[0] ?? null) : null;
}
