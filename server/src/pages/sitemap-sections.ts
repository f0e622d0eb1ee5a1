import { paths } from '#shared/paths.ts';
import { isPublished, type CourseRow } from '#server/course/course-rows.ts';
import { thumbnailOf } from '#server/course/course-thumbnail.ts';
import { rowIn, sqlOf } from '#server/platform/db/read.ts';
import { statement, type Statement, type Statements } from '#server/platform/db/statements.ts';
import { IS_PREVIEW, PREVIEW_COLUMNS, type PreviewRow } from './preview-rows.ts';
import type { Entry } from './sitemap.ts';
import { previewAddresses } from './video-data.ts';

/**
 * Maximum number of addresses in a sitemap. sitemaps.org allows five times as many, but writing them would block the
 * process noticeably.
 */
const ADDRESSES = 10_000;

/** All pages of a kind, split into several sitemaps. */
export interface SitemapSection {
  name: string;
  /** Selects the first id of each of its sitemaps. */
  starts: Statement<{ id: string }>;
  /** Returns the entries of the sitemap that starts at an id. */
  read: (statements: Statements, start: string, origin: string) => Promise<Entry[]>;
}

/** Returns the statement for the first of each `ADDRESSES` ids. */
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
