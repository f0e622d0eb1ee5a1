import type { EditableSchoolPageFragment } from '#client/gql/graphql.ts';
import { schoolPageLimits } from '#shared/school-page.ts';
import { slugOf } from '#shared/slug.ts';

/** The values of the form of a free page. */
export type PageFields = Pick<EditableSchoolPageFragment, 'title' | 'slug' | 'place' | 'text'>;

/** The fields of a new page. */
export const newPage: PageFields = { title: '', slug: '', place: 'FOOTER', text: '' };

/** Returns the fields of a page, or of the values of its form. */
export const fieldsOf = ({
  title,
  slug,
  place,
  text,
}: EditableSchoolPageFragment | PageFields): PageFields => ({
  title,
  slug,
  place,
  text,
});

/** Suggests an address for a title: `Café & Kitchen` becomes `cafe-kitchen`. Empty for a title without letters and digits. */
export const suggestedSlug = (title: string): string => slugOf(title, schoolPageLimits.slug.max);
