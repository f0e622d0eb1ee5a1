import { sql, type Expression } from 'kysely';
import { z } from 'zod';
import {
  listKey,
  readCursor,
  requirePageSize,
  uncountedPage,
  writeCursor,
  type ListKey,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { columnsOf, float, int, read, uuid, type Read, type RowOf } from '#server/platform/db/read.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';
import { COURSE_COLUMNS, type CourseRow } from '#server/course/course-rows.ts';
import { LECTURE_COLUMNS, toLecture, type LectureRow } from '#server/lecture/lecture-rows.ts';

/** Moves the sums of the triggers to the tables that are read in order. Locked rows are left for the next run. */
const FOLD = statement<object>(`
  with moved as (
    delete from watch_rollups where (month, lecture_id, shard) in (
      select month, lecture_id, shard from watch_rollups for update skip locked
    ) returning *, extract(year from month)::int as year
  ), months as (
    insert into watched_months as kept (month, seconds)
      select month, sum(seconds) from moved group by 1 order by 1
    on conflict (month) do update set seconds = kept.seconds + excluded.seconds
  ), courses as (
    insert into watched_courses as kept (year, course_id, seconds, begun, finished)
      select year, course_id, sum(moved.seconds), sum(moved.begun), sum(moved.finished)
        from moved join courses on courses.id = course_id group by 1, 2 order by 1, 2
    on conflict (year, course_id) do update set seconds = kept.seconds + excluded.seconds,
      begun = kept.begun + excluded.begun, finished = kept.finished + excluded.finished
  )
  insert into watched_lectures as kept (year, lecture_id, seconds)
    select year, lecture_id, sum(moved.seconds)
      from moved join lectures on lectures.id = lecture_id group by 1, 2 having sum(moved.seconds) > 0 order by 1, 2
  on conflict (year, lecture_id) do update set seconds = kept.seconds + excluded.seconds`);

const MONTHS = read({ year: int }, ({ year }) =>
  db
    .selectFrom('watchedMonths')
    .where((query) =>
      query.between('month', sql<string>`make_date(${year}, 1, 1)`, sql<string>`make_date(${year}, 12, 1)`),
    )
    .select((query) => [
      sql<number>`extract(month from ${query.ref('watchedMonths.month')})::int`.as('month'),
      'seconds',
    ]),
);

const FIRST_YEAR = read({}, () =>
  db
    .selectFrom('watchedMonths')
    .select((query) => sql<number | null>`extract(year from ${query.fn.min('month')})::int`.as('year')),
);

const total = (sum: Expression<unknown>) => sql<number>`coalesce(${sum}, 0)::int`;
const orZero = (value: Expression<unknown>) => sql<number>`coalesce(${value}, 0)`;

/** The most watched courses of a year. */
const topCourses = (year: Expression<number>, limit: Expression<number>) =>
  db
    .selectFrom('watchedCourses as watched')
    .where('watched.year', '=', year)
    .orderBy('watched.seconds', 'desc')
    .orderBy('watched.courseId', 'desc')
    .limit(limit)
    .select(columnsOf('watched', ['year', 'courseId', 'seconds', 'begun', 'finished']));

/** Courses with their seconds and the numbers of learners who started and finished them. */
const withCourses = (top: ReturnType<typeof topCourses>) =>
  db
    .selectFrom(top.as('top'))
    .innerJoin('courses', 'courses.id', 'top.courseId')
    .leftJoin('watchedCourses as before', (join) =>
      join
        .onRef('before.courseId', '=', 'top.courseId')
        .on((query) => query.eb('before.year', '=', query.eb('top.year', '-', 1))),
    )
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('watchedCourses as each')
          .whereRef('each.courseId', '=', 'top.courseId')
          .select(({ fn }) => {
            const begun = fn.sum('each.begun');
            const finished = fn.sum('each.finished');
            return [
              total(begun).as('begunEver'),
              total(finished).as('finishedEver'),
              total(begun.filterWhereRef('each.year', '<', 'top.year')).as('begunUntilYearBefore'),
              total(finished.filterWhereRef('each.year', '<', 'top.year')).as('finishedUntilYearBefore'),
            ];
          })
          .as('ever'),
      (join) => join.onTrue(),
    )
    .select(columnsOf('courses', COURSE_COLUMNS))
    .select(['top.seconds', 'top.begun', 'top.finished'])
    .select(
      columnsOf('ever', ['begunEver', 'finishedEver', 'begunUntilYearBefore', 'finishedUntilYearBefore']),
    )
    .select((query) => [
      orZero(query.ref('before.seconds')).as('secondsYearBefore'),
      orZero(query.ref('before.begun')).as('begunYearBefore'),
      orZero(query.ref('before.finished')).as('finishedYearBefore'),
    ])
    .orderBy('top.seconds', 'desc')
    .orderBy('top.courseId', 'desc');

/** The most watched lectures of a year. */
const topLectures = (year: Expression<number>, limit: Expression<number>) =>
  db
    .selectFrom('watchedLectures as watched')
    .where('watched.year', '=', year)
    .orderBy('watched.seconds', 'desc')
    .orderBy('watched.lectureId', 'desc')
    .limit(limit)
    .select(columnsOf('watched', ['year', 'lectureId', 'seconds']));

