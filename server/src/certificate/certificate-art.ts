/** Rows of seats around a lectern, as on the home page, with one that is taken. */
const ROWS = 5;
const INNER_RADIUS = 58;
const ROW_GAP = 27;
const SEAT = { width: 13, height: 9, gap: 5 };
const HALF_SPAN_DEGREES = 62;
/** The taken seat: row, and seats from the middle. */
const TAKEN = { row: 3, seat: -2 };

const quiet = '#ece7de';
const taken = '#fab42e';

/** Draws the hall with its lectern at a point of the page, in points. */
export function drawArt(doc: PDFKit.PDFDocument, lectern: { x: number; y: number }): void {
  doc.roundedRect(lectern.x - 22, lectern.y - 10, 44, 20, 5).fill(quiet);
  for (let row = 0; row < ROWS; row++) {
    const radius = INNER_RADIUS + row * ROW_GAP;
    const step = ((SEAT.width + SEAT.gap) / radius) * (180 / Math.PI);
    const perSide = Math.floor(HALF_SPAN_DEGREES / step);
    for (let seat = -perSide; seat <= perSide; seat++) {
      const isTaken = row === TAKEN.row && seat === TAKEN.seat;
      doc.save().translate(lectern.x, lectern.y);
      doc
        .rotate(seat * step)
        .roundedRect(-SEAT.width / 2, -radius, SEAT.width, SEAT.height, 2.5)
        .fill(isTaken ? taken : quiet);
      doc.restore();
    }
  }
}
