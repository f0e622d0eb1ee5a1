/** What Playwright turns off, too: Chromium heeds the last `--disable-features` alone. */
const PLAYWRIGHTS_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * What Chromium has ready for somebody at its window: the lists below its address bar, which are pages of their own, and
 * a process for whatever is opened next. They are nearly half of what it costs to open a page, and no page sees them.
 */
const COSTLY_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** How Chromium is started for the tests, besides Playwright's own switches. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--autoplay-policy=no-user-gesture-required',
  // A screen is looked at for a second: to optimize its code takes longer than it is ever run.
  '--js-flags=--no-opt --no-maglev',
  `--disable-features=${[...PLAYWRIGHTS_FEATURES, ...COSTLY_FEATURES].join(',')}`,
];
