import createCache, { type EmotionCache } from '@emotion/cache';

/** The styles of one rendered page. Emotion in the browser goes on from what it finds of them in the head. */
export class CollectedStyles {
  readonly cache: EmotionCache;

  constructor() {
    // Emotion's own key: the browser has no cache but its default one.
    this.cache = createCache({ key: 'css' });
    // Has it keep the rules, where it would write a style element before each element that needs one.
    this.cache.compat = true;
  }

  /** As style elements, in the form in which Emotion looks for them. */
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
