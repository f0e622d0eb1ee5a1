import { LECTERN, SEAT, seats } from '#shared/certificate-art.ts';

const quiet = '#ece7de';

/** Draws the lecture hall. `lectern` is the centre of the lectern in points, `taken` the colour of the taken seat. */
export function drawArt(doc: PDFKit.PDFDocument, lectern: { x: number; y: number }, taken: string): void {
  const { width, height, radius } = LECTERN;
  doc.roundedRect(lectern.x - width / 2, lectern.y - height / 2, width, height, radius).fill(quiet);
  for (const { angle, distance, isTaken } of seats) {
    doc.save().translate(lectern.x, lectern.y);
    doc
      .rotate(angle)
      .roundedRect(-SEAT.width / 2, -distance, SEAT.width, SEAT.height, SEAT.radius)
      .fill(isTaken ? taken : quiet);
    doc.restore();
  }
}
