import { palette } from '../palette.ts';
import { repeat } from './svg.ts';

function ear(x: number, y: number, angle: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle})">
    <path d="M0 0 C6 -90 -4 -170 0 -250" stroke="${palette.marigoldDeep}" stroke-width="8" fill="none" stroke-linecap="round"/>
    ${repeat(6, (i) => `<path d="M0 ${-110 - i * 24} q34 -8 36 -44 q-34 4 -36 44 Z M0 ${-110 - i * 24} q-34 -8 -36 -44 q34 4 36 44 Z" fill="${i % 2 ? palette.marigold : palette.marigoldDeep}"/>`)}
    <path d="M0 -246 q16 -26 0 -56 q-16 30 0 56 Z" fill="${palette.marigold}"/>
  </g>`;
}

/** A scored loaf on a board before the glowing mouth of an oven. */
export const breadAtHome = `
  <rect width="1280" height="720" fill="${palette.ink}"/>
  ${repeat(7, (row) =>
    repeat(9, (column) => {
      const x = column * 160 - (row % 2) * 80;
      return `<rect x="${x + 4}" y="${row * 82 + 4}" width="152" height="74" rx="6" fill="${(row * 3 + column) % 4 === 0 ? palette.teal : palette.inkSoft}"/>`;
    }),
  )}
  <path d="M250 560 V330 C250 150 430 66 640 66 S1030 150 1030 330 V560 Z" fill="${palette.sand}"/>
  <path d="M306 560 V340 C306 190 460 120 640 120 S974 190 974 340 V560 Z" fill="${palette.inkDeep}"/>
  <path d="M350 560 C360 400 470 300 640 300 S920 400 930 560 Z" fill="${palette.brick}"/>
  <path d="M430 560 C450 460 520 380 640 380 S830 460 850 560 Z" fill="${palette.marigold}"/>
  <rect y="556" width="1280" height="164" fill="${palette.paperShade}"/>
  <rect y="556" width="1280" height="18" fill="${palette.sand}"/>
  ${ear(206, 640, -24)}
  ${ear(262, 650, -4)}
  ${ear(1040, 650, 8)}
  ${ear(1096, 640, 26)}
  <rect x="250" y="602" width="780" height="56" rx="28" fill="${palette.brickSoft}"/>
  <rect x="250" y="636" width="780" height="22" rx="11" fill="${palette.brick}"/>
  <path d="M330 606 C316 450 430 356 640 356 S964 450 950 606 Q946 622 926 622 H354 Q334 622 330 606 Z" fill="${palette.marigoldDeep}"/>
  <path d="M352 560 C370 450 470 384 640 384 C730 384 800 402 850 436 C760 410 560 410 470 470 C420 502 390 540 352 560 Z" fill="${palette.marigold}"/>
  ${repeat(4, (i) => `<path d="M${440 + i * 112} ${[494, 458, 446, 462][i]} q52 -34 80 -8 q-14 42 -70 66 q-22 -22 -10 -58 Z" fill="${palette.marigoldSoft}"/><path d="M${440 + i * 112} ${[494, 458, 446, 462][i]} q52 -34 80 -8" stroke="${palette.brick}" stroke-width="7" fill="none" stroke-linecap="round"/>`)}
  ${repeat(26, (i) => `<circle cx="${360 + ((i * 97) % 570)}" cy="${560 + ((i * 31) % 50)}" r="${2 + (i % 3)}" fill="${palette.paper}" opacity=".8"/>`)}
  ${repeat(3, (i) => `<path d="M${560 + i * 80} 330 q-24 -36 0 -70 t0 -70" stroke="${palette.paper}" stroke-width="10" fill="none" stroke-linecap="round" opacity=".75"/>`)}`;
