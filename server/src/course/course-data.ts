import type { BreadcrumbList, Course, ItemList, WithContext } from 'schema-dts';
import { courseLanguages } from '#shared/course-languages.ts';
import { decimalAmount } from '#shared/money.ts';
import type { Offer } from '#shared/offer-settings.ts';
import { pageNames } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import type { PageImage } from '#server/platform/pages/page.ts';
import { mediaPath } from '#server/platform/storage/storage.ts';
import { organization } from '#server/school/organization-data.ts';
import type { CourseLanguage } from './course-language.ts';
import type { CourseRow } from './course-rows.ts';
import { THUMBNAIL_TYPE, thumbnailOf } from './course-thumbnail.ts';
import { SHARE_SIZE, SHARE_TYPE } from './share-picture.ts';

const CONTEXT = 'https://schema.org';

interface School extends Pick<Offer, 'price' | 'priceTax'> {
  name: string;
  /** Origin of its URL. */
  origin: string;
}

/** Returns the structured data of a course with the fields that search engines require: provider, workload and price. */
export function courseData(
  course: CourseRow & { summary: string },
  school: School,
  imagePath?: string,
): WithContext<Course> {
  const { title, summary, slug, category, instructor, duration, publishedAt } = course;
  const language: CourseLanguage = course.language;
  const inLanguage = courseLanguages[language];
  const url = `${school.origin}${paths.course(slug)}`;
  return {
    '@context': CONTEXT,
    '@type': 'Course',
    '@id': url,
    url,
    name: title,
    description: summary,
    about: category,
    ...(inLanguage && { inLanguage }),
    ...(publishedAt && { datePublished: publishedAt.toISOString() }),
    ...(imagePath && { image: `${school.origin}${imagePath}` }),
    provider: { '@type': 'EducationalOrganization', ...organization(school) },
    offers: [
      {
        '@type': 'Offer',
        category: 'Subscription',
        ...priceOf(school),
        url,
      },
    ],
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: isoDuration(duration),
        ...(instructor && { instructor: { '@type': 'Person', name: instructor } }),
      },
    ],
  };
}

/** The price of a year of all courses, and whether it includes tax, if the school says so. */
function priceOf({ price: { amount, currency }, priceTax }: School) {
  const price = { price: decimalAmount({ amount, currency }), priceCurrency: currency.toUpperCase() };
  if (priceTax === 'NONE') return price;
  return {
    ...price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      valueAddedTaxIncluded: priceTax === 'INCLUDED',
    },
  } as const;
}

/** Returns the breadcrumbs of a course or of one of its lectures, which search engines show above the title. */
export function breadcrumbData(
  { title, slug }: CourseRow,
  origin: string,
  lecture?: { id: string; title: string },
): WithContext<BreadcrumbList> {
  const steps = [
    { name: pageNames.courses, path: paths.courses },
    { name: title, path: paths.course(slug) },
    ...(lecture ? [{ name: lecture.title, path: paths.lecture(slug, lecture.id) }] : []),
  ];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** Returns the structured data of a list of courses, which search engines show with links to their pages. */
export const courseListData = (courses: readonly CourseRow[], origin: string): WithContext<ItemList> => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: courses.map(({ title, slug }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: `${origin}${paths.course(slug)}`,
  })),
});

/** Returns the image for link previews of a course: the share image or, until it is drawn, the thumbnail. */
export function sharePictureOf(course: CourseRow): PageImage | undefined {
  const alt = course.title;
  if (course.shareKey) return { path: mediaPath(course.shareKey), ...SHARE_SIZE, type: SHARE_TYPE, alt };
  const picture = thumbnailOf(course);
  return picture
    ? { path: picture.url, width: picture.width, height: picture.height, type: THUMBNAIL_TYPE, alt }
    : undefined;
}

/** Formats seconds as an ISO 8601 duration of hours and minutes, at least one minute. */
function isoDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;
}
