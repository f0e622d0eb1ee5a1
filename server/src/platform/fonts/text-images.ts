import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from '#shared/html.ts';
import { cut } from '#server/platform/common/cut.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { loadSharp } from '#server/platform/storage/load-sharp.ts';
import { FONTS, renamedFontFile } from './font-files.ts';
import { FontRuns } from './font-runs.ts';

const WEIGHT = 600;

/** How a text is drawn: in a width, as large as its lines allow. All in pixels. */
export interface TextStyle {
  /** As `#rrggbb`. */
  color: string;
  width: number;
  /** The sizes to try, falling. At the last one a text ends in an ellipsis where it is too long. */
  sizes: readonly number[];
  maxLines: number;
}

export interface TextImage {
  /** A PNG that is transparent around the text. */
  data: Buffer;
  height: number;
}

/** Draws texts by Pango, in the product's fonts alone: what a machine has besides differs from one to the next. */
export class TextImages {
  private readonly known = new Map<string, Promise<string>>();
  /** Pango keeps a name with its path for as long as the process lives: another folder's fonts have other names. */
  private readonly place: string;

  /** @param folder for the files of fonts, which Pango reads by their paths. */
  constructor(private readonly folder: string) {
    this.place = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  }

  /** A text as a picture; null when our fonts lack one of its letters or digits. */
  async draw(text: string, style: TextStyle): Promise<TextImage | null> {
    const fonts = await FontRuns.load();
    const drawable = fonts.drawable(text, WEIGHT);
    if (drawable === null) return null;
    for (const size of style.sizes) {
      const image = await this.drawLines(fonts, drawable, size, style);
      if (fits(image, size, style)) return image;
    }
    const size = style.sizes.at(-1) ?? 0;
    for (let length = drawable.length - 1; ; length = Math.floor(length * 0.9)) {
      const image = await this.drawLines(fonts, cut(drawable, length), size, style);
      if (length <= 1 || fits(image, size, style)) return image;
    }
  }

  private async drawLines(
    fonts: FontRuns,
    text: string,
    size: number,
    { color, width }: TextStyle,
  ): Promise<TextImage> {
    const sharp = await loadSharp();
    const pieces = await Promise.all(
      fonts.runs(text, WEIGHT).map(async (run) => {
        const family = await this.familyOf(run.font);
        return html`<span font_family="${family}" fallback="false">${run.text}</span>`;
      }),
    );
    const markup = html`<span foreground="${color}">${pieces}</span>`.toString();
    const font = `${await this.familyOf(FONTS[0] ?? '')}, ${size}`;
    const { data, info } = await sharp({
      // At 72 dots an inch, a point is a pixel.
      text: { text: markup, font, width, dpi: 72, rgba: true, wrap: 'word-char' },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { data, height: info.height };
  }

  /** The name by which Pango knows a font, once it has read it. */
  private familyOf(font: string): Promise<string> {
    const family = this.known.get(font) ?? this.register(font);
    this.known.set(font, family);
    return family;
  }

  private async register(font: string): Promise<string> {
    const sharp = await loadSharp();
    const name = font.replace(/^.*\//, '');
    const family = `${name} ${this.place}`;
    const path = join(this.folder, `${name}.ttf`);
    // Another process may read the one that is there.
    const draft = `${path}.${newId()}`;
    await mkdir(this.folder, { recursive: true });
    await writeFile(draft, renamedFontFile(font, WEIGHT, family));
    await rename(draft, path);
    await sharp({ text: { text: '-', font: `${family}, 12`, fontfile: path } })
      .raw()
      .toBuffer();
    return family;
  }
}

/** The first and the last line take less than the distance of lines, which is some quarter more than their size. */
function fits({ height }: TextImage, size: number, { maxLines }: TextStyle): boolean {
  return height <= size * (1.35 * maxLines - 0.2);
}
