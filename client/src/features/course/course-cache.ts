import { isReference, type ApolloCache, type Reference } from '@apollo/client/cache';
import { hasState, placeAmong, type ReadCourse } from '#client/entities/course/course-order.ts';
import type { CoursesQuery } from '#client/gql/graphql.ts';
import type { Stored } from '#client/graphql/stored.ts';
import { courseListOfField, type CourseList } from '#client/entities/course/course-list-key.ts';

type CompleteList = Stored<CoursesQuery['courses']>;
type StoredCategory = CompleteList['categories'][number];

/** The cached form of a list of courses. Only some lists count the courses of each category. */
type StoredCourses = Omit<CompleteList, 'categories' | 'pageInfo'> &
  Partial<Pick<CompleteList, 'categories' | 'pageInfo'>>;

interface CourseIdentity {
  __typename: 'Course';
  id: string;
}

/** The position of a course in each list it was removed from, by the list's field name in the cache. */
export type CoursePlaces = Readonly<Record<string, number>>;

const isOf = ({ category }: CourseList, course: ReadCourse) =>
  category === null || category === course('category');

/** Adds or subtracts one course in a category. A category without courses is removed. */
function countCategory(categories: readonly StoredCategory[], name: unknown, by: 1 | -1): StoredCategory[] {
  // A draft may not have a category yet.
  if (typeof name !== 'string' || name === '') return [...categories];
  const known = categories.find((category) => category.name === name);
  const counted: StoredCategory = { __typename: 'CategoryCount', name, count: (known?.count ?? 0) + by };
  return [...categories.filter((category) => category !== known), counted]
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.name.localeCompare(other.name));
}

const counted = (stored: StoredCourses, list: CourseList, course: ReadCourse, by: 1 | -1): StoredCourses => ({
  ...stored,
  ...(stored.categories && { categories: countCategory(stored.categories, course('category'), by) }),
  totalCount: stored.totalCount + (isOf(list, course) ? by : 0),
});

/** Returns the changed list; null when only the server knows the outcome. */
type ChangeList = (
  stored: StoredCourses,
  list: CourseList,
  read: (node: Reference) => ReadCourse,
  name: string,
) => StoredCourses | null;

/** Applies a change to every cached list of courses. A list with an unknown outcome is evicted. */
function changeLists(cache: ApolloCache, change: ChangeList): void {
  cache.modify<{ courses: StoredCourses; search: object }>({
    fields: {
      // Only the server knows the position of a course in search results.
      search: (_found, { DELETE }) => DELETE,
      courses(stored, { readField, storeFieldName, DELETE }) {
        if (isReference(stored)) return stored;
        const read = (node: Reference) => (field: string) => readField<unknown>(field, node);
        return change(stored, courseListOfField(storeFieldName), read, storeFieldName) ?? DELETE;
      },
    },
  });
}

/** Returns a list without a course that it may contain. `course` reads the fields the course had when the list was loaded. */
function without(
  stored: StoredCourses,
  list: CourseList,
  id: string,
  course: ReadCourse,
): StoredCourses | null {
  const edges = stored.edges.filter(({ node }) => node.__ref !== id);
  if (edges.length < stored.edges.length) return { ...counted(stored, list, course, -1), edges };
  const hasIt = hasState(list, course);
  if (hasIt === false) return stored;
  // The complete result of a search does not contain the course, so the search did not match it.
  if (list.search && isOf(list, course) && !stored.pageInfo?.hasNextPage) return stored;
  return list.search || hasIt === null ? null : counted(stored, list, course, -1);
}

/** Returns a list with a course at its position, if it belongs to the list. */
function withCourse(
  stored: StoredCourses,
  list: CourseList,
  node: Reference,
  read: (node: Reference) => ReadCourse,
  knownPlace: number | undefined,
): StoredCourses | null {
  const course = read(node);
  if (stored.edges.some((edge) => edge.node.__ref === node.__ref)) return stored;
  const belongs = hasState(list, course);
  if (belongs === false) return stored;
  if (belongs === null || (list.search && knownPlace === undefined)) return null;
  const changed = counted(stored, list, course, 1);
  if (!isOf(list, course)) return changed;
  const others = stored.edges.map((edge) => read(edge.node));
  const place = list.search ? knownPlace : placeAmong(list.sort, course, others);
  if (place == null) return null;
  // The course is past the loaded part of the list; a later page brings it.
  if (place >= stored.edges.length && stored.pageInfo?.hasNextPage) return changed;
  const edge = { __typename: 'CourseEdge' as const, cursor: '', node };
  return { ...changed, edges: stored.edges.toSpliced(place, 0, edge) };
}

/**
 * Adds a course to the cached lists it belongs to, at its position in each, and to their counts. Searches are
 * evicted.
 *
 * @param places positions of the course in lists whose order only the server knows.
 */
export function addToCatalogue(cache: ApolloCache, course: CourseIdentity, places: CoursePlaces = {}): void {
  const id = cache.identify({ ...course });
  if (!id) return;
  const node = { __ref: id };
  changeLists(cache, (stored, list, read, name) => withCourse(stored, list, node, read, places[name]));
}

/** Removes a course from every list and its counts, and evicts it. Returns its former positions. */
function takeOut(cache: ApolloCache, course: CourseIdentity): CoursePlaces {
  const id = cache.identify({ ...course });
  if (!id) return {};
  const places: Record<string, number> = {};
  changeLists(cache, (stored, list, read, name) => {
    const place = stored.edges.findIndex(({ node }) => node.__ref === id);
    if (place >= 0) places[name] = place;
    return without(stored, list, id, read({ __ref: id }));
  });
  cache.evict({ id });
  return places;
}

/** Removes a course from every list and its counts, and evicts it with its lectures. Returns its former positions. */
export function removeCourse(cache: ApolloCache, course: CourseIdentity): CoursePlaces {
  const places = takeOut(cache, course);
  cache.gc();
  return places;
}

/** Like `removeCourse`, for several courses. Returns their former positions by their ids: each as it was when those before it were gone. */
export function removeCourses(cache: ApolloCache, ids: readonly string[]): ReadonlyMap<string, CoursePlaces> {
  const places = new Map(ids.map((id) => [id, takeOut(cache, { __typename: 'Course', id })]));
  cache.gc();
  return places;
}

/** Moves an edited course to its new position. `before` is the course before the edit, which the cache no longer has. */
export function moveInCatalogue(cache: ApolloCache, course: CourseIdentity, before: object): void {
  const id = cache.identify({ ...course });
  if (!id) return;
  const fields = new Map(Object.entries(before));
  const node = { __ref: id };
  changeLists(cache, (stored, list, read) => {
    const rest = without(stored, list, id, (field) => fields.get(field));
    return rest && withCourse(rest, list, node, read, undefined);
  });
}
