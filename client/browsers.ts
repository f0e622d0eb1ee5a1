/** What docs/browsers.md promises. `:has()` is what needs Firefox 121; the others are where all else came together. */
export const oldestBrowsers = ['chrome111', 'edge111', 'firefox121', 'safari16.4'];
