import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const recipe = defineRecipe({ base: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } });

/** A link within text, with its own text direction: `to` as of a link. */
export const TextLink = chakra(Link, recipe, { defaultProps: { dir: 'auto' } });

/** The same for addresses outside the client: `href` as of an `a` element. */
export const ExternalLink = chakra('a', recipe);
