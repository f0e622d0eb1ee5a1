import type { CourseSort } from '#client/gql/graphql.ts';
import type { CourseList } from './course-list-key.ts';

/** Reads a field of one course. */
export type ReadCourse = (field: string) => unknown;

const by = (field: string) => (course: ReadCourse) => course(field);
/** As on the server: a course is dated by its publication, a draft by its creation. */
const since = (course: ReadCourse) => course('publishedAt') ?? course('createdAt');

/** The sort value of each order, and whether it is ascending. */
const orders: Record<
  Exclude<CourseSort, 'RELEVANCE'>,
  readonly [value: (course: ReadCourse) => unknown, ascends: boolean]
> = {
  NEWEST: [since, false],
  OLDEST: [since, true],
  TITLE: [by('title'), true],
  TITLE_DESC: [by('title'), false],
  CATEGORY: [by('category'), true],
  CATEGORY_DESC: [by('category'), false],
  INSTRUCTOR: [by('instructor'), true],
  INSTRUCTOR_DESC: [by('instructor'), false],
  FEWEST_LECTURES: [by('numberOfLectures'), true],
  MOST_LECTURES: [by('numberOfLectures'), false],
  SHORTEST: [by('duration'), true],
  LONGEST: [by('duration'), false],
  UPDATED: [by('updatedAt'), true],
  UPDATED_DESC: [by('updatedAt'), false],
};

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other));
}

/**
 * Returns the index of a course among others in the order of their list; null if unknown, since only the server can rank search
 * results.
 */
export function placeAmong(
  sort: CourseSort,
  course: ReadCourse,
  others: readonly ReadCourse[],
): number | null {
  if (sort === 'RELEVANCE') return null;
  const [valueOf, ascends] = orders[sort];
  const value = valueOf(course);
  if (value === undefined) return null;
  const place = others.findIndex((other) => {
    const difference = compare(value, valueOf(other));
    return ascends ? difference < 0 : difference > 0;
  });
  return place === -1 ? others.length : place;
}

/** Whether the list's state filter includes the course; null if the course's state is not cached. */
export function hasState(list: CourseList, course: ReadCourse): boolean | null {
  if (list.state === 'ANY') return true;
  const publishedAt = course('publishedAt');
  if (publishedAt === undefined) return null;
  return (publishedAt !== null) === (list.state === 'PUBLISHED');
}
