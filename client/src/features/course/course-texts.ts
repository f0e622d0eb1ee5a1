import type { EditableCourseFragment } from '#client/gql/graphql.ts';

/** The fields of a course that its form edits. */
export type CourseTexts = Pick<
  EditableCourseFragment,
  'title' | 'instructor' | 'category' | 'language' | 'approvalNumber' | 'description'
>;

/** Picks these fields from a course or from the form's values. */
export const courseTextsOf = ({
  title,
  instructor,
  category,
  language,
  approvalNumber,
  description,
}: CourseTexts): CourseTexts => ({
  title,
  instructor,
  category,
  language,
  approvalNumber,
  description,
});
