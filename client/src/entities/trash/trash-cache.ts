import { isReference, type ApolloCache, type Reference } from '@apollo/client/cache';

interface StoredTrash {
  edges: readonly { node: Reference }[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean };
}

/** Takes what was restored or deleted for good out of the list of the trash that has it. A list that was not loaded yet stays so. */
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

/** Takes everything out of the lists of the trash. */
export function clearTrash(cache: ApolloCache): void {
  const clear = (stored: StoredTrash | Reference) =>
    isReference(stored)
      ? stored
      : { ...stored, edges: [], totalCount: 0, pageInfo: { ...stored.pageInfo, hasNextPage: false } };
  cache.modify<{ trashedCourses: StoredTrash; trashedLectures: StoredTrash }>({
    fields: { trashedCourses: clear, trashedLectures: clear },
  });
}
