import express from 'express';

/** RFC 9116 advises less than a year. Whoever keeps a copy asks again after a quarter: operators change. */
const VALID_MS = 90 * 24 * 60 * 60_000;

/** `/.well-known/security.txt`: where to report a weakness. Without a contact there is none. */
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

/** The text of RFC 9116. It names its own address where that is one of HTTPS, the only kind allowed there. */
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
