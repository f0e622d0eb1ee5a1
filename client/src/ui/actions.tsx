import { chakra } from '@chakra-ui/react';

/** The buttons at the end of a text or form, the one to press first: a column on a phone, a row where there is room. */
export const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: 'wrap',
    gap: '3',
    width: 'full',
  },
});
