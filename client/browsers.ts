/**
 * The oldest browsers that docs/browsers.md promises. Firefox 121 is the first with `:has()`; the other versions are the first
 * with all other features.
 */
export const oldestBrowsers = ['chrome111', 'edge111', 'firefox121', 'safari16.4'];
