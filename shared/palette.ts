/**
 * Ten steps of a colour in light and in dark mode: 1-3 backgrounds, 4-5 hovered backgrounds, 6-7 lines, 7-8 solids, 9-10 text.
 */
export interface Scale {
  light: readonly string[];
  dark: readonly string[];
}

/**
 * The product's five colours. Each step has the same lightness in OKLCH. Light and dark mode are designed separately.
 * `tokens.test.ts` checks the contrast of the pairs that the theme uses.
 */
export const palette = {
  /** Backgrounds and lines: warm white in light mode, the dark hall in dark mode. */
  paper: {
    light: [
      '#fcfaf6',
      '#f8f5ef',
      '#f3efe7',
      '#ece7de',
      '#e5dfd4',
      '#dad3c7',
      '#c7c0b3',
      '#aca396',
      '#877f72',
      '#645d51',
    ],
    dark: [
      '#031a1c',
      '#042023',
      '#07282b',
      '#0b3034',
      '#12393d',
      '#1e474b',
      '#355d61',
      '#52797e',
      '#79999d',
      '#a4bdc0',
    ],
  },
  /** Text and strong lines: deep blue-green in light mode, warm chalk in dark mode. */
  ink: {
    light: [
      '#f2f8f9',
      '#e4eff1',
      '#d3e3e5',
      '#bdd3d5',
      '#9fbabd',
      '#79999d',
      '#4c7074',
      '#284f53',
      '#0e3438',
      '#022024',
    ],
    dark: [
      '#0c1e20',
      '#142829',
      '#1f3533',
      '#344740',
      '#535f50',
      '#787968',
      '#9b998a',
      '#c2beb1',
      '#dedad1',
      '#f3f0e9',
    ],
  },
  /** Actions, registered users. */
  marigold: {
    light: [
      '#fff9ea',
      '#ffefcb',
      '#ffe1a3',
      '#ffd27d',
      '#fdc357',
      '#fab42e',
      '#f4a80d',
      '#b97500',
      '#8f5805',
      '#5f3807',
    ],
    dark: [
      '#281d0f',
      '#38260f',
      '#4a310e',
      '#5f3f10',
      '#7a5116',
      '#9e6c1d',
      '#f4af2d',
      '#f9c254',
      '#fbcf75',
      '#fbe6b3',
    ],
  },
  /** Success, progress, enrolled users. */
  fern: {
    light: [
      '#f3fbf4',
      '#e3f6e6',
      '#ceefd3',
      '#b4e2bc',
      '#94cf9f',
      '#6cb17b',
      '#448c56',
      '#317142',
      '#255a33',
      '#193b22',
    ],
    dark: [
      '#132217',
      '#182d1e',
      '#1f3b27',
      '#294d34',
      '#346342',
      '#437e54',
      '#539f6a',
      '#66ba7f',
      '#86d29b',
      '#c1eacb',
    ],
  },
  /** Danger. */
  brick: {
    light: [
      '#fff6f4',
      '#fdece8',
      '#fbddd6',
      '#f9c7bc',
      '#f2a999',
      '#e37e6a',
      '#cc5641',
      '#af3b27',
      '#8e2c1c',
      '#5b1f15',
    ],
    dark: [
      '#2c1a16',
      '#3e1f19',
      '#52251c',
      '#6c2e23',
      '#8d3b2c',
      '#b34b38',
      '#d35c47',
      '#e87a65',
      '#f5a08f',
      '#fdd3ca',
    ],
  },
} as const satisfies Record<string, Scale>;
