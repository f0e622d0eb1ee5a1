import { legalMessages, legalPages, type LegalPageName } from '#shared/legal.ts';
import { pageNames } from '#shared/pages.ts';
import { paths, patterns } from '#shared/paths.ts';
import { settingsPaths } from '#shared/settings-paths.ts';
import { developerTexts } from '#shared/texts/developers.ts';
import { pageHeadTexts } from '#shared/texts/page-head.ts';
import { found, notFound, unlisted, type AnswerPage, type Pages } from '#server/platform/pages/page.ts';
import { legalPageOf } from './legal-page.ts';
import { readMarkdown } from './markdown.ts';
import type { SchoolService } from './school.service.ts';

const legalPageNames = Object.keys(legalPages) as LegalPageName[];
const settings: readonly string[] = Object.values(settingsPaths);

/** The pages with the school's own texts, the guide for developers, and the settings. */
export function schoolPages(school: SchoolService): Pages {
  const legalPage =
    (name: LegalPageName): AnswerPage =>
    async () => {
      const page = legalPageOf(school.current, name);
      if (!page) return notFound();
      const description = await readMarkdown(page.text);
      return found({ name: legalMessages.titles[name], description, canonical: legalPages[name].path });
    };
  return {
    [paths.about]: async () => {
      const own = await readMarkdown(school.current.about);
      const description = own || pageHeadTexts.description.about;
      return found({ name: pageNames.about, description, canonical: paths.about });
    },
    [paths.developers]: () =>
      found({
        name: developerTexts.heading,
        description: pageHeadTexts.description.developers,
        canonical: paths.developers,
      }),
    ...Object.fromEntries(legalPageNames.map((name) => [legalPages[name].path, legalPage(name)])),
    [patterns.settings]: ({ parameters: { section = '' } }) =>
      settings.includes(`${paths.settings}/${section}`) ? unlisted : notFound(),
  };
}
