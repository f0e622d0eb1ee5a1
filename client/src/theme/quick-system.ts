import type { SystemContext } from '@chakra-ui/react';
import { css as serialize, type CSSObject } from '@emotion/react';

type MakeRecipe = SystemContext['cva'];
type Recipe = ReturnType<MakeRecipe>;
type MakeStyles = SystemContext['css'];

/** So many looks of one recipe are remembered; screens have some ten of each. */
const REMEMBERED = 500;

/**
 * The same look in a fraction of the time. Chakra makes the recipe of a component anew with each element of it, looks every prop
 * up among those that were asked for last, and has Emotion write the same styles out for each element.
 */
export function quickSystem(system: SystemContext): SystemContext {
  const known = new Map<string, boolean>();
  return {
    ...system,
    // Emotion takes what is written already as it is, where Chakra's type has objects only.
    _global: serialize(system._global) as unknown as SystemContext['_global'],
    css: writtenOnce(system.css),
    cva: onceForEach(system.cva),
    isValidProperty: (prop) => {
      let isValid = known.get(prop);
      if (isValid === undefined) known.set(prop, (isValid = system.isValidProperty(prop)));
      return isValid;
    },
  };
}

/**
 * The styles of an element, in the form that Emotion takes as it is. What a recipe gives is the same object for the same
 * variants; what is beside it is small.
 */
function writtenOnce(make: MakeStyles): MakeStyles {
  const written = new WeakMap<object, Map<string, object>>();
  return (ofRecipe, ...others) => {
    if (!ofRecipe || others.length === 0) return make(ofRecipe);
    let looks = written.get(ofRecipe);
    if (!looks) written.set(ofRecipe, (looks = new Map<string, object>()));
    const key = JSON.stringify(others);
    let styles = looks.get(key);
    if (!styles) {
      if (looks.size === REMEMBERED) looks.clear();
      looks.set(key, (styles = serialize(make(ofRecipe, ...others) as CSSObject)));
    }
    return styles;
  };
}

/** Recipes belong to components, which stay as they are. */
function onceForEach(make: (config: object) => Recipe): MakeRecipe {
  const made = new WeakMap<object, Recipe>();
  const recipeOf = (config: object) => {
    let recipe = made.get(config);
    if (!recipe) made.set(config, (recipe = quickRecipe(make(config))));
    return recipe;
  };
  // What was made of a config has the variants of that config.
  return recipeOf as MakeRecipe;
}

/** A recipe that is asked for the same again and again. */
function quickRecipe(recipe: Recipe): Recipe {
  const made = new Map<string, object>();
  const stylesOf = (variants: object) => {
    const key = JSON.stringify(variants);
    let styles = made.get(key);
    if (!styles) made.set(key, (styles = recipe(variants)));
    return styles;
  };
  // A function that has what the other has beside it.
  return Object.assign(stylesOf, recipe, { merge: mergedOnce(recipe) }) as Recipe;
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
