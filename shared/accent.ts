import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
  wcagContrast,
} from 'culori/fn';
import { palette, type Scale } from './palette.ts';

/** An adjustment of the accent colour in one colour mode. */
interface Adjustment {
  when: 'day' | 'night';
  how: 'lighter' | 'darker';
}

/** The palette of an accent colour: ten steps in place of marigold's, and the text colour on solid backgrounds. */
export interface AccentPalette extends Scale {
  /** The text on buttons. */
  contrast: { light: string; dark: string };
  /** Backgrounds and text in place of paper and ink, whose dark steps have the hue of the second colour, or else of the accent. */
  paper: Scale;
  ink: Scale;
  /** In place of brick. It has another hue when the accent is nearly brick, so that a deletion does not look like the main action. */
  danger: Scale;
  /** The colour modes in which buttons need another lightness, so that their text is readable. */
  adjustments: readonly Adjustment[];
}

// The colour spaces that culori converts through.
for (const mode of [modeRgb, modeLrgb, modeOklab]) useMode(mode);
const oklch = useMode(modeOklch);

/** WCAG 2.2: 1.4.6 for reading text, 1.4.3 for text, 1.4.11 for controls, with a margin for rounding. */
const [READING, TEXT, CONTROL] = [7.05, 4.55, 3.05];
/** The largest difference in lightness that is not visible. */
const SAME = 0.02;

/** The product's default palette. */
const ownPalette: AccentPalette = {
  ...palette.marigold,
  contrast: { light: last(palette.ink.light), dark: palette.paper.dark[0] },
  paper: palette.paper,
  ink: palette.ink,
  danger: palette.brick,
  adjustments: [],
};

/** The product's solid colour in light mode, as the accent of a school that has only a second colour. */
const [, , , , , , OWN_ACCENT] = palette.marigold.light;

/**
 * Returns the palette of a school.
 *
 * @param accent as `#rrggbb`; empty for the default colour.
 * @param second the hue of dark areas and text, as `#rrggbb`; empty for that of the accent.
 */
export function accentPalette(accent: string, second = ''): AccentPalette {
  if (accent === '' && second === '') return ownPalette;
  const given = colorOf(accent || OWN_ACCENT);
  const { h: ground = 0, c: most } = second === '' ? given : colorOf(second);
  const hue = given.h ?? 0;
  const shades = new Shades(hue, given.c);
  const paper = { light: palette.paper.light, dark: turned(palette.paper.dark, ground, most) };
  const ink = { light: turned(palette.ink.light, ground, most), dark: palette.ink.dark };
  const [light, dark] = [byDay(shades, given.l, last(ink.light)), byNight(shades, given.l, paper.dark)];
  const adjustments =
    accent === ''
      ? []
      : [...moved('day', light.solid.l - given.l), ...moved('night', dark.solid.l - given.l)];
  return {
    light: light.steps,
    dark: dark.steps,
    contrast: { light: light.solid.text, dark: dark.solid.text },
    paper,
    ink,
    danger: dangerBeside(given.c < GREY ? undefined : hue),
    adjustments,
  };
}

function colorOf(hex: string) {
  const color = oklch(hex);
  if (!color) throw new Error(`${hex} is no colour`);
  return color;
}

/** Colours of less chroma have no visible hue. */
const GREY = 0.04;
/** Distances between hues, in degrees: those below the first look alike, and the second does not. */
const [ALIKE, APART] = [32, 45];

/** Returns the colours of danger beside an accent of a hue; undefined for a grey one. */
function dangerBeside(hue: number | undefined): Scale {
  const { brick } = palette;
  const own = oklch(brick.light[7])?.h ?? 0;
  if (hue === undefined || Math.abs(((hue - own + 540) % 360) - 180) >= ALIKE) return brick;
  const other = (hue - APART + 360) % 360;
  return { light: turned(brick.light, other), dark: turned(brick.dark, other) };
}

/** Turns colours to a hue. Their lightness stays, and so does their chroma up to `most`. */
function turned(steps: readonly string[], hue: number, most = Infinity): string[] {
  return steps.map((step) => {
    const { l, c } = oklch(step) ?? { l: 0, c: 0 };
    return formatHex(clampChroma({ mode: 'oklch', l, c: Math.min(c, most), h: hue }, 'oklch'));
  });
}

const moved = (when: Adjustment['when'], by: number): Adjustment[] =>
  Math.abs(by) <= SAME ? [] : [{ when, how: by > 0 ? 'lighter' : 'darker' }];

interface Solid {
  l: number;
  color: string;
  /** The text colour on it. */
  text: string;
}

/** Shades of one hue, by their lightness in OKLCH (0 to 1). */
class Shades {
  private readonly hue: number;
  private readonly chroma: number;

  constructor(hue: number, chroma: number) {
    this.hue = hue;
    this.chroma = chroma;
  }

  /** Returns a shade with the chroma of the accent colour, at most `most`, within the sRGB gamut. */
  at(l: number, most = Infinity): string {
    const color = { mode: 'oklch', l, c: Math.min(this.chroma, most), h: this.hue } as const;
    return formatHex(clampChroma(color, 'oklch'));
  }

