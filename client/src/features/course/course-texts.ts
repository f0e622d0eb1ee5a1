import type { EditableCourseFragment } from '#client/gql/graphql.ts';

/** The fields of a course that its form edits. */
export type CourseTexts = Pick<
  EditableCourseFragment,
  | 'title'
  | 'instructor'
  | 'category'
  | 'language'
  | 'approvalNumber'
  | 'description'
  | 'audience'
  | 'requirements'
> & {
  /** One per line. */
  outcomes: string;
};

/** A course, or the form's values. */
type Edited = Omit<CourseTexts, 'outcomes'> & { outcomes: string | readonly string[] };

/** Picks these fields from a course or from the form's values. */
export const courseTextsOf = ({
  title,
  instructor,
  category,
  language,
  approvalNumber,
  description,
  outcomes,
  audience,
  requirements,
}: Edited): CourseTexts => ({
  title,
  instructor,
  category,
  language,
  approvalNumber,
  description,
  outcomes: typeof outcomes === 'string' ? outcomes : outcomes.join('\n'),
  audience,
  requirements,
});
