import { pageNames } from '#shared/pages.ts';
import { patterns } from '#shared/paths.ts';
import { pageHeadTexts } from '#shared/texts/page-head.ts';
import { found, type Pages } from '#server/platform/pages/page.ts';

/** The form for a code is indexed, single certificates are not. */
export const certificatePages: Pages = {
  [patterns.certificate]: ({ parameters: { code } }) =>
    found({
      name: pageNames.certificate,
      description: pageHeadTexts.description.certificate,
      canonical: code === undefined ? '/certificates' : undefined,
    }),
};
