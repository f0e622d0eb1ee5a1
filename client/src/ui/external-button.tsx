import { chakra } from '@chakra-ui/react';
import { buttonRecipe } from '#client/theme/recipes.ts';

/** A link that looks like a button, to where the client's own addresses end: `href` as of the browser's. */
export const ExternalButton = chakra('a', buttonRecipe);
