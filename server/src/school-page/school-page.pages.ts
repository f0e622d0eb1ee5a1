import { paths, patterns } from '#shared/paths.ts';
import { found, notFound, type Pages } from '#server/platform/pages/page.ts';
import { readMarkdown } from '#server/school/markdown.ts';
import type { SchoolPageService } from './school-page.service.ts';

/** The free pages of the school. */
export function schoolPagePages(service: SchoolPageService): Pages {
  return {
    [patterns.schoolPage]: async ({ parameters: { slug = '' } }) => {
      const page = service.bySlug(slug);
      if (!page) return notFound();
      const description = await readMarkdown(page.text);
      return found({ name: page.title, description, canonical: paths.schoolPage(page.slug) });
    },
  };
}
