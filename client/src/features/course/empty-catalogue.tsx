import { useSession } from '#client/features/auth/use-session.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { paths } from '#shared/paths.ts';
import { catalogueTexts } from '#shared/texts/catalogue.ts';

const { empty } = catalogueTexts;

/** In place of the courses of a school that has none. Admins can create the first. */
export function EmptyCatalogue() {
  const { isAdmin } = useSession();
  if (!isAdmin) {
    return <EmptyState title={empty.title} description={empty.soon} />;
  }
  return (
    <EmptyState title={empty.title} description={empty.forAdmins}>
      <LinkButton to={paths.createCourse}>{empty.create}</LinkButton>
    </EmptyState>
  );
}
