import { legalMessages, legalPages, type LegalPageName } from '#shared/legal.ts';
import { homeTitle, pageNames } from '#shared/pages.ts';
import { paths, patterns } from '#shared/paths.ts';
import { schoolDefaults } from '#shared/school.ts';
import { settingsPaths } from '#shared/settings-paths.ts';
import { developerTexts } from '#shared/texts/developers.ts';
import { pageHeadTexts } from '#shared/texts/page-head.ts';
import { found, notFound, unlisted, type AnswerPage, type Pages } from '#server/platform/pages/page.ts';
import { legalPageOf } from './legal-page.ts';
import { readMarkdown } from './markdown.ts';
import { organizationData } from './organization-data.ts';
import type { SchoolService } from './school.service.ts';

const legalPageNames = Object.keys(legalPages) as LegalPageName[];
const settings: readonly string[] = Object.values(settingsPaths);

/** The home page, the pages with the school's own texts, the guide for developers, and the settings. */
export function schoolPages(school: SchoolService, publicUrl: string): Pages {
  const legalPage =
    (name: LegalPageName): AnswerPage =>
    async () => {
      const page = legalPageOf(school.current, name);
      if (!page) return notFound();
      const description = await readMarkdown(page.text);
      return found({ name: legalMessages.titles[name], description, canonical: legalPages[name].path });
    };
  return {
    [paths.home]: () => {
      const { name, intro } = school.current;
      const description = intro === schoolDefaults.intro ? pageHeadTexts.description.home : intro;
      const data = [organizationData(school.current, publicUrl)];
      return found({ title: homeTitle(name), description, canonical: paths.home, data });
    },
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
