import { EmptyState } from '#client/ui/empty-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { paths } from '#shared/paths.ts';
import { statsMessages } from '#shared/stats.ts';

/** In place of the courses of a school that has none, on the pages of admins. */
export function NoCourses() {
  const { title, description, create } = statsMessages.overview.none;
  return (
    <EmptyState title={title} description={description}>
      <LinkButton to={paths.createCourse} variant="outline">
        {create}
      </LinkButton>
    </EmptyState>
  );
}
