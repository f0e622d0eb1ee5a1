import type { CourseFilePartsFragment, FilesOfCourseFragment } from '#client/gql/graphql.ts';

/** A file of 2.5 MB, whose media type is that of its extension. */
export function sampleFile(id: string, name: string): CourseFilePartsFragment {
  const contentType = name.endsWith('.pdf') ? 'application/pdf' : 'application/zip';
  return { __typename: 'CourseFile', id, name, size: 2_500_000, contentType };
}

/** Course 1 with these files of its own, and lectures a and b without files. */
export const sampleFiledCourse = (files: readonly CourseFilePartsFragment[]) =>
  ({
    __typename: 'Course',
    id: '1',
    files: [...files],
    filesArchiveUrl: '/files/courses/1.zip?token=1',
    lectures: ['a', 'b'].map((id) => ({
      __typename: 'Lecture' as const,
      id,
      title: `Lecture ${id}`,
      files: [],
    })),
  }) satisfies FilesOfCourseFragment;
