import type { SystemContext } from '@chakra-ui/react';

type MakeRecipe = SystemContext['cva'];
type Recipe = ReturnType<MakeRecipe>;

/**
 * The same look in half the time. Chakra makes the recipe of a component anew with each element of it, and looks every prop up
 * among those that were asked for last.
 */
export function quickSystem(system: SystemContext): SystemContext {
  const known = new Map<string, boolean>();
  return {
    ...system,
    cva: onceForEach(system.cva),
    isValidProperty: (prop) => {
      let isValid = known.get(prop);
      if (isValid === undefined) known.set(prop, (isValid = system.isValidProperty(prop)));
      return isValid;
    },
  };
}

/** Recipes belong to components, which stay as they are. */
function onceForEach(make: (config: object) => Recipe): MakeRecipe {
  const made = new WeakMap<object, Recipe>();
  const recipeOf = (config: object) => {
    let recipe = made.get(config);
    if (!recipe) {
      recipe = make(config);
      Object.assign(recipe, { merge: mergedOnce(recipe) });
      made.set(config, recipe);
    }
    return recipe;
  };
  // What was made of a config has the variants of that config.
  return recipeOf as MakeRecipe;
}

/** What a component adds to the recipe of the one that it is made from. */
function mergedOnce(recipe: Recipe): (other: Recipe) => Recipe {
  const merge = recipe.merge as (other: Recipe) => Recipe;
  const merged = new WeakMap<Recipe, Recipe>();
  return (other: Recipe): Recipe => {
    let both = merged.get(other);
    if (!both) merged.set(other, (both = merge.call(recipe, other)));
    return both;
  };
}
