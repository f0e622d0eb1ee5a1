import { chakra, defineRecipe } from '@chakra-ui/react';

const cardRecipe = defineRecipe({
  base: {
    bg: 'bg.raised',
    color: 'fg',
    border: 'line',
    borderColor: 'border',
    borderRadius: 'card',
    minWidth: '0',
  },
  variants: {
    /** Lifts the card under the pointer, if the whole card is a link. */
    lifts: {
      true: {
        transitionProperty: 'box-shadow, border-color',
        transitionDuration: 'quick',
        _hover: { boxShadow: 'card', borderColor: 'border.control' },
      },
    },
  },
});

/** A raised surface on the page. */
export const Card = chakra('div', cardRecipe);
