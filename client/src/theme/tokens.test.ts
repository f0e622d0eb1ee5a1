import { converter } from 'culori';
import { describe, expect, it } from 'vitest';
import { accentPalette, paletteCss, type AccentPalette } from '#shared/accent.ts';
import { palette } from '#shared/palette.ts';
import { system } from './system.ts';

const oklch = converter('oklch');

const looks = ['light', 'dark'] as const;
type Look = (typeof looks)[number];

/** Resolves a semantic token to `#rrggbb`, in the palette of a school's accent colour if given. */
function colorOf(token: string, look: Look, accent?: AccentPalette): string {
  const [, name = '', step] = /^(marigold|paper|ink|brick)\.(\d+)$/.exec(token) ?? [];
  const scales = accent && { marigold: accent, paper: accent.paper, ink: accent.ink, brick: accent.danger };
  const scale = scales?.[name as keyof typeof scales];
  const own = token === 'action.contrast' ? accent?.contrast[look] : scale?.[look][Number(step) - 1];
  if (own) return own;
  const { conditions } = system.tokens.getByName(`colors.${token}`)?.extensions ?? {};
  const value: unknown = (look === 'dark' && conditions?._dark) || conditions?.base;
  if (typeof value !== 'string') throw new Error(`There is no colour ${token}`);
  const reference = /^\{colors\.(.+)\}$/.exec(value)?.[1];
  return reference ? colorOf(reference, look, accent) : value;
}

/** Relative luminance (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['bg', 'bg.raised', 'bg.muted'];
const on = (text: string, ...below: string[]) => below.map((ground) => [text, ground] as const);

/** The minimum contrast of colours used together on a screen (WCAG 2.2: 1.4.6, 1.4.3, 1.4.11). */
const rules = [
  {
    what: 'reading text',
    least: 7,
    pairs: [
      ...on('fg', ...grounds, 'bg.emphasized', 'action.subtle', 'danger.subtle', 'success.subtle'),
      ...on('fg.muted', ...grounds),
    ],
  },
  {
    what: 'labels, links and buttons',
    least: 4.5,
    pairs: [
      ...on('fg.muted', 'bg.emphasized'),
      ...on('link', ...grounds, 'bg.emphasized'),
      ...on('action.text', ...grounds, 'action.subtle'),
      ...on('success.text', ...grounds, 'success.subtle'),
      ...on('danger.text', ...grounds, 'danger.subtle'),
      ...on('action.contrast', 'action.solid', 'action.hover'),
      ...on('danger.contrast', 'danger.solid', 'danger.hover'),
      ...on('ink.10', 'marigold.5'),
    ],
  },
  {
    what: 'controls and signs',
    least: 3,
    pairs: [
      ...on('border.control', ...grounds),
      ...on('focus', ...grounds, 'bg.emphasized'),
      ...on('action.line', ...grounds),
      ...on('success.solid', ...grounds, 'bg.waiting'),
      ...on('danger.solid', ...grounds),
    ],
  },
];

describe.each(looks)('the %s colours', (look) => {
  describe.each(rules)('have a contrast of at least $least for $what', ({ least, pairs }) => {
    it.each(pairs)('%s on %s', (text, ground) => {
      expect(contrast(colorOf(text, look), colorOf(ground, look))).toBeGreaterThanOrEqual(least);
    });
  });
});

/** All combinations of four levels of red, green and blue, and some typical brand colours. */
const levels = ['00', '55', 'aa', 'ff'];
const accents = [
  ...levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`))),
  '#1d4ed8',
  '#7f7f7f',
  '#b5179e',
  '#8b4513',
];

/** Hues around the circle, a grey and black. */
const seconds = ['#ff0000', '#b45309', '#6b8e23', '#0f766e', '#1d4ed8', '#7e22ce', '#808080', '#000000'];

it.each(accents)('the accent colour %s keeps every contrast, in light and dark mode', (accent) => {
  expect(faultsOf(accentPalette(accent))).toEqual([]);
});

it.each(['', ...accents])('the accent colour %s keeps every contrast beside a second colour', (accent) => {
  for (const second of seconds)
    expect([second, faultsOf(accentPalette(accent, second))]).toEqual([second, []]);
});

/** The pairs of colours of a palette that lack contrast. */
function faultsOf(own: AccentPalette) {
  return looks.flatMap((look) =>
    rules.flatMap(({ least, pairs }) =>
      pairs
        .map(([text, ground]) => ({
          look,
          text,
          ground,
          least,
          found: contrast(colorOf(text, look, own), colorOf(ground, look, own)),
        }))
        .filter(({ found }) => found < least),
    ),
  );
}

it('a readable accent colour is used unchanged, and an adjustment is reported', () => {
  const blue = accentPalette('#1d4ed8');
  expect(blue.light[6]).toBe('#1d4ed8');
  expect(blue.adjustments).toEqual([{ when: 'night', how: 'lighter' }]);
  expect(accentPalette('#f4a80d')).toMatchObject({ adjustments: [] });
});

it.each(['#c81e1e', '#e11d48', '#b91c1c', '#ff0000', '#f97316'])(
  'danger has another hue than the accent colour %s',
  (accent) => {
    const own = accentPalette(accent);
    for (const look of looks) {
      const [action = 0, danger = 0] = [own[look][6], own.danger[look][7]].map((hex) => oklch(hex)?.h);
      expect(Math.abs(((action - danger + 540) % 360) - 180)).toBeGreaterThan(30);
    }
  },
);

it('the dark grounds have the hue of the accent colour, and danger stays brick beside another hue', () => {
  const own = accentPalette('#1d4ed8');
  const [accent = 0, night = 0, text = 0] = ['#1d4ed8', own.paper.dark[2], own.ink.light[9]].map(
    (hex) => oklch(hex)?.h,
  );
  expect(Math.abs(accent - night)).toBeLessThan(10);
  expect(Math.abs(accent - text)).toBeLessThan(10);
  expect(own.danger).toBe(palette.brick);
});

it('a second colour gives dark grounds and text its hue, and leaves buttons as they are', () => {
  const own = accentPalette('#f97316', '#1d4ed8');
  const hues = ['#1d4ed8', own.paper.dark[2], own.ink.light[9]].map((hex) => oklch(hex)?.h ?? 0);
  for (const hue of hues) expect(Math.abs(hue - (hues[0] ?? 0))).toBeLessThan(10);
  expect(own.light[6]).toBe(accentPalette('#f97316').light[6]);
  expect(paletteCss('', '#1d4ed8')).toContain(`--chakra-colors-paper-1:${own.paper.dark[0]}`);
});

it.each(Object.entries(palette))('%s has ten steps in light and in dark mode', (_name, { light, dark }) => {
  expect(new Set(light).size).toBe(10);
  expect(new Set(dark).size).toBe(10);
});
