import express from 'express';
import { paths } from '#shared/paths.ts';
import { slugify } from '#server/course/slug.ts';
import type { CertificateFiles } from './certificate-files.ts';
import type { CertificateService } from './certificate.service.ts';

interface Dependencies {
  certificates: CertificateService;
  certificateFiles: CertificateFiles;
}

/** An hour: long enough for whoever looks twice, short enough for one that looks otherwise or is gone with its account. */
const CACHE_SECONDS = 60 * 60;

/** Where the PDF of a certificate is. */
export function pdfPathOf(code: string): string {
  return `/certificates/${code}.pdf`;
}

/** What the file of a course's certificate is called where it is saved: browsers take the second name where there are two (RFC 6266). */
function fileName(slug: string): string {
  if (/^[a-z0-9-]+$/.test(slug)) return `filename="certificate-${slug}.pdf"`;
  return `filename="certificate.pdf"; filename*=UTF-8''certificate-${encodeURIComponent(slug)}.pdf`;
}

/**
 * Serves `/certificates/<code>.pdf` to everybody, under `/certificates`, and leads those who run no scripts from the form with a code
 * to its page. That page, at the address without `.pdf`, is the client's.
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
    // An error has none of them.
    response.removeHeader('ETag');
    const pdf = await certificateFiles.pdf(edition);
    response.set(headers).type('application/pdf').send(pdf);
  });
  return router;
}
