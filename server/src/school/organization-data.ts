import type { FAQPage, Organization, WithContext } from 'schema-dts';
import { networks, schoolDefaults } from '#shared/school.ts';
import { mediaPath } from '#server/platform/storage/storage.ts';
import { renderAnswer } from './markdown.ts';
import type { School } from './school.type.ts';

/** Returns the structured data of the school for its home page, with the settings that differ from the defaults. */
export function organizationData(school: School, origin: string): WithContext<Organization> {
  const { name, logo, contact } = school;
  // The default links lead to the networks' home pages.
  const sameAs = networks
    .filter((network) => school[network] !== schoolDefaults[network])
    .flatMap((network) => school[network] || []);
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    ...organization({ origin, name }),
    ...(logo && { logo: `${origin}${mediaPath(logo.key)}` }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(contact && { email: contact }),
  };
}

/** Returns the structured data of the questions and answers that a page shows; none without questions. */
export async function questionsData({ questions }: School): Promise<WithContext<FAQPage>[]> {
  if (questions.length === 0) return [];
  const mainEntity = await Promise.all(
    questions.map(
      async ({ question, answer }) =>
        ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: await renderAnswer(answer) },
        }) as const,
    ),
  );
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }];
}

/** Returns the properties that identify the school. `origin` is that of its URL. */
export const organization = ({ origin, name }: { origin: string; name: string }) => ({
  '@id': `${origin}/`,
  name,
  url: `${origin}/`,
});
