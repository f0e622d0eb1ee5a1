import { useApolloClient } from '@apollo/client/react';
import { AdminCoursesDocument, type AdminCourseRowFragment } from '#client/gql/graphql.ts';
import { useCsvExport } from '#client/ui/use-csv-export.ts';
import { paths } from '#shared/paths.ts';
import { courseListTexts as texts } from '#shared/texts/course-list.ts';
import type { AdminCourses } from './use-admin-courses.ts';

/** Downloads the courses that match the filters of the list as CSV, in its order. */
export function useCoursesExport({ asked }: Pick<AdminCourses, 'asked'>) {
  const client = useApolloClient();
  const { column, state } = texts;
  return useCsvExport<AdminCourseRowFragment>({
    name: 'courses',
    head: [
      column.title,
      column.state,
      column.category,
      column.instructor,
      column.lectures,
      column.updated,
      texts.address,
    ],
    read: async (page) => {
      const variables = { ...asked, ...page };
      const query = { query: AdminCoursesDocument, variables, fetchPolicy: 'no-cache' } as const;
      return (await client.query(query)).data?.courses;
    },
    rowOf: ({ title, publishedAt, category, instructor, numberOfLectures, updatedAt, slug }) => [
      title,
      publishedAt ? state.published : state.draft,
      category,
      instructor,
      numberOfLectures,
      updatedAt,
      `${window.location.origin}${paths.course(slug)}`,
    ],
  });
}
