import { limits } from '#shared/limits.ts';
import { homeTitle, pageNames } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { schoolDefaults } from '#shared/school.ts';
import { pageHeadTexts } from '#shared/texts/page-head.ts';
import { found, type Pages } from '#server/platform/pages/page.ts';
import { organizationData, questionsData } from '#server/school/organization-data.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { courseListData } from './course-data.ts';
import type { CourseService } from './course.service.ts';

interface Dependencies {
  school: SchoolService;
  courses: CourseService;
  publicUrl: string;
}

/** The home page and the catalogue, with their newest courses. The page of a course lists free lectures, so `lecture` answers it. */
export function coursePages({ school, courses, publicUrl }: Dependencies): Pages {
  // As many as both screens query first, so that the cached list serves all of them.
  const newest = async () => {
    const { nodes } = await courses.list(null, { first: limits.pageSize.default });
    return nodes.length > 0 ? [courseListData(nodes, publicUrl)] : [];
  };
  return {
    [paths.home]: async ({ actor }) => {
      const { name, intro } = school.current;
      const description = intro === schoolDefaults.intro ? pageHeadTexts.description.home : intro;
      const data = [
        organizationData(school.current, publicUrl),
        ...(await newest()),
        // Logged-in users do not see the questions on the home page.
        ...((await actor()) ? [] : await questionsData(school.current)),
      ];
      return found({ title: homeTitle(name), description, canonical: paths.home, data });
    },
    [paths.courses]: async () =>
      found({
        name: pageNames.courses,
        description: pageHeadTexts.description.courses,
        canonical: paths.courses,
        data: await newest(),
      }),
  };
}
