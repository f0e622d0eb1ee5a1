import sharp from 'sharp';
import { palette } from './palette.ts';

interface Portrait {
  background: string;
  skin: string;
  shade: string;
  clothes: string;
  /** Drawn behind the head. */
  hairBack: string;
  /** Drawn over the head: fringe, glasses, beard. */
  hairFront: string;
  /** Drawn over the clothes. */
  collar: string;
}

const portraits: Record<string, Portrait> = {
  admin: {
    background: palette.teal,
    skin: '#c98d63',
    shade: '#ab7149',
    clothes: palette.ink,
    hairBack: `<path d="M150 236 C136 120 200 74 262 76 C336 78 380 128 364 240 C372 300 350 330 340 344 H172 C158 322 144 290 150 236 Z" fill="${palette.inkDeep}"/>`,
    hairFront: `<path d="M168 232 C172 160 214 140 262 150 C300 156 336 172 346 232 C352 150 316 104 256 104 C198 104 160 150 168 232 Z" fill="${palette.inkDeep}"/>
      <g fill="none" stroke="${palette.marigold}" stroke-width="8"><circle cx="216" cy="242" r="31"/><circle cx="298" cy="242" r="31"/><path d="M247 238 q10 -8 20 0"/></g>`,
    collar: `<path d="M210 398 L256 446 L302 398 L330 414 L284 512 H228 L182 414 Z" fill="${palette.paper}"/>`,
  },
  subscriber: {
    background: palette.marigold,
    skin: '#7d4f35',
    shade: '#653d27',
    clothes: palette.fern,
    hairBack: `<circle cx="256" cy="176" r="112" fill="${palette.inkDeep}"/><circle cx="166" cy="212" r="44" fill="${palette.inkDeep}"/><circle cx="346" cy="212" r="44" fill="${palette.inkDeep}"/>`,
    hairFront: `<path d="M164 226 C164 150 210 124 256 124 C302 124 348 150 348 226 C324 176 292 164 256 164 C220 164 188 176 164 226 Z" fill="${palette.inkDeep}"/>
      <circle cx="168" cy="292" r="9" fill="${palette.paper}"/><circle cx="344" cy="292" r="9" fill="${palette.paper}"/>`,
    collar: `<path d="M196 402 Q256 470 316 402 L338 412 Q256 506 174 412 Z" fill="${palette.fernDeep}"/>`,
  },
  learner: {
    background: palette.mist,
    skin: '#eec3a0',
    shade: '#d9a37c',
    clothes: palette.brick,
    hairBack: `<path d="M160 250 C140 150 196 92 262 94 C330 96 372 150 352 250 Z" fill="#8a4b25"/>`,
    hairFront: `<path d="M166 234 C160 176 190 138 246 150 C272 168 320 158 344 190 C352 206 350 222 346 236 C366 160 330 104 262 100 C196 96 146 150 166 234 Z" fill="#8a4b25"/>
      <path d="M172 270 C176 340 214 372 256 372 S336 340 340 270 C332 310 306 318 256 312 C206 318 180 310 172 270 Z" fill="#8a4b25"/>`,
    collar: `<path d="M190 404 Q256 452 322 404 L332 424 Q256 476 180 424 Z" fill="${palette.paper}"/>`,
  },
};

/** Names of the demo accounts that have a portrait. */
export const avatarNames = Object.keys(portraits);

function portraitDocument(portrait: Portrait): string {
  const { background, skin, shade, clothes, hairBack, hairFront, collar } = portrait;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
    <rect width="512" height="512" fill="${background}"/>
    ${hairBack}
    <path d="M56 512 C60 430 130 398 208 392 H304 C382 398 452 430 456 512 Z" fill="${clothes}"/>
    <path d="M214 330 H298 V396 Q256 448 214 396 Z" fill="${shade}"/>
    ${collar}
    <path d="M214 352 H298 V394 Q256 436 214 394 Z" fill="${shade}"/>
    <circle cx="168" cy="256" r="20" fill="${skin}"/><circle cx="344" cy="256" r="20" fill="${skin}"/>
    <path d="M170 228 C170 166 206 138 256 138 S342 166 342 228 V266 C342 330 302 364 256 364 S170 330 170 266 Z" fill="${skin}"/>
    <circle cx="216" cy="244" r="9" fill="${palette.inkDeep}"/><circle cx="298" cy="244" r="9" fill="${palette.inkDeep}"/>
    <path d="M256 250 q-12 34 4 38" fill="none" stroke="${shade}" stroke-width="7" stroke-linecap="round"/>
    ${hairFront}
    <path d="M226 318 Q256 342 288 318" fill="none" stroke="${palette.inkDeep}" stroke-width="8" stroke-linecap="round"/>
  </svg>`;
}

/** Draws one of `avatarNames` as a PNG of 512 × 512 pixels. Throws for other names. */
export async function drawAvatar(name: string): Promise<Buffer> {
  const portrait = portraits[name];
  if (portrait === undefined) throw new Error(`There is no portrait "${name}"`);
  return sharp(Buffer.from(portraitDocument(portrait)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
