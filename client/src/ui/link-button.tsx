import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { buttonRecipe } from '#client/theme/recipes.ts';

/** A link styled as a button: `to` and `state` as of a link, `variant`, `tone` and `size` as of a button. */
export const LinkButton = chakra(Link, buttonRecipe);
