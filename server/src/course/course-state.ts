import { registerEnumType } from 'type-graphql';

/** Which courses of the school a list shows; none shows what is in the trash. */
export const CourseState = { PUBLISHED: 'PUBLISHED', DRAFT: 'DRAFT', ANY: 'ANY' } as const;
export type CourseState = (typeof CourseState)[keyof typeof CourseState];

registerEnumType(CourseState, {
  name: 'CourseState',
  description: 'Which courses of the school a list shows.',
  valuesConfig: {
    PUBLISHED: { description: 'Those that everybody sees.' },
    DRAFT: { description: 'Those that visitors do not see yet. Admins only.' },
    ANY: { description: 'Both. Admins only.' },
  },
});
