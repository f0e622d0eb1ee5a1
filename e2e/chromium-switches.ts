/** The features that Playwright turns off, repeated because Chromium uses only the last `--disable-features`. */
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
 * Features for a person at the window: the lists below the address bar, which are pages of their own, and a spare process for the
 * next page. They are nearly half of the cost of opening a page, and no page can tell.
 */
const COSTLY_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** The switches of Chromium for the tests, besides Playwright's own. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--autoplay-policy=no-user-gesture-required',
  // A screen lives for a second: optimizing its code takes longer than running it.
  '--js-flags=--no-opt --no-maglev',
  `--disable-features=${[...PLAYWRIGHTS_FEATURES, ...COSTLY_FEATURES].join(',')}`,
];
