import { statement, type Statements } from '#server/platform/db/statements.ts';
import { isStorable } from '#server/platform/common/validate.ts';
import { folded } from './course-search.columns.ts';
import type { CourseState } from './course-state.ts';
import type { CategoryCount } from './course.entity.ts';

/** Which courses are counted: those of a list, or those in the trash. */
type CountedState = CourseState | 'TRASH';

/** The states that make up what is counted. */
const STATES: Record<CountedState, string[]> = {
  PUBLISHED: ['PUBLISHED'],
  DRAFT: ['DRAFT'],
  ANY: ['PUBLISHED', 'DRAFT'],
  TRASH: ['TRASH'],
};

/** By name, as people sort. */
export const CATEGORY_ORDER = `${folded('category')} collate "C", category collate "C"`;

const TOTAL = 'select coalesce(sum(courses), 0)::int as count from course_rollups where state = any($1)';
const COUNT = statement<{ count: number }>(TOTAL);
const COUNT_OF_CATEGORY = statement<{ count: number }>(`${TOTAL} and category = $2`);
const CATEGORIES = statement<CategoryCount>(
  `select category as name, sum(courses)::int as count from course_rollups
   where state = any($1) and category <> ''
   group by category having sum(courses) > 0 order by ${CATEGORY_ORDER}`,
);

/** How many courses there are, by sums that triggers keep: the same work however many there are. */
export class CourseCounts {
  constructor(private readonly statements: Statements) {}

  /** Courses of a state, of all categories or of one. */
  async count(state: CountedState, category?: string | null): Promise<number> {
    if (category != null && !isStorable(category)) return 0;
    const states = STATES[state];
    const row = await (category == null
      ? this.statements.first(COUNT, [states])
      : this.statements.first(COUNT_OF_CATEGORY, [states, category]));
    return row?.count ?? 0;
  }

  /** The categories of a state's courses, by name; without what has none. */
  categories(state: CountedState): Promise<CategoryCount[]> {
    return this.statements.all(CATEGORIES, [STATES[state]]);
  }
}
