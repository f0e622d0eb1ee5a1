import { pageNames } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { pageHeadTexts } from '#shared/texts/page-head.ts';
import { found, type Pages } from '#server/platform/pages/page.ts';

/** The catalogue. The page of a course lists free lectures, so `lecture` answers it. */
export const coursePages: Pages = {
  [paths.courses]: () =>
    found({
      name: pageNames.courses,
      description: pageHeadTexts.description.courses,
      canonical: paths.courses,
    }),
};
