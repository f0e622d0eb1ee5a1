import type { BreadcrumbList, Course, Organization, WithContext } from 'schema-dts';
import { courseLanguages } from '#shared/course-languages.ts';
import { decimalAmount, type Money } from '#shared/money.ts';
import { pageNames } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { networks, schoolDefaults } from '#shared/school.ts';
import type { CourseLanguage } from '#server/course/course-language.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import { mediaPath } from '#server/platform/storage/storage.ts';
import type { School as SchoolSettings } from '#server/school/school.type.ts';

const CONTEXT = 'https://schema.org';

interface School {
  name: string;
  /** Origin of its URL. */
  origin: string;
  /** Price of a year of all courses. */
  price: Money;
}

/** Returns the structured data of the school for its home page, with the settings that differ from the defaults. */
export function organizationData(school: SchoolSettings, origin: string): WithContext<Organization> {
  const { name, logo, contact } = school;
  // The default links lead to the networks' home pages.
  const sameAs = networks
    .filter((network) => school[network] !== schoolDefaults[network])
    .flatMap((network) => school[network] || []);
  return {
    '@context': CONTEXT,
    '@type': 'EducationalOrganization',
    ...organization({ origin, name }),
    ...(logo && { logo: `${origin}${mediaPath(logo.key)}` }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(contact && { email: contact }),
  };
}

/** Returns the structured data of a course with the fields that search engines require: provider, workload and price. */
export function courseData(course: CourseRow, school: School, imagePath?: string): WithContext<Course> {
  const { title, description, slug, category, instructor, duration, publishedAt } = course;
  const language: CourseLanguage = course.language;
  const inLanguage = courseLanguages[language];
  const url = `${school.origin}${paths.course(slug)}`;
  return {
    '@context': CONTEXT,
    '@type': 'Course',
    '@id': url,
    url,
    name: title,
    description,
    about: category,
    ...(inLanguage && { inLanguage }),
    ...(publishedAt && { datePublished: publishedAt.toISOString() }),
    ...(imagePath && { image: `${school.origin}${imagePath}` }),
    provider: { '@type': 'EducationalOrganization', ...organization(school) },
    offers: [
      {
        '@type': 'Offer',
        category: 'Subscription',
        price: decimalAmount(school.price),
        priceCurrency: school.price.currency.toUpperCase(),
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

const organization = ({ origin, name }: Pick<School, 'origin' | 'name'>) => ({
  '@id': `${origin}/`,
  name,
  url: `${origin}/`,
});

/** Formats seconds as an ISO 8601 duration of hours and minutes, at least one minute. */
function isoDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;
}
