import { isReference, type ApolloCache, type Reference } from '@apollo/client/cache';

/** What the cache keeps of the catalogue's connection (see the type policies). */
interface StoredCourses {
  edges: readonly { cursor: string; node: Reference }[];
  totalCount: number;
}

interface CourseIdentity {
  __typename: 'Course';
  id: string;
}

/** Puts a new course at the head of the catalogue: the newest comes first. A catalogue not loaded yet stays so. */
export function addToCatalogue(cache: ApolloCache, course: CourseIdentity): void {
  cache.modify<{ courses: StoredCourses }>({
    fields: {
      courses(stored, { toReference }) {
        const node = toReference({ ...course });
        if (!node || isReference(stored)) return stored;
        const edge = { __typename: 'CourseEdge', cursor: '', node };
        return { ...stored, edges: [edge, ...stored.edges], totalCount: stored.totalCount + 1 };
      },
    },
  });
}

/** Takes a course out of the catalogue and forgets it with its lectures. */
export function removeCourse(cache: ApolloCache, course: CourseIdentity): void {
  const id = cache.identify({ ...course });
  cache.modify<{ courses: StoredCourses }>({
    fields: {
      courses(stored) {
        if (isReference(stored)) return stored;
        const edges = stored.edges.filter(({ node }) => node.__ref !== id);
        return { ...stored, edges, totalCount: stored.totalCount - 1 };
      },
    },
  });
  cache.evict({ id });
  cache.gc();
}
