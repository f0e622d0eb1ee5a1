import express from 'express';
import { paths } from '#shared/paths.ts';
import { slugify } from '#server/course/slug.ts';
import type { CertificateFiles } from './certificate-files.ts';
import type { CertificateService } from './certificate.service.ts';

interface Dependencies {
  certificates: CertificateService;
  certificateFiles: CertificateFiles;
}

/** One hour: repeated views use the cache, and changed or deleted certificates disappear soon enough. */
const CACHE_SECONDS = 60 * 60;

/** Returns the path of the PDF of a certificate. */
export function pdfPathOf(code: string): string {
  return `/certificates/${code}.pdf`;
}

/** Returns the file name parameters of Content-Disposition. Browsers prefer `filename*` if there are both (RFC 6266). */
function fileName(slug: string): string {
  if (/^[a-z0-9-]+$/.test(slug)) return `filename="certificate-${slug}.pdf"`;
  return `filename="certificate.pdf"; filename*=UTF-8''certificate-${encodeURIComponent(slug)}.pdf`;
}

/**
 * Serves `/certificates/<code>.pdf`, which is public. Also redirects the form of the client, when it is submitted without scripts,
 * to the page of the certificate. The client serves that page at the same address without `.pdf`.
 */
export function certificateRoutes({ certificates, certificateFiles }: Dependencies): express.Router {
  const router = express.Router();
  router.get('/', ({ query: { code } }, response, next) => {
    if (typeof code !== 'string' || code.trim() === '') return next();
    response.set('Cache-Control', 'no-store').redirect(303, paths.certificate(code.trim()));
  });
  router.get('/:code.pdf', async (request, response) => {
    const certificate = await certificates.byCode(request.params.code, request.ip ?? '');
    const edition = await certificateFiles.editionOf(certificate);
    const headers = {
      'Cache-Control': `public, max-age=${CACHE_SECONDS}`,
      'Content-Disposition': `inline; ${fileName(slugify(certificate.courseTitle))}`,
      ETag: edition.tag,
      'X-Robots-Tag': 'noindex',
    };
    response.set('ETag', edition.tag);
    if (request.fresh) {
      response.set(headers).status(304).end();
      return;
    }
    // An error response must not have the tag.
    response.removeHeader('ETag');
    const pdf = await certificateFiles.pdf(edition);
    response.set(headers).type('application/pdf').send(pdf);
  });
  return router;
}
