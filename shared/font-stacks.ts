/** The fonts of text: the system's own. */
export const systemFonts =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif";

/** The fonts of headings until Fraunces is loaded, and of letters that it lacks. `fonts.css` has the first two. */
export const serifFonts = "'Fraunces Georgia', 'Fraunces Times', Georgia, serif";
