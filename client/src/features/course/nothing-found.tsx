import { Flex } from '@chakra-ui/react';
import { Actions } from '#client/ui/actions.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { catalogueTexts } from '#shared/texts/catalogue.ts';
import type { CatalogueView, CategoryCounts } from './catalogue-view.ts';
import { CategoryChip } from './category-chip.tsx';
import { useCategories } from './use-categories.ts';

const { nothingFound: texts } = catalogueTexts;

/** Maximum number of suggested categories. */
const suggested = 6;

interface NothingFoundProps {
  view: CatalogueView;
  /** The categories with results of the search. */
  categories: CategoryCounts;
  addressOf: (change: Partial<CatalogueView>) => string;
}

/** A view without results, with suggestions for other views. */
export function NothingFound({ view, categories, addressOf }: NothingFoundProps) {
  const { search, category } = view;
  const all = useCategories();
  const elsewhere = categories.filter(({ name }) => name !== category).map(({ name }) => name);
  const isElsewhere = elsewhere.length > 0;
  // When the search has no results at all, the suggestions drop the search.
  const names = (isElsewhere ? elsewhere : all.filter((name) => name !== category)).slice(0, suggested);
  const addressIn = (name: string) =>
    addressOf(isElsewhere ? { category: name } : { category: name, search: '', sort: null });
  return (
    <EmptyState
      title={search ? texts.titleFor({ search }) : texts.title}
      description={isElsewhere ? texts.elsewhere : texts.nowhere}
    >
      {names.length > 0 && (
        <Flex asChild gap="2" wrap="wrap">
          <nav aria-label={texts.lookAround}>
            {names.map((name) => (
              <CategoryChip key={name} to={addressIn(name)} label={name} />
            ))}
          </nav>
        </Flex>
      )}
      <Actions>
        <LinkButton to={addressOf({ search: '', category: null, sort: null, state: null })}>
          {texts.showAll}
        </LinkButton>
      </Actions>
    </EmptyState>
  );
}
