import { palette } from '../palette.ts';
import { repeat } from './svg.ts';

function window(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">
    <rect x="-10" y="-10" width="140" height="170" fill="${palette.sand}"/>
    <rect width="120" height="150" fill="${palette.ink}"/>
    <rect x="-34" y="0" width="34" height="150" fill="${palette.fern}"/>
    <rect x="120" y="0" width="34" height="150" fill="${palette.fern}"/>
    ${repeat(6, (i) => `<rect x="-28" y="${10 + i * 23}" width="22" height="8" fill="${palette.fernDeep}"/><rect x="126" y="${10 + i * 23}" width="22" height="8" fill="${palette.fernDeep}"/>`)}
    <path d="M60 0 V150 M0 70 H120" stroke="${palette.paper}" stroke-width="6"/>
    <rect x="-20" y="150" width="160" height="34" rx="5" fill="${palette.brick}"/>
    ${repeat(6, (i) => `<circle cx="${-8 + i * 27}" cy="${142 - (i % 2) * 12}" r="15" fill="${i % 2 ? palette.marigold : palette.fernSoft}"/>`)}
  </g>`;
}

/** A whitewashed street front with a café table, and a greeting in the air. */
export const spanishForTheFirstTrip = `
  <rect width="1280" height="720" fill="${palette.mist}"/>
  <circle cx="1130" cy="130" r="78" fill="${palette.marigold}"/>
  <rect x="90" y="150" width="800" height="480" fill="${palette.paper}"/>
  <rect x="90" y="560" width="800" height="70" fill="${palette.marigoldSoft}"/>
  <path d="M60 156 L120 76 H860 L920 156 Z" fill="${palette.brick}"/>
  ${repeat(22, (i) => `<path d="M${64 + i * 39} 156 a19.5 17 0 0 0 39 0 Z" fill="${i % 2 ? palette.brick : palette.brickSoft}"/>`)}
  ${window(180, 236)}
  ${window(680, 236)}
  <path d="M400 630 V350 a92 92 0 0 1 184 0 V630 Z" fill="${palette.sand}"/>
  <path d="M418 630 V352 a74 74 0 0 1 148 0 V630 Z" fill="${palette.teal}"/>
  <path d="M492 280 V630 M418 430 H566" stroke="${palette.ink}" stroke-width="5"/>
  <circle cx="514" cy="470" r="8" fill="${palette.marigold}"/>
  <rect y="628" width="1280" height="92" fill="${palette.ink}"/>
  ${repeat(16, (i) => `<path d="M${i * 84 - 10} 674 l42 -30 l42 30 l-42 30 Z" fill="${i % 2 ? palette.inkSoft : palette.teal}"/>`)}
  <g transform="translate(1060 470)">
    <ellipse cy="206" rx="130" ry="18" fill="${palette.inkDeep}"/>
    <path d="M0 30 V190 M-80 200 Q0 160 80 200" stroke="${palette.inkDeep}" stroke-width="14" fill="none" stroke-linecap="round"/>
    <rect x="-160" y="14" width="320" height="24" rx="12" fill="${palette.brick}"/>
    <ellipse cx="-20" cy="10" rx="104" ry="14" fill="${palette.sand}"/>
    <path d="M-90 -84 H50 C50 -24 26 6 -20 6 S-90 -24 -90 -84 Z" fill="${palette.paper}"/>
    <path d="M48 -70 C98 -76 92 -18 34 -24" fill="none" stroke="${palette.paper}" stroke-width="14"/>
    <ellipse cx="-20" cy="-84" rx="70" ry="12" fill="${palette.inkSoft}"/>
    <path d="M-44 -112 q-16 -24 0 -46 t0 -46 M0 -112 q-16 -24 0 -46 t0 -46" stroke="${palette.paper}" stroke-width="8" fill="none" stroke-linecap="round"/>
  </g>
  <path d="M640 96 a34 34 0 0 1 34 -34 H930 a34 34 0 0 1 34 34 V190 a34 34 0 0 1 -34 34 H770 L706 276 L712 224 H674 a34 34 0 0 1 -34 -34 Z" fill="${palette.ink}"/>
  <text x="802" y="172" font-family="DejaVu Serif Condensed" font-weight="700" font-size="80" text-anchor="middle" fill="${palette.paper}">¡Hola!</text>`;
