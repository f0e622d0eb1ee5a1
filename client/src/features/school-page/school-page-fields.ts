import type { EditableSchoolPageFragment } from '#client/gql/graphql.ts';

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
export function suggestedSlug(title: string): string {
  const letters = title.normalize('NFKD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
  const words = letters
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu);
  return (words ?? []).join('-').slice(0, 60).replace(/-$/, '');
}
