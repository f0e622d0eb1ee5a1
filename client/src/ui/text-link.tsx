import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const recipe = defineRecipe({ base: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } });

/** A link among other words, whose direction is that of its own: `to` as of a link. */
export const TextLink = chakra(Link, recipe, { defaultProps: { dir: 'auto' } });

/** The same to where the client's own addresses end: `href` as of the browser's. */
export const ExternalLink = chakra('a', recipe);
