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
    /** Lifts under the pointer, for a card that leads somewhere as a whole. */
    lifts: {
      true: {
        transitionProperty: 'box-shadow, border-color',
        transitionDuration: 'quick',
        _hover: { boxShadow: 'card', borderColor: 'border.control' },
      },
    },
  },
});

/** A sheet of paper on the page. */
export const Card = chakra('div', cardRecipe);
