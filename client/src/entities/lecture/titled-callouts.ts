import { calloutTexts } from '#shared/texts/callout.ts';
import { language } from '#shared/texts/texts.ts';

/** A callout without a title of its own, as `server/src/platform/markdown/callouts.ts` renders it. */
const UNTITLED =
  /<aside role="note" class="callout callout-(note|tip|important|warning|caution)">(?!\n<p class="callout-title">)/g;

/**
 * Titles the callouts without a title by their kind, in the reader's language. The server cannot do so: it stores one HTML for readers
 * of all languages.
 */
export const titledCallouts = (html: string): string =>
  html.replaceAll(
    UNTITLED,
    (callout, kind: keyof typeof calloutTexts) =>
      `${callout}\n<p class="callout-title" lang="${language()}" dir="auto">${calloutTexts[kind]}</p>`,
  );
