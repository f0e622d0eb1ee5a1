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
  /** Origin of its address. */
  origin: string;
  /** What a year of all courses costs. */
  price: Money;
}

/** The school, as its first page tells it, with what it has set itself. */
export function organizationData(school: SchoolSettings, origin: string): WithContext<Organization> {
  const { name, logo, contact } = school;
  // Those of a school that has set none lead to the networks' first pages.
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

/** A course, with what search engines ask for before they list it: who gives it, what it takes, what it costs. */
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

/** The way to a course or to a lecture of it, as search engines show it above its title. */
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

/** Seconds as an ISO 8601 duration of hours and minutes. Less than a minute is one. */
function isoDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;
}
