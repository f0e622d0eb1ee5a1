import { sql, type AliasedExpression } from 'kysely';
import { paths } from '#shared/paths.ts';
import { isPublished } from '#server/course/course-rows.ts';
import { thumbnailOf } from '#server/course/course-thumbnail.ts';
import { LectureKind } from '#server/lecture/lecture.entity.ts';
import { freeLectures, previews } from '#server/lecture/preview/preview-rows.ts';
import { previewAddresses } from '#server/lecture/preview/video-data.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, rowIn, rowOf, uuid } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { Entry } from './sitemap.ts';

/**
 * Maximum number of addresses in a sitemap. sitemaps.org allows five times as many, but writing them would block the
 * process noticeably.
 */
const ADDRESSES = 10_000;

/** All pages of a kind, split into several sitemaps. */
export interface SitemapSection {
  name: string;
  /** Selects the first id of each of its sitemaps. */
  starts: ReturnType<typeof startsOf>;
  /** Returns the entries of the sitemap that starts at an id. */
  read: (statements: Statements, start: string, origin: string) => Promise<Entry[]>;
}

/** Returns the read of the first of each `ADDRESSES` ids. */
const startsOf = (listed: AliasedExpression<{ id: string }, 'listed'>) =>
  read({}, () =>
    db
      .selectFrom(
        db
          .selectFrom(listed)
          .select((query) => [
            'listed.id',
            query.fn
              .agg<number>('row_number')
              .over((over) => over.orderBy('listed.id'))
              .as('place'),
          ])
          .as('placed'),
      )
      .where((query) => query.eb(query.eb('placed.place', '%', ADDRESSES), '=', 1))
      .orderBy('placed.id')
      .select('placed.id'),
  );

const published = db.selectFrom('courses').where((query) => isPublished(rowOf(query, 'courses')));

const course = rowIn('courses', 'courses');
/** Not null, because published courses have a time of publishing. */
const CHANGED = sql<Date>`greatest(${course.publishedAt}, ${course.changedAt})`.as('changedAt');

const COURSES = read({ start: uuid }, ({ start }) =>
  published
    .where('courses.id', '>=', start)
    .orderBy('courses.id')
    .limit(ADDRESSES)
    .select(['courses.slug', CHANGED]),
);

const PREVIEWS = read({ start: uuid }, ({ start }) =>
  previews
    .where('lectures.id', '>=', start)
    .orderBy('lectures.id')
    .limit(ADDRESSES)
    .select(['courses.slug', 'courses.thumbnailKey', CHANGED]),
);

export const sitemapSections: readonly SitemapSection[] = [
  {
    name: 'courses',
    starts: startsOf(published.select('courses.id').as('listed')),
    async read(statements, start, origin) {
      const rows = await statements.all(COURSES, { start });
      return rows.map(({ slug, changedAt }) => ({ address: `${origin}${paths.course(slug)}`, changedAt }));
    },
  },
  {
    name: 'previews',
    starts: startsOf(freeLectures.select('lectures.id').as('listed')),
    async read(statements, start, origin) {
      const rows = await statements.all(PREVIEWS, { start });
      return rows.map((row) => {
        const thumbnail = thumbnailOf({ ...row, thumbnailVariants: null });
        const { page, video, image } = previewAddresses(origin, row, row.slug, thumbnail?.url);
        const entry = { address: page, changedAt: row.changedAt };
        return row.kind === LectureKind.VIDEO
          ? { ...entry, video: { ...row, content: video, image } }
          : entry;
      });
    },
  },
];
