import { palette } from '../palette.ts';
import { onCircle, repeat } from './svg.ts';

const lens = { x: 640, y: 400 };
const bladeColours = [palette.inkSoft, palette.ink];

function blade(index: number): string {
  const start = onCircle(lens.x, lens.y, 168, index * 60);
  const end = onCircle(lens.x, lens.y, 168, index * 60 + 60);
  const inner = onCircle(lens.x, lens.y, 62, index * 60 + 96);
  const innerStart = onCircle(lens.x, lens.y, 62, index * 60 + 36);
  return `<path d="M${start.x} ${start.y} A168 168 0 0 1 ${end.x} ${end.y} L${inner.x} ${inner.y} L${innerStart.x} ${innerStart.y} Z" fill="${bladeColours[index % 2]}" stroke="${palette.teal}" stroke-width="3"/>`;
}

function ray(index: number): string {
  const from = onCircle(lens.x, lens.y, 420, index * 15 + 180);
  const to = onCircle(lens.x, lens.y, 900, index * 15 + 176.5);
  const other = onCircle(lens.x, lens.y, 900, index * 15 + 183.5);
  return `<path d="M${from.x} ${from.y} L${to.x} ${to.y} L${other.x} ${other.y} Z" fill="${palette.marigoldSoft}"/>`;
}

/** A camera seen from the front; a landscape shines through its half-closed aperture. */
export const lightAndExposure = `
  <rect width="1280" height="720" fill="${palette.marigold}"/>
  ${repeat(13, ray)}
  <rect y="640" width="1280" height="80" fill="${palette.brick}"/>
  <ellipse cx="640" cy="652" rx="470" ry="26" fill="${palette.inkDeep}" opacity=".45"/>
  <path d="M470 176 L510 104 H770 L810 176 Z" fill="${palette.inkSoft}"/>
  <rect x="560" y="122" width="160" height="44" rx="8" fill="${palette.mist}"/>
  <rect x="250" y="138" width="112" height="50" rx="12" fill="${palette.inkDeep}"/>
  <rect x="900" y="146" width="84" height="44" rx="10" fill="${palette.brick}"/>
  <rect x="200" y="170" width="880" height="474" rx="46" fill="${palette.ink}"/>
  <path d="M200 290 H1080 V540 H200 Z" fill="${palette.teal}"/>
  ${repeat(44, (i) => `<rect x="${200 + i * 20}" y="290" width="4" height="250" fill="${palette.inkSoft}" opacity=".35"/>`)}
  <circle cx="960" cy="236" r="26" fill="${palette.marigoldSoft}"/>
  <rect x="270" y="218" width="130" height="34" rx="17" fill="${palette.inkSoft}"/>
  <circle cx="${lens.x}" cy="${lens.y}" r="236" fill="${palette.inkDeep}"/>
  <circle cx="${lens.x}" cy="${lens.y}" r="212" fill="${palette.sand}"/>
  ${repeat(36, (i) => {
    const from = onCircle(lens.x, lens.y, 192, i * 10);
    const to = onCircle(lens.x, lens.y, i % 3 === 0 ? 206 : 200, i * 10);
    return `<path d="M${from.x} ${from.y} L${to.x} ${to.y}" stroke="${palette.ink}" stroke-width="4"/>`;
  })}
  <circle cx="${lens.x}" cy="${lens.y}" r="182" fill="${palette.inkDeep}"/>
  <clipPath id="opening"><circle cx="${lens.x}" cy="${lens.y}" r="120"/></clipPath>
  <g clip-path="url(#opening)">
    <rect x="500" y="260" width="280" height="280" fill="${palette.mist}"/>
    <circle cx="668" cy="374" r="20" fill="${palette.marigold}"/>
    <path d="M540 440 L610 380 L650 416 L690 392 L760 450 V540 H540 Z" fill="${palette.fern}"/>
    <path d="M540 452 Q640 424 760 460 V540 H540 Z" fill="${palette.fernDeep}"/>
  </g>
  ${repeat(6, blade)}
  <path d="M520 320 A144 144 0 0 1 590 262" stroke="${palette.paper}" stroke-width="14" fill="none" stroke-linecap="round" opacity=".85"/>`;
