import { isReference, type ApolloCache, type Reference } from '@apollo/client/cache';

interface StoredTrash {
  edges: readonly { node: Reference }[];
  totalCount: number;
}

/** Takes what was restored out of the list of the trash that has it. A list that was not loaded yet stays so. */
export function removeFromTrash(
  cache: ApolloCache,
  restored: { __typename: 'Course' | 'Lecture'; id: string },
): void {
  const id = cache.identify(restored);
  const remove = (stored: StoredTrash | Reference) => {
    if (isReference(stored)) return stored;
    const edges = stored.edges.filter(({ node }) => node.__ref !== id);
    const removed = stored.edges.length - edges.length;
    return { ...stored, edges, totalCount: stored.totalCount - removed };
  };
  cache.modify<{ trashedCourses: StoredTrash; trashedLectures: StoredTrash }>({
    fields: restored.__typename === 'Course' ? { trashedCourses: remove } : { trashedLectures: remove },
  });
}
