import type { CourseFilePartsFragment, EditFilesQuery } from '#client/gql/graphql.ts';

/** A course with all its files. */
export type FiledCourse = EditFilesQuery['course'];

/** The files of a lecture; of the course itself without one. */
export function filesIn(
  { files, lectures }: FiledCourse,
  lectureId: string | null,
): readonly CourseFilePartsFragment[] {
  if (lectureId === null) return files;
  return lectures.find(({ id }) => id === lectureId)?.files ?? [];
}

/** The course once a file has another index among the files of its place. */
export function withFileAt(
  course: FiledCourse,
  lectureId: string | null,
  fileId: string,
  index: number,
): FiledCourse {
  const order = (files: FiledCourse['files']) => {
    const file = files.find(({ id }) => id === fileId);
    return file ? files.filter((one) => one !== file).toSpliced(index, 0, file) : files;
  };
  if (lectureId === null) return { ...course, files: order(course.files) };
  const lectures = course.lectures.map((lecture) =>
    lecture.id === lectureId ? { ...lecture, files: order(lecture.files) } : lecture,
  );
  return { ...course, lectures };
}
