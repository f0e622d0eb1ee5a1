import { isReference, type ApolloCache, type Reference } from '@apollo/client/cache';

interface StoredTrash {
  edges: readonly { node: Reference }[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean };
}

/** Removes a restored or permanently deleted object from its cached trash list. Does nothing if the list is not loaded. */
export function removeFromTrash(
  cache: ApolloCache,
  gone: { __typename: 'Course' | 'Lecture'; id: string },
): void {
  const id = cache.identify(gone);
  const remove = (stored: StoredTrash | Reference) => {
    if (isReference(stored)) return stored;
    const edges = stored.edges.filter(({ node }) => node.__ref !== id);
    const removed = stored.edges.length - edges.length;
    return { ...stored, edges, totalCount: stored.totalCount - removed };
  };
  cache.modify<{ trashedCourses: StoredTrash; trashedLectures: StoredTrash }>({
    fields: gone.__typename === 'Course' ? { trashedCourses: remove } : { trashedLectures: remove },
  });
}

/** Empties the cached trash lists. */
export function clearTrash(cache: ApolloCache): void {
  const clear = (stored: StoredTrash | Reference) =>
    isReference(stored)
      ? stored
      : { ...stored, edges: [], totalCount: 0, pageInfo: { ...stored.pageInfo, hasNextPage: false } };
  cache.modify<{ trashedCourses: StoredTrash; trashedLectures: StoredTrash }>({
    fields: { trashedCourses: clear, trashedLectures: clear },
  });
}
