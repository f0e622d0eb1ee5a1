import { useState } from 'react';
import type { AdminCourseRowFragment, CourseChange } from '#client/gql/graphql.ts';
import { useSelection } from '#client/ui/table-selection.tsx';
import { controlTexts } from '#shared/texts/controls.ts';
import { courseListTexts } from '#shared/texts/course-list.ts';
import { CourseBulkBar } from './course-bulk-bar.tsx';
import { RefusedCourses, type RefusedCourse } from './refused-courses.tsx';
import { useChangeCourses } from './use-change-courses.ts';

/**
 * The selection of the course list, and what can be done with it.
 *
 * @param rows the courses of the page that is shown.
 * @param listName what identifies that page. Another one begins without a selection.
 */
export function useSelectedCourses(rows: readonly AdminCourseRowFragment[], listName: string) {
  const { selection: texts } = courseListTexts;
  const { selected, toggle, toggleAll, clear } = useSelection(
    rows.map(({ id }) => id),
    listName,
  );
  const { changeCourses, isChanging } = useChangeCourses();
  const [refused, setRefused] = useState<{ listName: string; courses: readonly RefusedCourse[] } | null>(
    null,
  );
  const courses = rows.filter(({ id }) => selected.has(id));

  const change = async (kind: CourseChange) => {
    setRefused(null);
    const refusals = await changeCourses(courses, kind);
    if (!refusals) return;
    clear();
    const named = refusals.flatMap(({ id, reason }) => {
      const course = courses.find((one) => one.id === id);
      return course ? [{ id, slug: course.slug, title: course.title, reason }] : [];
    });
    setRefused({ listName, courses: named });
  };
  return {
    courses,
    selection: {
      selected,
      toggle,
      toggleAll,
      clear,
      labelOf: ({ title }: AdminCourseRowFragment) => texts.one({ title }),
      allLabel: texts.all,
    },
    announcement: courses.length > 0 ? controlTexts.selection.count({ count: courses.length }) : '',
    bar: courses.length > 0 && (
      <CourseBulkBar
        courses={courses}
        isChanging={isChanging}
        onChange={(kind) => void change(kind)}
        onClear={clear}
      />
    ),
    notice: refused?.listName === listName && refused.courses.length > 0 && (
      <RefusedCourses courses={refused.courses} onDismiss={() => setRefused(null)} />
    ),
  };
}
