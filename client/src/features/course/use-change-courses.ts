import type { ApolloCache } from '@apollo/client/cache';
import { forgetTrash, removeFromTrash } from '#client/entities/trash/trash-cache.ts';
import {
  ChangeCoursesDocument,
  type AdminCourseRowFragment,
  type ChangeCoursesMutation,
  type CourseChange,
} from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { messages } from '#shared/messages.ts';
import { courseListTexts } from '#shared/texts/course-list.ts';
import { addToCatalogue, moveInCatalogue, removeCourses, type CoursePlaces } from './course-cache.ts';

/** A course before a change: its id, and the fields that decide on its lists. */
export type CourseBefore = Pick<AdminCourseRowFragment, 'id' | 'category' | 'publishedAt'>;
type Changed = ChangeCoursesMutation['changeCourses']['courses'];
type Places = ReadonlyMap<string, CoursePlaces>;

/** The change that restores the previous states. */
const REVERSE: Record<CourseChange, CourseChange> = {
  PUBLISH: 'UNPUBLISH',
  UNPUBLISH: 'PUBLISH',
  TRASH: 'RESTORE',
  RESTORE: 'TRASH',
};

/** Publishes, unpublishes or deletes several courses (ADMIN). The toast offers to undo that for those that were changed. */
export function useChangeCourses() {
  const [mutate, isChanging] = useToastMutation(ChangeCoursesDocument);
  const send = (courses: readonly CourseBefore[], change: CourseChange, undone?: Places) => {
    const { loading, failure, unchanged, ...done } = courseListTexts.change;
    let places: Places = new Map();
    return mutate({
      variables: {
        // A course without lectures that was unpublished must be published again.
        input: { ids: courses.map(({ id }) => id), change, publishesEmpty: undone !== undefined },
      },
      loading,
      failure,
      success: (data) => done[change]({ count: changedBy(data).length }),
      queued: (data) => (changedBy(data).length === 0 ? unchanged : null),
      update: (cache, { changeCourses }) => {
        const ids = changeCourses.courses.map(({ id }) => id);
        if (change === 'TRASH') places = trash(cache, ids);
        else if (change === 'RESTORE') restore(cache, ids, undone);
        else move(cache, changeCourses.courses, courses);
      },
      offer: (data) =>
        undone
          ? undefined
          : {
              label: messages.button.undo,
              run: () => void send(changedBy(data), REVERSE[change], places),
            },
    });
  };
  return {
    isChanging,
    /** Resolves with the courses that were refused; null if the call failed. */
    changeCourses: async (courses: readonly CourseBefore[], change: CourseChange) => {
      const outcome = await send(courses, change);
      return outcome.ok ? (outcome.value?.changeCourses.refusals ?? []) : null;
    },
  };
}

const changedBy = (data: ChangeCoursesMutation | null | undefined): Changed =>
  data?.changeCourses.courses ?? [];

function move(cache: ApolloCache, courses: Changed, before: readonly CourseBefore[]): void {
  const byId = new Map(before.map((course) => [course.id, course]));
  for (const course of courses) {
    const { id } = course;
    moveInCatalogue(cache, { __typename: 'Course', id }, byId.get(id) ?? course);
  }
}

function trash(cache: ApolloCache, ids: readonly string[]): Places {
  const places = removeCourses(cache, ids);
  forgetTrash(cache, 'Course');
  return places;
}

/** The last one first: each place is that among the courses that were left. */
function restore(cache: ApolloCache, ids: readonly string[], places: Places = new Map()): void {
  for (const id of ids.toReversed()) {
    addToCatalogue(cache, { __typename: 'Course', id }, places.get(id));
    removeFromTrash(cache, { __typename: 'Course', id });
  }
  // Lectures and files that were deleted before their course are in the trash again.
  forgetTrash(cache, 'Lecture', 'CourseFile');
}
