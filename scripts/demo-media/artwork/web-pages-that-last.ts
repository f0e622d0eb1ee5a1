import { palette } from '../palette.ts';
import { repeat } from './svg.ts';

function leafBox(x: number, y: number, width: number, colour: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="44" rx="14" fill="${colour}"/>
    <rect x="${x + 16}" y="${y + 17}" width="${width - 32}" height="10" rx="5" fill="${palette.paper}" opacity=".75"/>`;
}

/** A browser window in which a document tree grows like a real one. */
export const webPagesThatLast = `
  <rect width="1280" height="720" fill="${palette.teal}"/>
  <circle cx="1080" cy="150" r="86" fill="${palette.marigold}"/>
  <path d="M0 600 Q320 520 640 590 T1280 560 V720 H0 Z" fill="${palette.ink}"/>
  <rect x="236" y="106" width="780" height="528" rx="26" fill="${palette.inkDeep}" opacity=".35"/>
  <rect x="220" y="88" width="780" height="528" rx="26" fill="${palette.paper}"/>
  <path d="M220 114 a26 26 0 0 1 26 -26 H974 a26 26 0 0 1 26 26 V150 H220 Z" fill="${palette.ink}"/>
  ${repeat(3, (i) => `<circle cx="${258 + i * 34}" cy="119" r="10" fill="${[palette.brick, palette.marigold, palette.fern][i]}"/>`)}
  <rect x="376" y="104" width="420" height="30" rx="15" fill="${palette.inkSoft}"/>
  <g fill="none" stroke="${palette.ink}" stroke-linecap="round">
    <path d="M610 560 C606 500 612 440 610 380" stroke-width="22"/>
    <path d="M610 490 C560 470 470 470 420 420" stroke-width="13"/>
    <path d="M610 460 C680 450 760 440 800 400" stroke-width="13"/>
    <path d="M610 400 C590 340 520 330 470 300" stroke-width="11"/>
    <path d="M610 400 C640 340 700 320 760 290" stroke-width="11"/>
    <path d="M610 390 C606 330 612 300 610 250" stroke-width="11"/>
  </g>
  ${leafBox(545, 206, 130, palette.marigold)}
  ${leafBox(380, 268, 130, palette.fern)}
  ${leafBox(710, 256, 140, palette.fern)}
  ${leafBox(318, 388, 150, palette.teal)}
  ${leafBox(764, 366, 150, palette.brick)}
  ${leafBox(480, 316, 84, palette.fernSoft)}
  ${leafBox(666, 336, 84, palette.marigoldSoft)}
  <path d="M470 566 Q610 520 750 566 V616 H470 Z" fill="${palette.fernDeep}"/>
  <path d="M220 566 H1000 V590 a26 26 0 0 1 -26 26 H246 a26 26 0 0 1 -26 -26 Z" fill="${palette.fernDeep}"/>
  <g transform="translate(1040 330)">
    <rect x="8" y="10" width="150" height="290" rx="24" fill="${palette.inkDeep}" opacity=".4"/>
    <rect width="150" height="290" rx="24" fill="${palette.ink}"/>
    <rect x="12" y="18" width="126" height="250" rx="12" fill="${palette.paper}"/>
    <rect x="12" y="18" width="126" height="34" rx="10" fill="${palette.marigold}"/>
    <path d="M75 250 V150" stroke="${palette.ink}" stroke-width="8" stroke-linecap="round"/>
    <path d="M75 210 L44 180 M75 190 L106 160" stroke="${palette.ink}" stroke-width="6" stroke-linecap="round"/>
    <rect x="26" y="160" width="42" height="22" rx="8" fill="${palette.teal}"/>
    <rect x="88" y="140" width="42" height="22" rx="8" fill="${palette.brick}"/>
    <rect x="52" y="116" width="46" height="24" rx="8" fill="${palette.fern}"/>
    <rect x="12" y="244" width="126" height="24" rx="8" fill="${palette.fernDeep}"/>
  </g>`;
