import { chakra } from '@chakra-ui/react';
import { buttonRecipe } from '#client/theme/recipes.ts';

/** A link styled as a button, for addresses outside the client: `href` as of an `a` element. */
export const ExternalButton = chakra('a', buttonRecipe);
