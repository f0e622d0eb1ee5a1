import { createSystem } from '@chakra-ui/react';
import { globalCss, keyframes } from './global-css.ts';
import { quickSystem } from './quick-system.ts';
import {
  badgeRecipe,
  fieldRecipe,
  headingRecipe,
  inputRecipe,
  listRecipe,
  spinnerRecipe,
  textareaRecipe,
} from './recipes.ts';
import { conditions, utilities } from './style-props.ts';
import { breakpoints, semanticTokens, textStyles, tokens } from './tokens.ts';

/** Chakra's machinery with our own tokens, and recipes only for what is used. */
const made = createSystem({
  conditions,
  utilities,
  preflight: true,
  globalCss,
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    recipes: {
      input: inputRecipe,
      textarea: textareaRecipe,
      heading: headingRecipe,
      badge: badgeRecipe,
      spinner: spinnerRecipe,
    },
    slotRecipes: { field: fieldRecipe, list: listRecipe },
  },
});

/** Where no script says whether it is dark, the system does. */
const darkWithoutScripts = {
  '@media (scripting: none) and (prefers-color-scheme: dark)': {
    ':root': Object.fromEntries(made.tokens.cssVarMap.get('_dark') ?? []),
  },
};

/** The look of the product. */
export const system = quickSystem({ ...made, _global: [...made._global, darkWithoutScripts] });
