import { pageNames } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { pageHeadTexts } from '#shared/texts/page-head.ts';
import { found, type Pages } from '#server/platform/pages/page.ts';

export const declarationPages: Pages = {
  [paths.cancel]: () =>
    found({
      name: pageNames.cancel,
      description: pageHeadTexts.description.cancel,
      canonical: paths.cancel,
    }),
  [paths.withdraw]: () =>
    found({
      name: pageNames.withdraw,
      description: pageHeadTexts.description.withdraw,
      canonical: paths.withdraw,
    }),
};
