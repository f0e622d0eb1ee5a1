import PDFDocument from 'pdfkit';
import { accentPalette } from '#shared/accent.ts';
import { certificateSheet, videoLength } from '#shared/certificate.ts';
import { html } from '#shared/html.ts';
import { languages } from '#shared/languages.ts';
import { pageLocale } from '#shared/locale.ts';
import { paths } from '#shared/paths.ts';
import { language, textsOf } from '#shared/texts/texts.ts';
import { FontRuns } from '#server/platform/fonts/font-runs.ts';
import type { School } from '#server/school/school.type.ts';
import type { Certificate } from './certificate.entity.ts';
import { drawArt } from './certificate-art.ts';
import type { Direction } from './line-pieces.ts';
import { Typesetter, type Setting } from './typesetter.ts';

/** The colours of the product in light mode, from its theme. */
const ink = '#022024';
const quietInk = '#284f53';
const paper = '#fcfaf6';
const line = '#dad3c7';

/** A4 landscape, in points. */
const PAGE = { width: 841.89, height: 595.28 };
const FRAME = 24;
/** The place and the maximum size of a logo, in points. */
const LOGO = { x: 72, y: 64, fit: [260, 48] } as const;
const LEFT = 72;
const WIDTH = 520;

const large: Omit<Setting, 'sizes' | 'maxLines'> = { weight: 600, width: WIDTH };
const styles = {
  brand: { ...large, sizes: [20], maxLines: 1 },
  kind: { weight: 400, width: WIDTH, sizes: [17], maxLines: 1 },
  name: { ...large, sizes: [46, 40, 34, 29, 24, 20], maxLines: 2 },
  plain: { weight: 400, width: WIDTH, sizes: [14], maxLines: 1 },
  details: { weight: 400, width: WIDTH, sizes: [12, 10, 8], maxLines: 1 },
  title: { ...large, sizes: [27, 23, 20, 17], maxLines: 3 },
  small: { weight: 400, width: PAGE.width - 2 * LEFT, sizes: [11, 9, 7], maxLines: 1 },
} as const satisfies Record<string, Setting>;

const pdfTexts = textsOf('certificate-pdf', {
  verify: 'Verify it at {address}',
  /** Replacements for names with letters that the fonts of the PDF lack. `name` begins the sentence, `title` ends it. */
  undrawable: {
    name: 'The person named at the address below',
    title: 'the course named at the address below',
    instructor: 'Taught by the person named at the address below',
  },
});

/** The data on a certificate. */
export type CertificateContent = Pick<
  Certificate,
  'code' | 'fullName' | 'courseTitle' | 'instructor' | 'duration' | 'completedAt'
>;

export interface Issuer {
  publicUrl: string;
  school: Pick<School, 'name' | 'accent'>;
  /** A PNG that replaces the product's mark and the name of the school. Null shows both. */
  logo: Buffer | null;
}

/**
 * Draws a certificate of `school` as a PDF of one A4 page in the current language, with the address under `publicUrl` that verifies
 * it. It can draw names in Latin, Cyrillic, Greek, Arabic, Hebrew and Japanese script. For others it refers to that address.
 */
export async function drawCertificate(
  { code, fullName, courseTitle, instructor, duration, completedAt }: CertificateContent,
  { publicUrl, school, logo }: Issuer,
): Promise<Buffer> {
  const { direction } = languages[language()];
  const { light } = accentPalette(school.accent);
  // The colours of the theme's sixth and ninth step.
  const [solid = '', text = ''] = [light[5], light[8]];
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    lang: language(),
    tagged: true,
    displayTitle: true,
    info: { Title: `${fullName}: ${courseTitle}`, Author: school.name, CreationDate: completedAt },
  });
  escapeMetadata(doc);
  const written = collect(doc);
  doc.markContent('Artifact', { type: 'Layout' });
  drawBackground(doc, solid, direction);
  if (!logo) drawMark(doc, solid, direction);
  doc.endMarkedContent();

  const page = new Page(doc, await FontRuns.load(), direction);
  if (logo) page.drawPicture(logo, school.name, LOGO);
  else page.write('P', school.name, styles.brand, ink, { x: LEFT + 42, y: 92 });
  page.write('H1', certificateSheet.kind, styles.kind, text, { y: 176 });
  page.write('P', fullName, styles.name, ink, { below: 54, instead: pdfTexts.undrawable.name });
  page.write('P', certificateSheet.completed, styles.plain, quietInk, { below: 36 });
  page.write('P', courseTitle, styles.title, ink, { below: 36, instead: pdfTexts.undrawable.title });
  page.write('P', certificateSheet.on({ date: longDate(completedAt) }), styles.plain, quietInk, {
    below: 34,
  });
  if (instructor) {
    const instead = pdfTexts.undrawable.instructor;
    page.write('P', certificateSheet.taughtBy({ instructor }), styles.details, quietInk, {
      below: 26,
      instead,
    });
  }
  if (duration)
    page.write('P', videoLength(duration), styles.details, quietInk, { below: instructor ? 17 : 26 });
  const address = `${publicUrl}${paths.certificate(code)}`;
  page.write('P', certificateSheet.number({ code }), styles.small, ink, { y: 514 });
  page.write('P', pdfTexts.verify({ address }), styles.small, ink, { y: 532 });
  doc.link(direction === 'rtl' ? PAGE.width - LEFT - WIDTH : LEFT, 518, WIDTH, 20, address);
  doc.end();
  return written;
}

