import { isReference, type ApolloCache, type Reference } from '@apollo/client/cache';
import { hasState, placeAmong, type ReadCourse } from '#client/entities/course/course-order.ts';
import { courseListOfField, type CourseList } from '#client/entities/course/course-list-key.ts';

interface StoredCategory {
  __typename: 'CategoryCount';
  name: string;
  count: number;
}

/** What the cache keeps of one list of courses (see the type policies). */
interface StoredCourses {
  edges: readonly { __typename: 'CourseEdge'; cursor: string; node: Reference }[];
  categories?: readonly StoredCategory[];
  totalCount: number;
  pageInfo?: { hasNextPage: boolean };
}

interface CourseIdentity {
  __typename: 'Course';
  id: string;
}

/** The place that a course had in each of the lists it was taken out of, by the lists' names in the cache. */
export type CoursePlaces = Readonly<Record<string, number>>;

const isOf = ({ category }: CourseList, course: ReadCourse) =>
  category === null || category === course('category');

/** The categories with one course more or less in one of them; the last one takes the category with it. */
function countCategory(categories: readonly StoredCategory[], name: unknown, by: 1 | -1): StoredCategory[] {
  // A draft may be in none yet.
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

/** What becomes of a list; null when only the server knows. */
type ChangeList = (
  stored: StoredCourses,
  list: CourseList,
  read: (node: Reference) => ReadCourse,
  name: string,
) => StoredCourses | null;

/** Changes every list of courses that the cache has. One of which the outcome is unknown is forgotten. */
function changeLists(cache: ApolloCache, change: ChangeList): void {
  cache.modify<{ courses: StoredCourses; search: object }>({
    fields: {
      // Where a course belongs among what was found, only the server knows.
      search: (_found, { DELETE }) => DELETE,
      courses(stored, { readField, storeFieldName, DELETE }) {
        if (isReference(stored)) return stored;
        const read = (node: Reference) => (field: string) => readField<unknown>(field, node);
        return change(stored, courseListOfField(storeFieldName), read, storeFieldName) ?? DELETE;
      },
    },
  });
}

/** A list without a course that it may have. `course` reads what the course was when the list was made. */
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
  // A whole list of a search that does not have it: the course was not found.
  if (list.search && isOf(list, course) && !stored.pageInfo?.hasNextPage) return stored;
  return list.search || hasIt === null ? null : counted(stored, list, course, -1);
}

/** A list with a course where it belongs, if it belongs there at all. */
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
  // Behind all that is loaded: it comes with a later page.
  if (place >= stored.edges.length && stored.pageInfo?.hasNextPage) return changed;
  const edge = { __typename: 'CourseEdge' as const, cursor: '', node };
  return { ...changed, edges: stored.edges.toSpliced(place, 0, edge) };
}

/**
 * Puts a course into the lists it belongs to, each by its order, and into their counts. Lists that were not loaded
 * yet stay so, and those of a search are forgotten.
 *
 * @param places where it was in lists whose order only the server knows.
 */
export function addToCatalogue(cache: ApolloCache, course: CourseIdentity, places: CoursePlaces = {}): void {
  const id = cache.identify({ ...course });
  if (!id) return;
  const node = { __ref: id };
  changeLists(cache, (stored, list, read, name) => withCourse(stored, list, node, read, places[name]));
}

/** Takes a course out of every list and its counts, and forgets it with its lectures. Tells where it was. */
export function removeCourse(cache: ApolloCache, course: CourseIdentity): CoursePlaces {
  const id = cache.identify({ ...course });
  if (!id) return {};
  const places: Record<string, number> = {};
  changeLists(cache, (stored, list, read, name) => {
    const place = stored.edges.findIndex(({ node }) => node.__ref === id);
    if (place >= 0) places[name] = place;
    return without(stored, list, id, read({ __ref: id }));
  });
  cache.evict({ id });
  cache.gc();
  return places;
}

/** Moves an edited course to where it belongs now. `before` is what it was, since the cache knows only what it is. */
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
