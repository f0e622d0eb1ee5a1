import { pageNames } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { pageHeadTexts } from '#shared/texts/page-head.ts';
import { found, type Pages } from '#server/platform/pages/page.ts';

export const contactPages: Pages = {
  [paths.contact]: () =>
    found({
      name: pageNames.contact,
      description: pageHeadTexts.description.contact,
      canonical: paths.contact,
    }),
};
