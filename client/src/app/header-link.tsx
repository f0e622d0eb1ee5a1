import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';

/** A link of the header. The link to the current screen is underlined. */
export const HeaderLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    paddingX: '3',
    borderRadius: 'card',
    fontSize: 'sm',
    fontWeight: 'semibold',
    _hover: { bg: 'bg.emphasized' },
    '&[aria-current=page]': {
      textDecoration: 'underline',
      textDecorationColor: 'action.line',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.5em',
    },
  },
});
