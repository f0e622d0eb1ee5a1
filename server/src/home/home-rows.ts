import { sql, type Expression } from 'kysely';
import { mostWatchedLimits } from '#shared/home.ts';
import { COURSE_COLUMNS, isPublished } from '#server/course/course-rows.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { columnsOf, counted, int, read, rowOf, type RowOf } from '#server/platform/db/read.ts';

/** Courses of a year among which the most watched are found, because unpublished ones are still counted. */
const WEIGHED = 50;

/** The published courses that have lectures: their number and total duration in seconds by instructor. */
export const TAUGHT = read({}, () =>
  db
    .selectFrom('courses')
    .where((query) => isPublished(rowOf(query, 'courses')))
    .where('numberOfLectures', '>', 0)
    .groupBy('instructor')
    .select((query) => [
      'instructor',
      counted().as('courses'),
      sql<number>`${query.fn.sum('duration')}::float8`.as('seconds'),
    ]),
);

export type TaughtRow = RowOf<typeof TAUGHT>;

const ofYear = (year: Expression<number>) =>
  db
    .selectFrom('watchedCourses as watched')
    .where('watched.year', '=', year)
    .orderBy('watched.seconds', 'desc')
    .orderBy('watched.courseId', 'desc')
    .limit(WEIGHED)
    .select(['watched.courseId', 'watched.seconds', 'watched.begun']);

/** The published courses that were watched most in two years. In January, the new year alone says little. */
export const MOST_WATCHED = read({ year: int, before: int }, ({ year, before }) =>
  db
    .selectFrom(
      db
        .selectFrom(
          db
            .selectFrom(ofYear(year).as('this'))
            .selectAll()
            .unionAll(db.selectFrom(ofYear(before).as('last')).selectAll())
            .as('year'),
        )
        .groupBy('year.courseId')
        .having((query) => query.fn.sum('year.begun'), '>=', mostWatchedLimits.learners.min)
        .select((query) => ['year.courseId', query.fn.sum('year.seconds').as('seconds')])
        .as('watched'),
    )
    .innerJoin('courses', 'courses.id', 'watched.courseId')
    .where((query) => isPublished(rowOf(query, 'courses')))
    .where('courses.numberOfLectures', '>', 0)
    .orderBy('watched.seconds', 'desc')
    .orderBy('courses.id')
    .limit(mostWatchedLimits.count.max)
    .select(columnsOf('courses', COURSE_COLUMNS)),
);
