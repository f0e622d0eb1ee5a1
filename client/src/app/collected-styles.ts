import createCache, { type EmotionCache } from '@emotion/cache';

/** The styles of one rendered page. In the browser, Emotion continues with the styles that it finds in the head. */
export class CollectedStyles {
  readonly cache: EmotionCache;

  constructor() {
    // Emotion's default key: the browser uses Emotion's default cache.
    this.cache = createCache({ key: 'css' });
    // Keeps the rules in the cache. Otherwise Emotion writes a style element before each element that needs one.
    this.cache.compat = true;
  }

  /** Returns style elements in the form that Emotion looks for in the browser. */
  toHtml(): string {
    const { key, registered, inserted } = this.cache;
    const names = Object.keys(inserted);
    const isOfClass = (name: string) => `${key}-${name}` in registered;
    const ofClasses = names.filter(isOfClass);
    const global = names
      .filter((name) => !isOfClass(name))
      .map((name) => styleElement(`${key}-global`, [name], inserted));
    return [...global, styleElement(key, ofClasses, inserted)].join('');
  }
}

function styleElement(key: string, names: readonly string[], rules: EmotionCache['inserted']): string {
  const css = names
    .map((name) => rules[name])
    .filter((rule) => typeof rule === 'string')
    .join('');
  return `<style data-emotion="${[key, ...names].join(' ')}">${css}</style>`;
}
