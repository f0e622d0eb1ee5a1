/**
 * The art of a certificate, in units of its drawing: rows of seats around a lectern, as on the home page, with one taken seat.
 */
const ROWS = 5;
const INNER_RADIUS = 58;
const ROW_GAP = 27;
const GAP = 5;
const HALF_SPAN_DEGREES = 62;
/** The taken seat: row, and number of seats from the middle. */
const TAKEN = { row: 3, seat: -2 };

/** The size and corner radius of a seat. */
export const SEAT = { width: 13, height: 9, radius: 2.5 } as const;
/** The size and corner radius of the lectern, the centre of the rows. */
export const LECTERN = { width: 44, height: 20, radius: 5 } as const;
/** The extent of the art from the middle of the lectern. */
export const ART_REACH = { side: 156, up: 172, down: 12 } as const;

export interface Seat {
  /** Degrees from straight ahead. */
  angle: number;
  /** The distance of the seat's upper edge from the middle of the lectern. */
  distance: number;
  isTaken: boolean;
}

/** All seats of the hall. */
export const seats: readonly Seat[] = Array.from({ length: ROWS }, (_, row) => {
  const distance = INNER_RADIUS + row * ROW_GAP;
  const step = ((SEAT.width + GAP) / distance) * (180 / Math.PI);
  const perSide = Math.floor(HALF_SPAN_DEGREES / step);
  return Array.from({ length: perSide * 2 + 1 }, (__, index) => {
    const seat = index - perSide;
    return { angle: seat * step, distance, isTaken: row === TAKEN.row && seat === TAKEN.seat };
  });
}).flat();
