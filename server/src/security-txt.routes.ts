import express from 'express';

/** RFC 9116 recommends less than a year. The operator may change, so copies expire after 90 days. */
const VALID_MS = 90 * 24 * 60 * 60_000;

/** `/.well-known/security.txt`: where to report a vulnerability. Not available without a contact. */
export function securityTxtRoutes({
  contact,
  publicUrl,
}: {
  contact: string | undefined;
  publicUrl: string;
}): express.Router {
  const router = express.Router();
  if (contact === undefined) return router;
  router.get('/.well-known/security.txt', (_request, response) => {
    response.type('text/plain').set('Cache-Control', 'no-cache').send(securityTxt(contact, publicUrl));
  });
  return router;
}

/** Returns the text of RFC 9116. It includes its own address only with HTTPS, the only scheme allowed there. */
export function securityTxt(contact: string, publicUrl: string): string {
  const fields = [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
    'Preferred-Languages: en',
  ];
  const canonical = new URL('/.well-known/security.txt', publicUrl);
  if (canonical.protocol === 'https:') fields.push(`Canonical: ${canonical.href}`);
  return `${fields.join('\n')}\n`;
}
