import { sql, type Expression } from 'kysely';
import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, read, text, texts } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { isStorable } from '#server/platform/common/validate.ts';
import { folded } from '#server/platform/db/folded.ts';
import type { CourseState } from './course-state.ts';
import type { CategoryCount } from './course.entity.ts';

/** The state of the counted courses: that of a list whose number is maintained, or in the trash. */
export type CountedState = Exclude<CourseState, 'SCHEDULED'> | 'TRASH';

/** The states of `course_rollups` that each count adds up. */
const STATES: Record<CountedState, string[]> = {
  PUBLISHED: ['PUBLISHED'],
  DRAFT: ['DRAFT'],
  ANY: ['PUBLISHED', 'DRAFT'],
  TRASH: ['TRASH'],
};

/** Sorts by name, without regard to case and accents. */
export const CATEGORY_ORDER = `${folded('category')} collate "C", category collate "C"`;

const inStates = (states: Expression<readonly string[]>) =>
  db.selectFrom('courseRollups').where('state', '=', anyOf(states));
const total = (states: Expression<readonly string[]>) =>
  inStates(states).select((query) => sql<number>`coalesce(${query.fn.sum('courses')}, 0)::int`.as('count'));

const COUNT = read({ states: texts }, ({ states }) => total(states));
const COUNT_OF_CATEGORY = read({ states: texts, category: text }, ({ states, category }) =>
  total(states).where('category', '=', category),
);
const CATEGORIES = read({ states: texts }, ({ states }) =>
  inStates(states)
    .where('category', '<>', '')
    .groupBy('category')
    .having((query) => query.fn.sum('courses'), '>', 0)
    .orderBy(sql.raw(CATEGORY_ORDER))
    .select((query) => ['category as name', sql<number>`${query.fn.sum('courses')}::int`.as('count')]),
);

/** Counts courses from sums that triggers maintain, so the cost does not grow with the number of courses. */
export class CourseCounts {
  constructor(private readonly statements: Statements) {}

  /** The number of courses in a state, in all categories or in one. */
  async count(state: CountedState, category?: string | null): Promise<number> {
    if (category != null && !isStorable(category)) return 0;
    const states = STATES[state];
    const row = await (category == null
      ? this.statements.first(COUNT, { states })
      : this.statements.first(COUNT_OF_CATEGORY, { states, category }));
    return row?.count ?? 0;
  }

  /** The categories of a state's courses, by name, without courses that have no category. */
  categories(state: CountedState): Promise<CategoryCount[]> {
    return this.statements.all(CATEGORIES, { states: STATES[state] });
  }
}
