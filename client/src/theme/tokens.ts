import { defineSemanticTokens, defineTextStyles, defineTokens } from '@chakra-ui/react';
import { serifFonts, systemFonts } from '#shared/font-stacks.ts';
import { palette, type Scale } from '#shared/palette.ts';

/** The 4 px grid: the token `4` is 1 rem. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72,
  80, 96,
];
const grid = Object.fromEntries([
  ['0', { value: '0' }],
  ...steps.map((step) => [String(step), { value: `${step / 4}rem` }]),
]) as Record<string, { value: string }>;

const plain = <Value extends string | number>(values: Record<string, Value>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as Record<
    string,
    { value: Value }
  >;

/** In em, so that a page whose text a person has enlarged has the columns of a smaller window. 1em is 16 px by default. */
export const breakpoints = { sm: '30em', md: '48em', lg: '64em', xl: '80em', '2xl': '96em' };

export const tokens = defineTokens({
  spacing: grid,
  sizes: { ...grid, ...plain({ full: '100%', prose: '65ch' }) },
  fonts: plain({
    heading: `'Fraunces Variable', ${serifFonts}`,
    body: systemFonts,
    mono: 'ui-monospace, Menlo, Consolas, monospace',
  }),
  // Six sizes. The largest grows with the viewport.
  fontSizes: plain({
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.25rem',
    xl: '1.625rem',
    '2xl': 'clamp(2rem, 1.5rem + 2.2vw, 3.5rem)',
  }),
  fontWeights: plain({ normal: 400, medium: 500, semibold: 600 }),
  lineHeights: plain({ tight: 1.12, snug: 1.3, body: 1.6 }),
  radii: plain({ card: '0.5rem', full: '9999px' }),
  borders: plain({ line: '1px solid' }),
  durations: plain({ quick: '120ms', move: '180ms' }),
  zIndex: plain({ header: 10, toasts: 100 }),
  animations: plain({
    spin: 'spin 900ms linear infinite',
    breathe: 'breathe 1.6s ease-in-out infinite',
    arrive: 'arrive 180ms ease-out',
  }),
});

/** The ten steps of one colour as `<name>.1` to `<name>.10`. */
const scale = ({ light, dark }: Scale) =>
  Object.fromEntries(
    light.map((base, index) => [index + 1, { value: { base, _dark: dark[index] ?? base } }]),
  );

/** A role: one step in light mode, and in dark mode the same or another one. */
const role = (base: string, dark: string = base) => ({
  value: { base: `{colors.${base}}`, _dark: `{colors.${dark}}` },
});

export const semanticTokens = defineSemanticTokens({
  colors: {
    paper: scale(palette.paper),
    ink: scale(palette.ink),
    marigold: scale(palette.marigold),
    fern: scale(palette.fern),
    brick: scale(palette.brick),
    bg: {
      DEFAULT: role('paper.2', 'paper.1'),
      raised: role('paper.1', 'paper.2'),
      muted: role('paper.3'),
      emphasized: role('paper.4'),
      waiting: role('paper.5'),
    },
    fg: {
      DEFAULT: role('ink.10'),
      muted: role('ink.8'),
    },
    border: {
      DEFAULT: role('paper.7', 'paper.6'),
      control: role('ink.7'),
    },
    focus: role('ink.8', 'marigold.7'),
    link: role('ink.9', 'marigold.9'),
    action: {
      solid: role('marigold.7'),
      hover: role('marigold.6', 'marigold.8'),
      line: role('marigold.8', 'marigold.7'),
      contrast: role('ink.10', 'paper.1'),
      text: role('marigold.9'),
      subtle: role('marigold.2'),
    },
    success: { solid: role('fern.8'), text: role('fern.9'), subtle: role('fern.2') },
    danger: {
      solid: role('brick.8'),
      hover: role('brick.9'),
      contrast: role('paper.1'),
      text: role('brick.9'),
      subtle: role('brick.2'),
    },
  },
  shadows: {
    card: {
      value: {
        base: '0 1px 2px rgb(2 32 36 / 0.06), 0 8px 24px -8px rgb(2 32 36 / 0.16)',
        _dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px -8px rgb(0 0 0 / 0.6)',
      },
    },
  },
});

const serif = { fontFamily: 'heading', fontWeight: 'semibold', lineHeight: 'tight' } as const;

export const textStyles = defineTextStyles({
  h1: { value: { ...serif, fontSize: '2xl', letterSpacing: '-0.015em' } },
  h2: { value: { ...serif, fontSize: 'xl', lineHeight: 'snug', letterSpacing: '-0.01em' } },
  h3: { value: { ...serif, fontSize: 'lg', lineHeight: 'snug' } },
  lead: { value: { fontSize: 'lg', lineHeight: 'body' } },
  md: { value: { fontSize: 'md', lineHeight: 'body' } },
  sm: { value: { fontSize: 'sm', lineHeight: 'body' } },
  label: { value: { fontSize: 'xs', fontWeight: 'semibold', lineHeight: 'snug', letterSpacing: '0.02em' } },
});
