import { Flex } from '@chakra-ui/react';
import { paths } from '#shared/paths.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { Actions } from '#client/ui/actions.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import type { CatalogueView, CategoryCounts } from './catalogue-view.ts';
import { CategoryChip } from './category-chip.tsx';
import { useCategories } from './use-categories.ts';

/** As many categories are suggested, at most. */
const suggested = 6;

interface NothingFoundProps {
  view: CatalogueView;
  /** The categories in which the search finds something. */
  categories: CategoryCounts;
  addressOf: (change: Partial<CatalogueView>) => string;
}

/** A view without a course, and the ways out of it. */
export function NothingFound({ view, categories, addressOf }: NothingFoundProps) {
  const { search, category } = view;
  const all = useCategories();
  const elsewhere = categories.filter(({ name }) => name !== category).map(({ name }) => name);
  const isElsewhere = elsewhere.length > 0;
  // Where the search finds nothing at all, the categories are looked at without it.
  const names = (isElsewhere ? elsewhere : all.filter((name) => name !== category)).slice(0, suggested);
  const addressIn = (name: string) =>
    addressOf(isElsewhere ? { category: name } : { category: name, search: '', sort: null });
  return (
    <EmptyState
      title={search ? `No course found for “${search}”` : 'No course found'}
      description={
        isElsewhere
          ? 'But these categories have something.'
          : 'Try another word, or look around in a category.'
      }
    >
      {names.length > 0 && (
        <Flex asChild gap="2" wrap="wrap">
          <nav aria-label="Look around">
            {names.map((name) => (
              <CategoryChip key={name} to={addressIn(name)} label={name} />
            ))}
          </nav>
        </Flex>
      )}
      <Actions>
        <LinkButton to={addressOf({ search: '', category: null, sort: null, state: null })}>
          Show all courses
        </LinkButton>
      </Actions>
    </EmptyState>
  );
}

/** A school without a course yet. */
export function EmptyCatalogue() {
  const { isAdmin } = useSession();
  if (!isAdmin) {
    return (
      <EmptyState title="No courses yet" description="The first ones are being prepared. Come back soon." />
    );
  }
  return (
    <EmptyState title="No courses yet" description="Create the first one; visitors will see it here at once.">
      <LinkButton to={paths.createCourse}>Create New Course</LinkButton>
    </EmptyState>
  );
}
