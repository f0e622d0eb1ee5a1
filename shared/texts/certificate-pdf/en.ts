import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
  verify: 'Verify it at {address}',
  /** Stand where our fonts lack letters of a name. */
  undrawable: {
    name: 'The person named at the address below',
    title: 'the course named at the address below',
    instructor: 'Taught by the person named at the address below',
  },
} as const satisfies TextTree;
