import { palette } from '../palette.ts';
import { repeat } from './svg.ts';

const fan = [
  '#0f2f36',
  '#1f5059',
  '#2f6f76',
  '#4c8a58',
  '#86b26a',
  '#c9c256',
  '#eda92f',
  '#dd8436',
  '#b9533a',
  '#8f3648',
  '#5d3357',
];

function swatch(index: number): string {
  const angle = -75 + index * 15;
  const colour = fan[index] ?? palette.ink;
  return `<g transform="rotate(${angle} 560 640)">
    <rect x="506" y="96" width="108" height="560" rx="14" fill="${palette.paper}"/>
    <path d="M506 110 a14 14 0 0 1 14 -14 H600 a14 14 0 0 1 14 14 V430 H506 Z" fill="${colour}"/>
    <rect x="506" y="250" width="108" height="90" fill="#ffffff" opacity=".18"/>
    <rect x="506" y="340" width="108" height="90" fill="#ffffff" opacity=".36"/>
    <rect x="524" y="452" width="60" height="8" rx="4" fill="${palette.sand}"/>
  </g>`;
}

function brush(x: number, y: number, angle: number, handle: string, tip: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle})">
    <rect x="-11" y="-190" width="22" height="250" rx="11" fill="${handle}"/>
    <rect x="-16" y="-226" width="32" height="54" fill="${palette.sand}"/>
    <path d="M-18 -226 C-24 -276 -8 -300 2 -330 C12 -296 24 -276 18 -226 Z" fill="${tip}"/>
  </g>`;
}

/** A fan of swatches opened like a tail, and a jar of brushes. */
export const colourWithIntent = `
  <rect width="1280" height="720" fill="${palette.mist}"/>
  <path d="M0 596 H1280 V720 H0 Z" fill="${palette.ink}"/>
  ${repeat(fan.length, swatch)}
  <circle cx="560" cy="640" r="30" fill="${palette.ink}"/>
  <circle cx="560" cy="640" r="13" fill="${palette.marigold}"/>
  <ellipse cx="1110" cy="668" rx="132" ry="22" fill="${palette.inkDeep}"/>
  ${brush(1070, 520, -14, palette.brick, palette.marigold)}
  ${brush(1110, 500, 2, palette.inkSoft, palette.brick)}
  ${brush(1152, 524, 15, palette.fern, palette.ink)}
  <path d="M1010 430 H1210 L1196 650 a18 18 0 0 1 -18 16 H1042 a18 18 0 0 1 -18 -16 Z" fill="${palette.paper}"/>
  <path d="M1014 490 H1206 L1202 548 H1018 Z" fill="${palette.marigold}"/>
  <rect x="1000" y="418" width="220" height="26" rx="13" fill="${palette.paperShade}"/>`;
