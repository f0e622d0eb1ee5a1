import { palette } from '../palette.ts';
import { onCircle, repeat } from './svg.ts';

const plateColours = [
  palette.marigold,
  palette.fern,
  palette.brick,
  palette.mist,
  palette.marigoldSoft,
  palette.teal,
];

function plate(index: number): string {
  const { x, y } = onCircle(0, 0, 1, index * 40 + 12);
  const centreX = 640 + x * 440;
  const centreY = 380 + y * 214;
  const scale = 0.82 + 0.22 * y;
  const colour = plateColours[index % plateColours.length];
  return `<g transform="translate(${centreX.toFixed(1)} ${centreY.toFixed(1)}) scale(${scale.toFixed(3)})">
    <ellipse cy="10" rx="76" ry="36" fill="${palette.inkDeep}" opacity=".5"/>
    <ellipse rx="76" ry="36" fill="${palette.paper}"/>
    <ellipse cy="-3" rx="54" ry="23" fill="${palette.paperShade}"/>
    <path d="M-34 -6 V-34 a34 15 0 0 1 68 0 V-6 a34 15 0 0 1 -68 0 Z" fill="${colour}"/>
    <ellipse cy="-34" rx="34" ry="15" fill="${palette.paper}" opacity=".55"/>
  </g>`;
}

/** A turning belt of plates round a bell: the event loop as a kitchen. */
export const waitingWellAsynchronousJavascript = `
  <rect width="1280" height="720" fill="${palette.ink}"/>
  ${repeat(7, (i) => `<rect x="${i * 200 - 30}" y="0" width="100" height="720" fill="${palette.inkSoft}" opacity=".35"/>`)}
  <ellipse cx="640" cy="404" rx="566" ry="290" fill="${palette.inkDeep}"/>
  <ellipse cx="640" cy="380" rx="560" ry="286" fill="${palette.teal}"/>
  <ellipse cx="640" cy="380" rx="440" ry="214" fill="none" stroke="${palette.inkSoft}" stroke-width="118"/>
  <ellipse cx="640" cy="380" rx="440" ry="214" fill="none" stroke="${palette.mist}" stroke-width="5" stroke-dasharray="4 26" stroke-linecap="round"/>
  <ellipse cx="640" cy="388" rx="316" ry="142" fill="${palette.sand}"/>
  <ellipse cx="640" cy="378" rx="316" ry="142" fill="${palette.paper}"/>
  ${[6, 7, 5, 8, 4, 0, 3, 1, 2].map(plate).join('')}
  <g transform="translate(640 360)">
    <ellipse cy="76" rx="150" ry="30" fill="${palette.sand}"/>
    <path d="M-128 60 C-120 -66 -70 -110 0 -110 S120 -66 128 60 Z" fill="${palette.marigold}"/>
    <path d="M40 -100 C96 -76 118 -30 128 60 H70 C78 -20 70 -70 40 -100 Z" fill="${palette.marigoldDeep}" opacity=".55"/>
    <rect x="-150" y="56" width="300" height="24" rx="12" fill="${palette.ink}"/>
    <rect x="-9" y="-144" width="18" height="40" fill="${palette.ink}"/>
    <circle cy="-150" r="20" fill="${palette.brick}"/>
    <path d="M-190 -70 q-26 40 -20 86 M-236 -96 q-40 62 -28 134 M190 -70 q26 40 20 86 M236 -96 q40 62 28 134" fill="none" stroke="${palette.marigoldDeep}" stroke-width="9" stroke-linecap="round"/>
  </g>`;
