/** Size of every course picture. */
export const artworkSize = { width: 1280, height: 720 } as const;

/** Joins what `draw` returns for 0..count-1. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A point on a circle; the angle in degrees, 0 at three o'clock, clockwise. */
export function onCircle(
  centreX: number,
  centreY: number,
  radius: number,
  degrees: number,
): { x: number; y: number } {
  const radians = (degrees * Math.PI) / 180;
  return {
    x: Math.round((centreX + radius * Math.cos(radians)) * 10) / 10,
    y: Math.round((centreY + radius * Math.sin(radians)) * 10) / 10,
  };
}

/** Wraps a course picture's shapes into a document of the common size. */
export function artworkDocument(shapes: string): string {
  const { width, height } = artworkSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
}
