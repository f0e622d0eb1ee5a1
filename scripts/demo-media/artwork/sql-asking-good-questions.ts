import { palette } from '../palette.ts';
import { repeat } from './svg.ts';

function drawer(index: number): string {
  const column = index % 5;
  const row = Math.floor(index / 5);
  const x = 150 + column * 150;
  const y = 96 + row * 118;
  const front = (column + row) % 3 === 0 ? palette.teal : palette.inkSoft;
  return `<rect x="${x}" y="${y}" width="138" height="106" rx="8" fill="${front}"/>
    <rect x="${x + 30}" y="${y + 22}" width="78" height="28" rx="4" fill="${palette.paper}"/>
    <rect x="${x + 38}" y="${y + 33}" width="${34 + ((index * 17) % 28)}" height="6" rx="3" fill="${palette.muted}"/>
    <circle cx="${x + 69}" cy="${y + 76}" r="11" fill="${palette.marigold}"/>`;
}

const cardColours = [palette.paper, palette.marigoldSoft, palette.paper, palette.fernSoft, palette.paper];

/** A library's card cabinet with one open drawer, and the glass that found a card. */
export const sqlAskingGoodQuestions = `
  <rect width="1280" height="720" fill="${palette.marigoldSoft}"/>
  <path d="M0 620 H1280 V720 H0 Z" fill="${palette.brick}"/>
  <rect x="120" y="62" width="800" height="580" rx="18" fill="${palette.ink}"/>
  <rect x="150" y="640" width="60" height="40" fill="${palette.inkDeep}"/>
  <rect x="830" y="640" width="60" height="40" fill="${palette.inkDeep}"/>
  ${repeat(20, drawer)}
  <rect x="150" y="568" width="738" height="54" rx="8" fill="${palette.inkSoft}"/>
  <g transform="translate(452 332)">
    <path d="M0 0 H150 L260 150 H-110 Z" fill="${palette.inkDeep}"/>
    ${repeat(
      5,
      (
        i,
      ) => `<path d="M${12 - i * 20} ${-54 + i * 30} h${126 + i * 40} v80 h${-126 - i * 40} Z" fill="${cardColours[i]}" stroke="${palette.ink}" stroke-width="3"/>
    <rect x="${30 - i * 20}" y="${-38 + i * 30}" width="${60 + i * 16}" height="8" rx="4" fill="${[palette.brick, palette.fern, palette.teal, palette.brick, palette.teal][i]}"/>`,
    )}
    <path d="M-110 150 H260 V256 a12 12 0 0 1 -12 12 H-98 a12 12 0 0 1 -12 -12 Z" fill="${palette.teal}"/>
    <rect x="10" y="176" width="130" height="38" rx="5" fill="${palette.paper}"/>
    <rect x="26" y="190" width="80" height="9" rx="4" fill="${palette.muted}"/>
    <circle cx="75" cy="238" r="14" fill="${palette.marigold}"/>
  </g>
  <g transform="translate(936 330) rotate(8)">
    <path d="M96 110 L214 262" stroke="${palette.inkDeep}" stroke-width="46" stroke-linecap="round"/>
    <path d="M150 180 L214 262" stroke="${palette.brick}" stroke-width="46" stroke-linecap="round"/>
    <circle r="150" fill="${palette.ink}"/>
    <circle r="122" fill="${palette.paper}"/>
    <g>
      <rect x="-88" y="-66" width="176" height="28" rx="6" fill="${palette.teal}"/>
      <rect x="-88" y="-30" width="82" height="24" rx="5" fill="${palette.paperShade}"/>
      <rect x="4" y="-30" width="84" height="24" rx="5" fill="${palette.paperShade}"/>
      <rect x="-94" y="0" width="188" height="34" rx="6" fill="${palette.marigold}"/>
      <rect x="-88" y="42" width="82" height="24" rx="5" fill="${palette.paperShade}"/>
      <rect x="4" y="42" width="84" height="24" rx="5" fill="${palette.paperShade}"/>
    </g>
    <path d="M-96 -56 A112 112 0 0 1 -36 -106" stroke="${palette.mist}" stroke-width="12" fill="none" stroke-linecap="round"/>
  </g>`;
