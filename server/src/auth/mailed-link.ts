/**
 * A link that a mail carries, to the page at `path`. Its token stays behind the `#`: browsers send that part to no server and no other
 * site, so that no log holds it.
 */
export const mailedLink = (publicUrl: string, path: string, token: string): string =>
  `${publicUrl}${path}#token=${token}`;
