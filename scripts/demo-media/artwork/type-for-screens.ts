import { palette } from '../palette.ts';
import { repeat } from './svg.ts';

function metalType(x: number, y: number, letter: string, face: string, side: string): string {
  return `<g transform="translate(${x} ${y})">
    <path d="M0 0 L30 -26 H170 L140 0 Z" fill="${palette.mist}"/>
    <path d="M140 0 L170 -26 V134 L140 160 Z" fill="${side}"/>
    <rect width="140" height="160" fill="${face}"/>
    <rect y="128" width="140" height="12" fill="${side}"/>
    <text x="70" y="108" font-family="DejaVu Serif Condensed" font-weight="700" font-size="108" text-anchor="middle" fill="${palette.paper}">${letter}</text>
  </g>`;
}

/** A giant letter under construction lines, with a row of metal type before it. */
export const typeForScreens = `
  <rect width="1280" height="720" fill="${palette.paper}"/>
  <rect x="0" y="0" width="1280" height="96" fill="${palette.paperShade}"/>
  ${repeat(64, (i) => `<rect x="${i * 20}" y="${i % 5 === 0 ? 52 : 72}" width="3" height="${i % 5 === 0 ? 44 : 24}" fill="${palette.muted}"/>`)}
  <circle cx="360" cy="390" r="250" fill="${palette.marigold}"/>
  <text x="360" y="520" font-family="DejaVu Serif Condensed" font-weight="700" font-size="500" text-anchor="middle" fill="${palette.ink}">g</text>
  <g stroke="${palette.brick}" stroke-width="4">
    <path d="M60 246 H1220" stroke-dasharray="14 10"/>
    <path d="M60 520 H1220"/>
    <path d="M60 640 H690" stroke-dasharray="14 10"/>
  </g>
  ${[246, 520, 640].map((y) => `<circle cx="60" cy="${y}" r="10" fill="${palette.brick}"/>`).join('')}
  ${metalType(640, 360, 'A', palette.ink, palette.inkDeep)}
  ${metalType(820, 360, 'b', palette.teal, palette.inkSoft)}
  ${metalType(1000, 360, '&amp;', palette.fern, palette.fernDeep)}
  <g transform="translate(690 150)">
    ${repeat(3, (i) => `<rect x="0" y="${i * 30 - 20}" width="${[430, 390, 250][i]}" height="12" rx="6" fill="${i === 2 ? palette.brickSoft : palette.mist}"/>`)}
  </g>
  <path d="M700 720 Q740 604 900 600 H1180 Q1280 604 1280 640 V720 Z" fill="${palette.ink}"/>
  <rect x="770" y="622" width="400" height="62" rx="31" fill="${palette.brick}"/>
  <rect x="770" y="640" width="400" height="12" rx="6" fill="${palette.brickSoft}" opacity=".6"/>
  <path d="M1170 653 H1226 V600" fill="none" stroke="${palette.sand}" stroke-width="16" stroke-linejoin="round"/>
  <rect x="1206" y="520" width="40" height="96" rx="18" fill="${palette.marigold}"/>`;
