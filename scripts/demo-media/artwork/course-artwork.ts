import { breadAtHome } from './bread-at-home.ts';
import { colourWithIntent } from './colour-with-intent.ts';
import { lightAndExposure } from './light-and-exposure.ts';
import { spanishForTheFirstTrip } from './spanish-for-the-first-trip.ts';
import { sqlAskingGoodQuestions } from './sql-asking-good-questions.ts';
import { statisticsForEverydayDecisions } from './statistics-for-everyday-decisions.ts';
import { artworkDocument, artworkSize } from './svg.ts';
import { typeForScreens } from './type-for-screens.ts';
import { waitingWellAsynchronousJavascript } from './waiting-well-asynchronous-javascript.ts';
import { webPagesThatLast } from './web-pages-that-last.ts';

interface Artwork {
  shapes: string;
  /** Centre of the main subject, in pixels from the left. Narrow crops are centred on it. */
  focus: number;
}

const artworkBySlug = new Map<string, Artwork>([
  ['bread-at-home', { shapes: breadAtHome, focus: 640 }],
  ['colour-with-intent', { shapes: colourWithIntent, focus: 560 }],
  ['light-and-exposure', { shapes: lightAndExposure, focus: 640 }],
  ['spanish-for-the-first-trip', { shapes: spanishForTheFirstTrip, focus: 385 }],
  ['sql-asking-good-questions', { shapes: sqlAskingGoodQuestions, focus: 527 }],
  ['statistics-for-everyday-decisions', { shapes: statisticsForEverydayDecisions, focus: 640 }],
  ['type-for-screens', { shapes: typeForScreens, focus: 360 }],
  ['waiting-well-asynchronous-javascript', { shapes: waitingWellAsynchronousJavascript, focus: 640 }],
  ['web-pages-that-last', { shapes: webPagesThatLast, focus: 610 }],
]);

function artworkOf(slug: string): Artwork {
  const artwork = artworkBySlug.get(slug);
  if (artwork === undefined)
    throw new Error(`No artwork for the course "${slug}"; add it to course-artwork.ts`);
  return artwork;
}

/** Returns the picture of a course as an SVG document of 1280 × 720 pixels. Throws if the course has none. */
export function courseArtwork(slug: string): string {
  return artworkDocument(artworkOf(slug).shapes);
}

/** Returns the crop around the main subject, with full height and `aspect` (width / height). */
export function artworkDetail(
  slug: string,
  aspect: number,
): { left: number; top: number; width: number; height: number } {
  const width = Math.round(artworkSize.height * aspect);
  const left = Math.round(artworkOf(slug).focus - width / 2);
  return {
    left: Math.min(Math.max(0, left), artworkSize.width - width),
    top: 0,
    width,
    height: artworkSize.height,
  };
}
