import type { EditableCourseFragment } from '#client/gql/graphql.ts';

/** What of a course is written or chosen in its form. */
export type CourseTexts = Pick<
  EditableCourseFragment,
  'title' | 'instructor' | 'category' | 'language' | 'description'
>;

/** The texts of a course, or of its form's values. */
export const courseTextsOf = ({
  title,
  instructor,
  category,
  language,
  description,
}: CourseTexts): CourseTexts => ({
  title,
  instructor,
  category,
  language,
  description,
});
