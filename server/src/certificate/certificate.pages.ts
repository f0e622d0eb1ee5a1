import { certificateSheet } from '#shared/certificate.ts';
import { pageNames } from '#shared/pages.ts';
import { paths, patterns } from '#shared/paths.ts';
import { pageHeadTexts } from '#shared/texts/page-head.ts';
import { found, type Pages } from '#server/platform/pages/page.ts';

/**
 * The form for a code is indexed. Single certificates are not, because they name a person. Their link previews say nothing about
 * that person, and are the same for codes that do not exist.
 */
export const certificatePages: Pages = {
  [patterns.certificate]: ({ parameters: { code } }) =>
    found({
      description: pageHeadTexts.description.certificate,
      ...(code === undefined
        ? { name: pageNames.certificate, canonical: '/certificates' }
        : { name: certificateSheet.kind, shared: paths.certificate(code) }),
    }),
};
