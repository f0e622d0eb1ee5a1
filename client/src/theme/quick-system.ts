import type { SystemContext } from '@chakra-ui/react';
import { css as serialize, type CSSObject } from '@emotion/react';

type MakeRecipe = SystemContext['cva'];
type Recipe = ReturnType<MakeRecipe>;
type MakeStyles = SystemContext['css'];

/** Maximum number of cached results per recipe; screens have about ten of each. */
const REMEMBERED = 500;

/**
 * A faster system with the same output. Chakra recreates a component's recipe for each element, looks up every prop in a small
 * cache, and has Emotion serialize the same styles for each element.
 */
export function quickSystem(system: SystemContext): SystemContext {
  const known = new Map<string, boolean>();
  return {
    ...system,
    // Emotion accepts serialized styles, although Chakra's type allows only objects.
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
 * Caches the serialized styles of elements. A recipe returns the same object for the same variants; the other styles are small
 * enough to serve as a key.
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

/** Caches recipes by their config: configs belong to components and do not change. */
function onceForEach(make: (config: object) => Recipe): MakeRecipe {
  const made = new WeakMap<object, Recipe>();
  const recipeOf = (config: object) => {
    let recipe = made.get(config);
    if (!recipe) made.set(config, (recipe = quickRecipe(make(config))));
    return recipe;
  };
  // A recipe has the variants of its config.
  return recipeOf as MakeRecipe;
}

/** Caches the results of a recipe. */
function quickRecipe(recipe: Recipe): Recipe {
  const made = new Map<string, object>();
  const stylesOf = (variants: object) => {
    const key = JSON.stringify(variants);
    let styles = made.get(key);
    if (!styles) made.set(key, (styles = recipe(variants)));
    return styles;
  };
  // The function gets the other properties of the recipe.
  return Object.assign(stylesOf, recipe, { merge: mergedOnce(recipe) }) as Recipe;
}

/** Caches merged recipes: a component's own recipe merged into that of its base component. */
function mergedOnce(recipe: Recipe): (other: Recipe) => Recipe {
  const merge = recipe.merge as (other: Recipe) => Recipe;
  const merged = new WeakMap<Recipe, Recipe>();
  return (other: Recipe): Recipe => {
    let both = merged.get(other);
    if (!both) merged.set(other, (both = merge.call(recipe, other)));
    return both;
  };
}
