import { chakra } from '@chakra-ui/react';

/** As wide as the other screens' content, with air above and below. */
export const Section = chakra('section', {
  base: {
    width: 'full',
    maxWidth: '76rem',
    marginX: 'auto',
    paddingX: { base: '4', md: '6', lg: '8' },
    paddingY: { base: '12', md: '20' },
  },
});
