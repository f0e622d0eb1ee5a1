import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
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
import { breakpoints, semanticTokens, textStyles, tokens } from './tokens.ts';

/** Chakra's base with our own tokens, and with recipes only for the components in use. */
const made = createSystem(defaultBaseConfig, {
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

/** Without scripts, the system's colour scheme decides. */
const darkWithoutScripts = {
  '@media (scripting: none) and (prefers-color-scheme: dark)': {
    ':root': Object.fromEntries(made.tokens.cssVarMap.get('_dark') ?? []),
  },
};

/** The theme of the product. */
export const system = quickSystem({ ...made, _global: [...made._global, darkWithoutScripts] });
