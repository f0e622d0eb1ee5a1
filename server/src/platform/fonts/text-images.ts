import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from '#shared/html.ts';
import { cut } from '#shared/cut.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { loadSharp } from '#server/platform/storage/load-sharp.ts';
import { FONTS, renamedFontFile } from './font-files.ts';
import { FontRuns } from './font-runs.ts';

const WEIGHT = 600;

/** Style of a drawn text. All sizes are in pixels. */
export interface TextStyle {
  /** As `#rrggbb`. */
  color: string;
  width: number;
  /** Font sizes to try, in descending order. A text too long for the last one is cut and ends in an ellipsis. */
  sizes: readonly number[];
  maxLines: number;
}

export interface TextImage {
  /** A PNG with a transparent background. */
  data: Buffer;
  height: number;
}

/** Draws texts with Pango. Uses only the product's fonts, because the fonts installed on a machine vary. */
export class TextImages {
  private readonly known = new Map<string, Promise<string>>();
  /** Part of the family names. Pango binds a name to a path for the life of the process, so each folder needs its own names. */
  private readonly place: string;

  /** @param folder holds the font files, which Pango reads by path */
  constructor(private readonly folder: string) {
    this.place = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  }

  /** Draws a text as an image. Returns null if the fonts lack one of its letters or digits. */
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
      // At 72 dpi, one point is one pixel.
      text: { text: markup, font, width, dpi: 72, rgba: true, wrap: 'word-char' },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { data, height: info.height };
  }

  /** Returns the family name of a font in Pango and registers the font on first use. */
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
    // Another process may be reading the existing file.
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

/** The line height is about 1.35 times the font size. The first and the last line take slightly less. */
function fits({ height }: TextImage, size: number, { maxLines }: TextStyle): boolean {
  return height <= size * (1.35 * maxLines - 0.2);
}
