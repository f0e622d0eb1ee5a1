import { paths } from '#shared/paths.ts';
import { isPublished, type CourseRow } from '#server/course/course-rows.ts';
import { thumbnailOf } from '#server/course/course-thumbnail.ts';
import { rowIn, sqlOf } from '#server/platform/db/read.ts';
import { statement, type Statement, type Statements } from '#server/platform/db/statements.ts';
import { IS_PREVIEW, PREVIEW_COLUMNS, type PreviewRow } from './preview-rows.ts';
import type { Entry } from './sitemap.ts';
import { previewAddresses } from './video-data.ts';

/** Of a sitemap. It may have five times as many (sitemaps.org), which would take a moment of everybody's time to write. */
const ADDRESSES = 10_000;

/** Pages of a kind, as many as there are, in sitemaps of some thousand. */
export interface SitemapSection {
  name: string;
  /** The id that each of its sitemaps begins with. */
  starts: Statement<{ id: string }>;
  /** What the sitemap has that begins with an id. */
  read: (statements: Statements, start: string, origin: string) => Promise<Entry[]>;
}

/** SQL of the first of each `ADDRESSES` ids. */
const startsOf = (ids: string) =>
  statement<{ id: string }>(
    `select id from (select id, row_number() over (order by id) as place from (${ids}) as listed) as placed
     where place % ${ADDRESSES} = 1 order by id`,
  );

const PUBLISHED = sqlOf(isPublished(rowIn('courses', 'courses')));
const CHANGED = `greatest(courses.published_at, courses.changed_at) as "changedAt"`;

const COURSES = statement<{ slug: string; changedAt: Date }>(
  `select slug, ${CHANGED} from courses where id >= $1 and ${PUBLISHED} order by id limit ${ADDRESSES}`,
);

const FROM_PREVIEWS = `from lectures join courses on courses.id = course_id where ${IS_PREVIEW}`;

const PREVIEWS = statement<
  PreviewRow & Pick<CourseRow, 'slug' | 'thumbnailKey' | 'thumbnailVariants'> & { changedAt: Date }
>(
  `select ${PREVIEW_COLUMNS}, courses.slug, courses.thumbnail_key as "thumbnailKey", null as "thumbnailVariants", ${CHANGED}
   ${FROM_PREVIEWS} and lectures.id >= $1 order by lectures.id limit ${ADDRESSES}`,
);

export const sitemapSections: readonly SitemapSection[] = [
  {
    name: 'courses',
    starts: startsOf(`select id from courses where ${PUBLISHED}`),
    async read(statements, start, origin) {
      const rows = await statements.all(COURSES, [start]);
      return rows.map(({ slug, changedAt }) => ({ address: `${origin}${paths.course(slug)}`, changedAt }));
    },
  },
  {
    name: 'previews',
    starts: startsOf(`select lectures.id ${FROM_PREVIEWS}`),
    async read(statements, start, origin) {
      const rows = await statements.all(PREVIEWS, [start]);
      return rows.map((row) => {
        const { page, video, image } = previewAddresses(origin, row, row.slug, thumbnailOf(row)?.url);
        return { address: page, changedAt: row.changedAt, video: { ...row, content: video, image } };
      });
    },
  },
];
