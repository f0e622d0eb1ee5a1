import { z } from 'zod';
import {
  readCursor,
  requirePageSize,
  uncountedPage,
  writeCursor,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import { statement, type Statement, type Statements } from '#server/platform/db/statements.ts';
import { courseColumns, type CourseRow } from '#server/course/course-rows.ts';
import { LECTURE_COLUMNS, toLecture, type LectureColumns } from '#server/lecture/lecture-rows.ts';

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

const MONTHS = statement<{ month: number; seconds: number }>(
  `select extract(month from month)::int as month, seconds from watched_months
   where month between make_date($1, 1, 1) and make_date($1, 12, 1)`,
);

const FIRST_YEAR = statement<{ year: number | null }>(
  'select extract(year from min(month))::int as year from watched_months',
);

/** Seconds watched in a year and in the year before. */
interface Watched {
  seconds: number;
  secondsYearBefore: number;
}

/** A course that was watched in a year, with the numbers of learners who started and finished it. */
export interface WatchedCourseRow extends Watched {
  course: CourseRow;
  begun: number;
  begunYearBefore: number;
  finished: number;
  finishedYearBefore: number;
  begunEver: number;
  finishedEver: number;
  /** Until the end of the year before. */
  begunUntilYearBefore: number;
  finishedUntilYearBefore: number;
}

export interface WatchedLectureRow extends Watched {
  lecture: ReturnType<typeof toLecture>;
}

/** SQL of a page of the most watched rows of a year. */
const page = (table: string, key: string, isAfter: string) =>
  `select * from ${table} where year = $1 ${isAfter} order by seconds desc, ${key} desc limit $2`;

function coursesStatement(isAfter: string) {
  return statement<CourseRow & Omit<WatchedCourseRow, 'course'>>(`
    select ${courseColumns('courses')}, top.seconds, top.begun, top.finished, ever.*,
        coalesce(before.seconds, 0) as "secondsYearBefore", coalesce(before.begun, 0) as "begunYearBefore",
        coalesce(before.finished, 0) as "finishedYearBefore"
      from (${page('watched_courses', 'course_id', isAfter)}) as top
      join courses on courses.id = top.course_id
      left join watched_courses before on before.course_id = top.course_id and before.year = top.year - 1,
      lateral (
        select sum(begun)::int as "begunEver", sum(finished)::int as "finishedEver",
            coalesce(sum(begun) filter (where year < top.year), 0)::int as "begunUntilYearBefore",
            coalesce(sum(finished) filter (where year < top.year), 0)::int as "finishedUntilYearBefore"
          from watched_courses where watched_courses.course_id = top.course_id
      ) as ever
      order by top.seconds desc, top.course_id desc`);
}

function lecturesStatement(isAfter: string) {
  return statement<LectureColumns & Watched>(`
    select ${LECTURE_COLUMNS}, top.seconds, coalesce(before.seconds, 0) as "secondsYearBefore"
      from (${page('watched_lectures', 'lecture_id', isAfter)}) as top
      join lectures on lectures.id = top.lecture_id
      left join watched_lectures before on before.lecture_id = top.lecture_id and before.year = top.year - 1
      order by top.seconds desc, top.lecture_id desc`);
}

const COURSES = {
  first: coursesStatement(''),
  later: coursesStatement('and (seconds, course_id) < ($3, $4)'),
};
const LECTURES = {
  first: lecturesStatement(''),
  later: lecturesStatement('and (seconds, lecture_id) < ($3, $4)'),
};

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
    const rows = await this.statements.all(MONTHS, [year]);
    const known = new Map(rows.map(({ month, seconds }) => [month, seconds]));
    return Array.from({ length: 12 }, (_, index) => known.get(index + 1) ?? 0);
  }

  /** The first year (UTC) in which a lecture was watched. Null before that. */
  async firstYear(): Promise<number | null> {
    return (await this.statements.first(FIRST_YEAR, []))?.year ?? null;
  }

  /** The courses of a year, the most watched first. Throws BAD_USER_INPUT. */
  async courses(year: number, args: PageArgs) {
    const rows = await this.page(COURSES, year, args);
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
    return uncountedPage(({ seconds, course }) => writeCursor([seconds, course.id]), nodes, args.first);
  }

  /** The lectures of a year, the most watched first. Throws BAD_USER_INPUT. */
  async lectures(year: number, args: PageArgs) {
    const rows = await this.page(LECTURES, year, args);
    const nodes = rows.map(({ seconds, secondsYearBefore, ...columns }): WatchedLectureRow => ({
      lecture: toLecture(columns),
      seconds,
      secondsYearBefore,
    }));
    return uncountedPage(({ seconds, lecture }) => writeCursor([seconds, lecture.id]), nodes, args.first);
  }

  private page<Row>(
    list: Record<'first' | 'later', Statement<Row>>,
    year: number,
    { first, after }: PageArgs,
  ): Promise<Row[]> {
    requirePageSize(first);
    if (after == null) return this.statements.all(list.first, [year, first + 1]);
    return this.statements.all(list.later, [year, first + 1, ...readCursor(after, placeRules)]);
  }
}