  /** Returns the first shade from a lightness toward `end` for which a condition holds. */
  toward(end: 0 | 1, from: number, most: number, holds: (color: string) => boolean): string {
    for (let l = from; end === 1 ? l < 1 : l > 0; l += end === 1 ? 0.005 : -0.005) {
      const color = this.at(l, most);
      if (holds(color)) return color;
    }
    return this.at(end, most);
  }

  /** Returns the solid colour nearest to a lightness that is visible and has a readable text colour. */
  solid(from: number, texts: readonly string[], holds: (color: string) => boolean): Solid {
    for (let distance = 0; distance <= 1; distance += 0.005) {
      for (const l of [from + distance, from - distance]) {
        if (l < 0 || l > 1) continue;
        const color = this.at(l);
        const text = texts.find((one) => wcagContrast(one, color) >= TEXT);
        if (text !== undefined && holds(color)) return { l, color, text };
      }
    }
    throw new Error('Black can be written on');
  }
}

const isOn =
  (grounds: readonly string[], least: number) =>
  (color: string): boolean =>
    grounds.every((ground) => wcagContrast(color, ground) >= least);

function byDay(shades: Shades, l: number, ink: string) {
  const own = palette.marigold.light;
  const [paper] = palette.paper.light;
  const grounds = palette.paper.light.slice(0, 3);
  const solid = shades.solid(l, [ink, paper], () => true);
  // Moves away from the text's lightness, so that the contrast only grows.
  const hover = solid.text === ink ? Math.min(1, solid.l + 0.04) : Math.max(0, solid.l - 0.06);
  const grounded = (step: number, least: number) =>
    shades.toward(1, lightness(own, step), chroma(own, step), isOn([ink], least));
  const subtle = grounded(2, READING);
  const text = shades.toward(0, Math.min(l, lightness(own, 9)), 0.2, isOn([...grounds, subtle], TEXT));
  const steps = [
    grounded(1, READING),
    subtle,
    grounded(3, READING),
    grounded(4, READING),
    grounded(5, TEXT),
    shades.at(hover),
    solid.color,
    shades.toward(0, Math.min(l, lightness(own, 8)), 0.2, isOn(grounds, CONTROL)),
    text,
    shades.toward(0, lightness(own, 10), 0.1, isOn([...grounds, subtle], READING)),
  ];
  return { solid, steps };
}

function byNight(shades: Shades, l: number, papers: readonly string[]) {
  const [own, chalk] = [palette.marigold.dark, last(palette.ink.dark)];
  const [paper = ''] = papers;
  const grounds = papers.slice(0, 4);
  const solid = shades.solid(l, [paper, chalk], isOn(grounds, CONTROL));
  const hover = solid.text === paper ? Math.min(1, solid.l + 0.05) : solid.l - 0.04;
  const grounded = (step: number, least: number) =>
    shades.toward(0, lightness(own, step), chroma(own, step), isOn([chalk], least));
  const subtle = grounded(2, READING);
  const steps = [
    grounded(1, READING),
    subtle,
    grounded(3, READING),
    grounded(4, TEXT),
    grounded(5, TEXT),
    shades.at(lightness(own, 6), chroma(own, 6)),
    solid.color,
    shades.at(hover),
    shades.toward(1, Math.max(l, lightness(own, 9)), 0.15, isOn([...grounds, subtle], TEXT)),
    shades.toward(1, lightness(own, 10), chroma(own, 10), isOn([...grounds, subtle], READING)),
  ];
  return { solid, steps };
}

function last(steps: readonly string[]): string {
  return steps.at(-1) ?? '';
}

const lightness = (steps: readonly string[], step: number): number => oklch(steps[step - 1])?.l ?? 0;
const chroma = (steps: readonly string[], step: number): number => oklch(steps[step - 1])?.c ?? 0;

/** The id of the page's element with the school's colours. */
export const PALETTE_ID = 'palette';

/** The theme's variables of a palette in one colour mode, by name. */
function paletteVariables(own: AccentPalette, mode: keyof Scale): Record<string, string> {
  const scales = { marigold: own, paper: own.paper, ink: own.ink, brick: own.danger };
  const steps = Object.entries(scales).flatMap(([name, scale]) =>
    scale[mode].map((color, index) => [`--chakra-colors-${name}-${index + 1}`, color] as const),
  );
  return { ...Object.fromEntries(steps), '--chakra-colors-action-contrast': own.contrast[mode] };
}

/**
 * Returns the school's palette as CSS. It overrides the theme's variables by its higher specificity. Empty for a school without
 * colours of its own.
 */
export function paletteCss(accent: string, second = ''): string {
  if (accent === '' && second === '') return '';
  const own = accentPalette(accent, second);
  const variables = (mode: keyof Scale) =>
    Object.entries(paletteVariables(own, mode))
      .map(([name, color]) => `${name}:${color}`)
      .join(';');
  const [day, night] = [variables('light'), variables('dark')];
  // Beside the variables, because `fonts.css` sets it before the theme is there.
  const ground = `background:${own.paper.dark[0]}`;
  return [
    `:root:root,.light.light{${day}}`,
    `.dark.dark{${night}}`,
    `html.dark.dark{${ground}}`,
    `@media (scripting:none) and (prefers-color-scheme:dark){:root:root{${night};${ground}}}`,
  ].join('');
}
