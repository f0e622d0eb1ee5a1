import { chakra } from '@chakra-ui/react';

/** A section as wide as the content of other pages, with vertical padding. */
export const Section = chakra('section', {
  base: {
    width: 'full',
    maxWidth: '76rem',
    marginX: 'auto',
    paddingX: { base: '4', md: '6', lg: '8' },
    paddingY: { base: '12', md: '20' },
  },
});