/** Characters that XML forbids, even escaped. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** PDFKit writes texts unescaped into the metadata, which is XML. At that point the rest of the document already contains them. */
function escapeMetadata(doc: PDFKit.PDFDocument): void {
  const endMetadata = doc.endMetadata.bind(doc);
  doc.endMetadata = () => {
    for (const name of ['Title', 'Author'] as const) {
      doc.info[name] = html`${doc.info[name]?.replace(NOT_IN_XML, '')}`.toString();
    }
    endMetadata();
  };
}

interface Place {
  x?: number;
  /** The first baseline ... */
  y?: number;
  /** ... or how far it is below the last one. */
  below?: number;
  /** Shown when the fonts lack letters of the text. */
  instead?: string;
}

/** Writes from top to bottom, for eyes and for screen readers. */
class Page {
  private baseline = 0;
  private readonly typesetter: Typesetter;

  private readonly doc: PDFKit.PDFDocument;
  private readonly direction: Direction;

  constructor(doc: PDFKit.PDFDocument, fonts: FontRuns, direction: Direction) {
    this.doc = doc;
    this.direction = direction;
    this.typesetter = new Typesetter(doc, fonts);
  }

  /** Draws a picture with its text alternative. */
  drawPicture(picture: Buffer, alt: string, { x, y, fit }: typeof LOGO): void {
    const { doc } = this;
    const [left, align] =
      this.direction === 'rtl' ? [PAGE.width - x - fit[0], 'right' as const] : [x, undefined];
    doc.addStructure(
      doc.struct('Figure', { alt }, () => doc.image(picture, left, y, { fit: [...fit], align })),
    );
  }

  write(
    tag: 'H1' | 'P',
    text: string,
    style: Setting,
    color: string,
    { x = LEFT, y, below = 0, instead = '' }: Place,
  ): void {
    const shown = this.typesetter.drawable(text, style.weight) ?? instead;
    const set = this.typesetter.set(shown, style);
    const { doc, typesetter, direction } = this;
    const start = direction === 'rtl' ? PAGE.width - x : x;
    const first = y ?? this.baseline + below;
    const draw = () => {
      doc.fillColor(color);
      this.baseline = typesetter.draw(set, start, first, set.size * 1.22, direction);
    };
    doc.addStructure(doc.struct(tag, { actual: text }, draw));
  }
}

function drawBackground(doc: PDFKit.PDFDocument, accent: string, direction: Direction): void {
  doc.rect(0, 0, PAGE.width, PAGE.height).fill(paper);
  doc
    .rect(FRAME, FRAME, PAGE.width - 2 * FRAME, PAGE.height - 2 * FRAME)
    .lineWidth(0.8)
    .stroke(line);
  drawArt(doc, { x: direction === 'rtl' ? PAGE.width - 655 : 655, y: 484 }, accent);
}

/** Draws the product's mark. */
function drawMark(doc: PDFKit.PDFDocument, accent: string, direction: Direction): void {
  const scale = 1.15;
  doc.save().translate(direction === 'rtl' ? PAGE.width - LEFT + 5 - 32 * scale : LEFT - 5, 65);
  doc.scale(scale);
  doc.lineWidth(2.4).lineCap('round');
  doc.path('M5 20a11 11 0 0 1 22 0').stroke(ink);
  doc.path('M10 20a6 6 0 0 1 12 0').stroke(ink);
  doc.roundedRect(12.5, 21.5, 7, 4.4, 1.4).fill(accent);
  doc.restore();
}

function longDate(date: Date): string {
  return new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

async function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
