import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { DemoCourse, DemoLecture, DemoSlide } from '#demo/demo-course.ts';
import { artworkDetail, courseArtwork } from './artwork/course-artwork.ts';
import { palette } from './palette.ts';
import { fonts, placed, setText } from './slide-layers.ts';
import { measurePoint, placePoints, type PointLook } from './slide-points.ts';

/** Size of the lecture videos in pixels. yuv420p needs even numbers. */
const slideSize = { width: 854, height: 480 } as const;

/** A slide of a lecture at one moment. */
export interface SlideView {
  course: DemoCourse;
  lecture: DemoLecture;
  slideIndex: number;
  /** Number of visible points. */
  visiblePoints: number;
}

interface TeachingLook extends PointLook {
  background: string;
  heading: string;
  muted: string;
}

const paperLook: TeachingLook = {
  background: palette.paper,
  heading: palette.ink,
  text: palette.ink,
  muted: palette.muted,
  codeBackground: palette.paperShade,
  codeText: palette.inkDeep,
  bullet: palette.marigold,
};

const closingLook: TeachingLook = {
  background: palette.fernDeep,
  heading: palette.paper,
  text: palette.paper,
  muted: palette.fernSoft,
  codeBackground: palette.ink,
  codeText: palette.marigoldSoft,
  bullet: palette.marigold,
};

const margin = { left: 66, right: 56 };
const textWidth = slideSize.width - margin.left - margin.right;
const lowestPoint = 420;
const pictureWidth = 340;

function svgLayer(shapes: string): OverlayOptions {
  const { width, height } = slideSize;
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  return { input: Buffer.from(document), left: 0, top: 0 };
}

function canvas(background: string): Sharp {
  return sharp({ create: { ...slideSize, channels: 3, background } });
}

function openingPicture(course: DemoCourse): Promise<Buffer> {
  return sharp(Buffer.from(courseArtwork(course.slug)))
    .extract(artworkDetail(course.slug, pictureWidth / slideSize.height))
    .resize(pictureWidth, slideSize.height)
    .png()
    .toBuffer();
}

async function openingSlide({ course, lecture }: SlideView, slide: DemoSlide): Promise<Buffer> {
  const left = 48;
  const width = 420;
  const label = { font: fonts.label, size: 17, width };
  const headlineStyle = { font: fonts.headline, size: 41, width, colour: palette.paper, leading: 6 };
  const subtitleStyle = { font: fonts.body, size: 22, width, colour: palette.mist, leading: 6 };

  const place = `Lecture ${course.lectures.indexOf(lecture) + 1} of ${course.lectures.length}`;
  const eyebrow = await setText(place, { ...label, colour: palette.marigold });
  const headline = await setText(slide.heading, headlineStyle);
  const subtitle = await setText(slide.points.join(' '), subtitleStyle);
  const teacher = await setText(course.instructor, { ...label, colour: palette.paper });

  const headlineTop = Math.max(84, 226 - headline.height / 2);
  const pictureLeft = slideSize.width - pictureWidth;
  const edge = `<rect x="${pictureLeft - 6}" width="6" height="${slideSize.height}" fill="${palette.marigold}"/>`;
  const rule = `<rect x="${left}" y="392" width="36" height="4" fill="${palette.marigold}"/>`;
  return canvas(palette.ink)
    .composite([
      { input: await openingPicture(course), left: pictureLeft, top: 0 },
      svgLayer(edge + rule),
      placed(eyebrow, left, 52),
      placed(headline, left, headlineTop),
      placed(subtitle, left, headlineTop + headline.height + 30),
      placed(teacher, left, 410),
    ])
    .png()
    .toBuffer();
}

function progressDots(view: SlideView, look: TeachingLook): string {
  const count = view.lecture.slides.length;
  return Array.from({ length: count }, (_, index) => {
    const x = slideSize.width - margin.right - (count - 1 - index) * 20 - 6;
    const isCurrent = index === view.slideIndex;
    const colour = isCurrent ? look.bullet : look.muted;
    return `<circle cx="${x}" cy="447" r="${isCurrent ? 6 : 3.5}" fill="${colour}"/>`;
  }).join('');
}

async function teachingSlide(view: SlideView, slide: DemoSlide, look: TeachingLook): Promise<Buffer> {
  const heading = await setText(slide.heading, {
    font: fonts.headline,
    size: 40,
    width: textWidth,
    colour: look.heading,
    leading: 4,
  });
  const ruleTop = Math.max(112, 52 + heading.height + 22);
  const measured = await Promise.all(slide.points.map((point) => measurePoint(point, textWidth, look)));
  const area = { left: margin.left, width: textWidth, top: ruleTop + 36, bottom: lowestPoint };
  const visible = placePoints(measured, area, look).slice(0, view.visiblePoints);
  const footer = await setText(view.lecture.title, {
    font: fonts.body,
    size: 16,
    width: 520,
    colour: look.muted,
  });
  const shapes = `<rect width="18" height="480" fill="${palette.ink}"/><rect x="${margin.left}" y="${ruleTop}" width="64" height="5" fill="${look.bullet}"/>`;
  return canvas(look.background)
    .composite([
      svgLayer(shapes + visible.map((point) => point.shapes).join('') + progressDots(view, look)),
      placed(heading, margin.left, 52),
      ...visible.flatMap((point) => point.layers),
      placed(footer, margin.left, 441),
    ])
    .png()
    .toBuffer();
}

/** Draws a slide as a PNG of `slideSize`. Throws if the view names no slide or its points do not fit. */
export async function drawSlide(view: SlideView): Promise<Buffer> {
  const slide = view.lecture.slides[view.slideIndex];
  if (slide === undefined) throw new Error(`${view.lecture.key} has no slide ${view.slideIndex}`);
  if (view.slideIndex === 0) return openingSlide(view, slide);
  const isClosing = view.slideIndex === view.lecture.slides.length - 1;
  return teachingSlide(view, slide, isClosing ? closingLook : paperLook);
}
