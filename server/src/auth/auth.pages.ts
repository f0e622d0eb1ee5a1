import { pageNames } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { found, type Pages } from '#server/platform/pages/page.ts';

export const authPages: Pages = {
  [paths.login]: () => found({ name: pageNames.login }),
};