/** Lectures with the seconds watched in a year and in the year before. */
const withLectures = (top: ReturnType<typeof topLectures>) =>
  db
    .selectFrom(top.as('top'))
    .innerJoin('lectures', 'lectures.id', 'top.lectureId')
    .leftJoin('watchedLectures as before', (join) =>
      join
        .onRef('before.lectureId', '=', 'top.lectureId')
        .on((query) => query.eb('before.year', '=', query.eb('top.year', '-', 1))),
    )
    .select(columnsOf('lectures', LECTURE_COLUMNS))
    .select((query) => ['top.seconds', orZero(query.ref('before.seconds')).as('secondsYearBefore')])
    .orderBy('top.seconds', 'desc')
    .orderBy('top.lectureId', 'desc');

const FIRST = { year: int, limit: int };
const LATER = { ...FIRST, seconds: float, id: uuid };
const COURSES = {
  first: read(FIRST, ({ year, limit }) => withCourses(topCourses(year, limit))),
  later: read(LATER, ({ year, limit, seconds, id }) =>
    withCourses(
      topCourses(year, limit).where((query) =>
        query.eb(query.refTuple('watched.seconds', 'watched.courseId'), '<', query.tuple(seconds, id)),
      ),
    ),
  ),
};
const LECTURES = {
  first: read(FIRST, ({ year, limit }) => withLectures(topLectures(year, limit))),
  later: read(LATER, ({ year, limit, seconds, id }) =>
    withLectures(
      topLectures(year, limit).where((query) =>
        query.eb(query.refTuple('watched.seconds', 'watched.lectureId'), '<', query.tuple(seconds, id)),
      ),
    ),
  ),
};

/** A course that was watched in a year, with the seconds and the numbers of learners who started and finished it. */
export type WatchedCourseRow = Omit<RowOf<typeof COURSES.first>, (typeof COURSE_COLUMNS)[number]> & {
  course: CourseRow;
};

/** A lecture that was watched in a year, with the seconds. */
export type WatchedLectureRow = Omit<RowOf<typeof LECTURES.first>, (typeof LECTURE_COLUMNS)[number]> & {
  lecture: LectureRow;
};

/** A list of `Watching`, read from its start or from a place in it. */
interface List<Row> {
  first: Read<{ year: number; limit: number }, Row>;
  later: Read<{ year: number; limit: number; seconds: number; id: string }, Row>;
}

const placeRules = z.tuple([z.number(), z.uuid()]);

/**
 * Watch statistics, read from sums that triggers keep. The cost of a read does not grow with the number of learners.
 */
export class Watching {
  constructor(private readonly statements: Statements) {}

  /** Moves the sums added since the last run to the lists. Each sum is in exactly one place at any time. */
  async fold(): Promise<void> {
    await this.statements.all(FOLD, []);
  }

  /** The seconds watched in each month of a year (UTC), January first. */
  async secondsByMonth(year: number): Promise<number[]> {
    const rows = await this.statements.all(MONTHS, { year });
    const known = new Map(rows.map(({ month, seconds }) => [month, seconds]));
    return Array.from({ length: 12 }, (_, index) => known.get(index + 1) ?? 0);
  }

  /** The first year (UTC) in which a lecture was watched. Null before that. */
  async firstYear(): Promise<number | null> {
    return (await this.statements.first(FIRST_YEAR, {}))?.year ?? null;
  }

  /** The courses of a year, the most watched first. Throws BAD_USER_INPUT. */
  async courses(year: number, args: PageArgs) {
    const list = listKey('watchedCourses', year);
    const rows = await this.page(COURSES, list, year, args);
    const nodes = rows.map(
      ({
        seconds,
        secondsYearBefore,
        begun,
        begunYearBefore,
        finished,
        finishedYearBefore,
        begunEver,
        finishedEver,
        begunUntilYearBefore,
        finishedUntilYearBefore,
        ...course
      }): WatchedCourseRow => ({
        course,
        ...{ seconds, secondsYearBefore },
        ...{ begun, begunYearBefore, finished, finishedYearBefore },
        ...{ begunEver, finishedEver, begunUntilYearBefore, finishedUntilYearBefore },
      }),
    );
    const cursorOf = ({ seconds, course }: WatchedCourseRow) => writeCursor(list, [seconds, course.id]);
    return uncountedPage(cursorOf, nodes, args.first);
  }

  /** The lectures of a year, the most watched first. Throws BAD_USER_INPUT. */
  async lectures(year: number, args: PageArgs) {
    const list = listKey('watchedLectures', year);
    const rows = await this.page(LECTURES, list, year, args);
    const nodes = rows.map(({ seconds, secondsYearBefore, ...columns }): WatchedLectureRow => ({
      lecture: toLecture(columns),
      seconds,
      secondsYearBefore,
    }));
    const cursorOf = ({ seconds, lecture }: WatchedLectureRow) => writeCursor(list, [seconds, lecture.id]);
    return uncountedPage(cursorOf, nodes, args.first);
  }

  private page<Row>(
    reads: List<Row>,
    list: ListKey,
    year: number,
    { first, after }: PageArgs,
  ): Promise<Row[]> {
    const limit = requirePageSize(first) + 1;
    const place = readCursor(list, after, () => placeRules);
    if (!place) return this.statements.all(reads.first, { year, limit });
    const [seconds, id] = place;
    return this.statements.all(reads.later, { year, limit, seconds, id });
  }
}
