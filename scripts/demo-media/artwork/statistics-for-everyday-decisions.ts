import { palette } from '../palette.ts';
import { repeat } from './svg.ts';

/** A bell curve as a hill: peak at (centre, base - height), `spread` is one standard deviation in pixels. */
function hill(centre: number, base: number, height: number, spread: number, colour: string): string {
  const points = Array.from({ length: 129 }, (_, index) => {
    const x = index * 10;
    const y = base - height * Math.exp(-((x - centre) ** 2) / (2 * spread ** 2));
    return `${x} ${y.toFixed(1)}`;
  });
  return `<path d="M0 720 L${points.join(' L')} L1280 720 Z" fill="${colour}"/>`;
}

function walker(x: number, y: number, colour: string): string {
  return `<g transform="translate(${x} ${y})">
    <path d="M-15 0 C-15 -30 -11 -46 0 -46 S15 -30 15 0 Z" fill="${colour}"/>
    <circle cy="-60" r="13" fill="${palette.brickSoft}"/>
  </g>`;
}

const walkerColours = [palette.paper, palette.marigold, palette.brick, palette.mist];

/** Bell curves as a range of hills; most walkers stand near the middle of the nearest. */
export const statisticsForEverydayDecisions = `
  <rect width="1280" height="720" fill="${palette.paperShade}"/>
  <circle cx="300" cy="200" r="104" fill="${palette.marigold}"/>
  ${repeat(6, (i) => `<path d="M${760 + i * 62} ${110 + ((i * 37) % 60)} q14 -16 28 0 q14 -16 28 0" fill="none" stroke="${palette.ink}" stroke-width="5" stroke-linecap="round"/>`)}
  ${hill(930, 660, 400, 150, palette.mist)}
  ${hill(360, 680, 330, 210, palette.teal)}
  <path d="M360 354 V690" stroke="${palette.paper}" stroke-width="4" stroke-dasharray="3 14" stroke-linecap="round" opacity=".8"/>
  ${hill(1080, 700, 250, 120, palette.fern)}
  ${hill(690, 690, 220, 190, palette.ink)}
  <path d="M690 474 V720" stroke="${palette.marigold}" stroke-width="5" stroke-dasharray="3 16" stroke-linecap="round"/>
  ${repeat(5, (row) =>
    repeat(13 - row * 2, (i) => {
      const offset = (i - (13 - row * 2 - 1) / 2) * 44;
      return `<circle cx="${690 + offset}" cy="${704 - row * 38}" r="12" fill="${Math.abs(offset) < 48 ? palette.marigold : palette.inkSoft}"/>`;
    }),
  )}
  ${[
    [560, 516],
    [640, 478],
    [690, 472],
    [742, 479],
    [826, 521],
    [1084, 452],
    [404, 360],
  ]
    .map(([x = 0, y = 0], i) => walker(x, y, walkerColours[i % walkerColours.length] ?? palette.paper))
    .join('')}
  <g transform="translate(690 412)">
    <path d="M16 0 V-150" stroke="${palette.ink}" stroke-width="7" stroke-linecap="round"/>
    <path d="M18 -150 H110 L88 -122 L110 -94 H18 Z" fill="${palette.brick}"/>
  </g>`;
