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

/** What became of a colour, and where. */
interface Adjustment {
  when: 'day' | 'night';
  how: 'lighter' | 'darker';
}

/** The colours of actions, made of one colour: ten steps in the place of marigold's, and what is written on the solids. */
export interface AccentPalette extends Scale {
  /** The text on buttons. */
  contrast: { light: string; dark: string };
  /** Where buttons had to become another colour, so that they can be read. */
  adjustments: readonly Adjustment[];
}

// What culori goes through from one to the other.
for (const mode of [modeRgb, modeLrgb, modeOklab]) useMode(mode);
const oklch = useMode(modeOklch);

/** WCAG 2.2: 1.4.6 for reading text, 1.4.3 for text, 1.4.11 for controls; with a little to spare for rounding. */
const [READING, TEXT, CONTROL] = [7.05, 4.55, 3.05];
/** What the eye does not tell from the colour that was asked for. */
const SAME = 0.02;

/** The colours that the product has where no school has chosen one. */
const ownPalette: AccentPalette = {
  ...palette.marigold,
  contrast: { light: last(palette.ink.light), dark: palette.paper.dark[0] },
  adjustments: [],
};

/**
 * The colours of a school.
 *
 * @param accent as `#rrggbb`; empty for the product's own.
 */
export function accentPalette(accent: string): AccentPalette {
  if (accent === '') return ownPalette;
  const given = oklch(accent);
  if (!given) throw new Error(`${accent} is no colour`);
  const shades = new Shades(given.h ?? 0, given.c);
  const [light, dark] = [byDay(shades, given.l), byNight(shades, given.l)];
  const adjustments = [...moved('day', light.solid.l - given.l), ...moved('night', dark.solid.l - given.l)];
  return {
    light: light.steps,
    dark: dark.steps,
    contrast: { light: light.solid.text, dark: dark.solid.text },
    adjustments,
  };
}

const moved = (when: Adjustment['when'], by: number): Adjustment[] =>
  Math.abs(by) <= SAME ? [] : [{ when, how: by > 0 ? 'lighter' : 'darker' }];

interface Solid {
  l: number;
  color: string;
  /** On it. */
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

  /** A shade, as colourful as the given colour or as `most` allows, and as screens can show it. */
  at(l: number, most = Infinity): string {
    const color = { mode: 'oklch', l, c: Math.min(this.chroma, most), h: this.hue } as const;
    return formatHex(clampChroma(color, 'oklch'));
  }

  /** The shade nearest to a lightness for which something holds, going one way. */
  toward(end: 0 | 1, from: number, most: number, holds: (color: string) => boolean): string {
    for (let l = from; end === 1 ? l < 1 : l > 0; l += end === 1 ? 0.005 : -0.005) {
      const color = this.at(l, most);
      if (holds(color)) return color;
    }
    return this.at(end, most);
  }

  /** The solid nearest to a lightness that can be seen and written on. */
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

function byDay(shades: Shades, l: number) {
  const [own, ink] = [palette.marigold.light, last(palette.ink.light)];
  const [paper] = palette.paper.light;
  const grounds = palette.paper.light.slice(0, 3);
  const solid = shades.solid(l, [ink, paper], () => true);
  // Away from its text, so that this only becomes easier to read.
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

function byNight(shades: Shades, l: number) {
  const [own, chalk] = [palette.marigold.dark, last(palette.ink.dark)];
  const [paper] = palette.paper.dark;
  const grounds = palette.paper.dark.slice(0, 4);
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

/** The id of the element of a page that holds the colours of the school. */
export const PALETTE_ID = 'palette';

/**
 * The colours of a school as styles, which take the place of the product's own wherever the theme says its variables: they are more
 * specific. Empty for a school that has none.
 */
export function paletteCss(accent: string): string {
  if (accent === '') return '';
  const { light, dark, contrast } = accentPalette(accent);
  const variables = (steps: readonly string[], text: string) =>
    [
      ...steps.map((color, index) => `--chakra-colors-marigold-${index + 1}:${color}`),
      `--chakra-colors-action-contrast:${text}`,
    ].join(';');
  const [day, night] = [variables(light, contrast.light), variables(dark, contrast.dark)];
  return [
    `:root:root,.light.light{${day}}`,
    `.dark.dark{${night}}`,
    `@media (scripting:none) and (prefers-color-scheme:dark){:root:root{${night}}}`,
  ].join('');
}
