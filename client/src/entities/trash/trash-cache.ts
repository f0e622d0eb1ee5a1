import { isReference, type ApolloCache, type Reference } from '@apollo/client/cache';
import type { TrashedCoursesQuery, TrashedFilesQuery, TrashedLecturesQuery } from '#client/gql/graphql.ts';
import type { Stored } from '#client/graphql/stored.ts';

type StoredTrash = Stored<TrashedCoursesQuery & TrashedLecturesQuery & TrashedFilesQuery>;
type StoredList =
  | StoredTrash['trashedCourses']
  | StoredTrash['trashedLectures']
  | StoredTrash['trashedFiles'];

/** The list of each type in the trash. */
const LISTS = { Course: 'trashedCourses', Lecture: 'trashedLectures', CourseFile: 'trashedFiles' } as const;

type Trashable = keyof typeof LISTS;

/** Removes a restored or permanently deleted object from its cached trash list. Does nothing if the list is not loaded. */
export function removeFromTrash(cache: ApolloCache, gone: { __typename: Trashable; id: string }): void {
  const id = cache.identify(gone);
  const remove = <List extends StoredList>(stored: List | Reference) => {
    if (isReference(stored)) return stored;
    const edges = stored.edges.filter(({ node }) => node.__ref !== id);
    const removed = stored.edges.length - edges.length;
    return { ...stored, edges, totalCount: stored.totalCount - removed };
  };
  cache.modify<StoredTrash>({ fields: { [LISTS[gone.__typename]]: remove } });
}

/** Drops the cached trash lists of these types. Only the server knows what they have now. */
export function forgetTrash(cache: ApolloCache, ...types: Trashable[]): void {
  for (const type of types) cache.evict({ id: 'ROOT_QUERY', fieldName: LISTS[type] });
}

/** Empties the cached trash lists. */
export function clearTrash(cache: ApolloCache): void {
  const clear = <List extends StoredList>(stored: List | Reference) =>
    isReference(stored)
      ? stored
      : { ...stored, edges: [], totalCount: 0, pageInfo: { ...stored.pageInfo, hasNextPage: false } };
  cache.modify<StoredTrash>({
    fields: { trashedCourses: clear, trashedLectures: clear, trashedFiles: clear },
  });
}
