/**
 * The typefaces that a school can choose. `FRAUNCES` is the default, for headings. `SYSTEM` downloads nothing. `LORA` and
 * `SOURCE_SERIF` are for headings, the others for headings and text.
 */
export const typefaces = ['FRAUNCES', 'SYSTEM', 'INTER', 'NUNITO_SANS', 'LORA', 'SOURCE_SERIF'] as const;
export type Typeface = (typeof typefaces)[number];

/** Whether a text is the name of a typeface. */
export const isTypeface = (text: string): text is Typeface => (typefaces as readonly string[]).includes(text);
