import type { EditableCourseFragment } from '#client/gql/graphql.ts';

/** What of a course is written in its form. */
export type CourseTexts = Pick<EditableCourseFragment, 'title' | 'instructor' | 'category' | 'description'>;

/** The texts of a course, or of its form's values. */
export const courseTextsOf = ({ title, instructor, category, description }: CourseTexts): CourseTexts => ({
  title,
  instructor,
  category,
  description,
});
