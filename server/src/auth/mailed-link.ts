/**
 * Returns the link of a mail to the page at `path`. The token follows the `#`: browsers do not send that part to servers, so it appears
 * in no log.
 */
export const mailedLink = (publicUrl: string, path: string, token: string): string =>
  `${publicUrl}${path}#token=${token}`;
