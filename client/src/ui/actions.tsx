import { chakra } from '@chakra-ui/react';

/** The buttons at the end of a text or form, with the main action first: a column on a phone, a row on wider screens. */
export const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: 'wrap',
    gap: '3',
    width: 'full',
  },
});
