import { html, type Html } from '#shared/html.ts';
import { paths } from '#shared/paths.ts';
import { pageHeadTexts } from '#shared/texts/page-head.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import { summaryOf } from '#server/course/course-summary.ts';

/** Path of the feed of new courses. */
export const FEED_PATH = '/courses.atom';

interface School {
  /** Origin of its URL. */
  origin: string;
  name: string;
}

/** Returns new courses as an Atom feed (RFC 4287), newest first. */
export async function courseFeed({ origin, name }: School, courses: readonly CourseRow[]): Promise<Html> {
  const entries = await Promise.all(courses.map((course) => entry(origin, course)));
  const changes = courses.map((course) => timeOf(course).getTime());
  return html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${currentLanguage()}">
    <id>${origin}${FEED_PATH}</id>
    <title>${pageHeadTexts.newCoursesOf({ school: name })}</title>
    <updated>${new Date(Math.max(0, ...changes)).toISOString()}</updated>
    <link rel="self" type="application/atom+xml" href="${origin}${FEED_PATH}" />
    <link rel="alternate" type="text/html" href="${origin}${paths.courses}" />
    <author><name>${name}</name></author>
    ${entries}
  </feed>`;
}

async function entry(origin: string, course: CourseRow): Promise<Html> {
  const { id, slug, title, category, instructor } = course;
  return html`<entry>
    <id>urn:uuid:${id}</id>
    <title>${title}</title>
    <link rel="alternate" type="text/html" href="${origin}${paths.course(slug)}" />
    <published>${timeOf(course).toISOString()}</published>
    <updated>${timeOf(course).toISOString()}</updated>
    <category term="${category}" />
    ${instructor && html`<author><name>${instructor}</name></author>`}
    <summary>${await summaryOf(course)}</summary>
  </entry>`;
}

const timeOf = ({ publishedAt, createdAt }: CourseRow): Date => publishedAt ?? createdAt;
