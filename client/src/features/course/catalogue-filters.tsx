import { chakra, Stack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Select } from '#client/ui/select.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { paths } from '#shared/paths.ts';
import { catalogueTexts as texts } from '#shared/texts/catalogue.ts';
import { sorts, states, type CatalogueView, type CategoryCounts } from './catalogue-view.ts';
import { CategoryChip } from './category-chip.tsx';
import { SearchField } from './search-field.tsx';

interface CatalogueFiltersProps {
  view: CatalogueView;
  isAdmin: boolean;
  /** The categories of all results; undefined while they load. */
  categories: CategoryCounts | undefined;
  addressOf: (change: Partial<CatalogueView>) => string;
  show: (change: Partial<CatalogueView>, keepHistory?: boolean) => void;
}

/** The filters and the sort order of the catalogue. All of them are kept in the URL. */
export function CatalogueFilters({ view, isAdmin, categories, addressOf, show }: CatalogueFiltersProps) {
  // Adds one history entry per search, not one per letter.
  const search = (text: string) => show({ search: text }, view.search === '');
  return (
    <Stack gap="4" marginBottom="6">
      {/* With scripts, input is applied immediately and the form is never submitted. */}
      <FilterForm action={paths.courses} onSubmit={(event) => event.preventDefault()}>
        <SearchField search={view.search} onSearch={search} />
        {isAdmin && (
          <Choice
            label={texts.filters.show}
            value={view.state ?? 'ANY'}
            options={states.map((state) => ({ value: state, label: texts.states[state] }))}
            onChoose={(state) => show({ state })}
          />
        )}
        <Choice
          label={texts.filters.sortBy}
          name="sort"
          value={view.sort ?? (view.search ? 'RELEVANCE' : 'NEWEST')}
          options={sorts
            .filter((sort) => view.search || sort !== 'RELEVANCE')
            .map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
          onChoose={(sort) => show({ sort })}
        />
        {view.category !== null && <input type="hidden" name="category" value={view.category} />}
        <noscript>
          <Button type="submit">{texts.search.submit}</Button>
        </noscript>
      </FilterForm>
      <Categories chosen={view.category} categories={categories} addressOf={addressOf} />
    </Stack>
  );
}

const FilterForm = chakra('form', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3' },
});

interface ChoiceProps<Value extends string> {
  label: string;
  /** Name in the form, for the filters that work without scripts. */
  name?: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, name, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <chakra.label flex={{ base: '1 1 9rem', sm: '0 0 auto' }} minWidth="0">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Select
        name={name}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </chakra.label>
  );
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}

type CategoriesProps = Pick<CatalogueFiltersProps, 'categories' | 'addressOf'> & { chosen: string | null };

/** The categories with their course counts. The chosen one stays visible even when it is empty. */
function Categories({ chosen, categories, addressOf }: CategoriesProps) {
  const known = categories ?? [];
  const isKnown = known.some(({ name }) => name === chosen);
  const shown = chosen === null || isKnown ? known : [...known, { name: chosen, count: 0 }];
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // A phone shows only part of the row, so the chosen chip is scrolled to its middle.
    const chip = row.current?.querySelector('[aria-current]');
    if (row.current && chip) row.current.scrollLeft += middleOf(chip) - middleOf(row.current);
  }, [chosen, shown.length]);
  // Hidden without categories; while they load, the row keeps its space.
  if (categories?.length === 0 && chosen === null) return null;
  return (
    <Row ref={row} aria-label={texts.filters.categories}>
      <CategoryChip
        to={addressOf({ category: null })}
        label={texts.filters.allCategories}
        isChosen={chosen === null}
      />
      {shown.map(({ name, count }) => (
        <CategoryChip
          key={name}
          to={addressOf({ category: name })}
          label={name}
          count={count}
          isChosen={name === chosen}
        />
      ))}
    </Row>
  );
}

const Row = chakra('nav', {
  base: {
    display: 'flex',
    gap: '2',
    // The row scrolls on phones and wraps on wider screens.
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    marginX: { base: '-4', md: '0' },
    paddingX: { base: '4', md: '0' },
    paddingY: { base: '1', md: '0' },
    minHeight: '11',
    scrollbarWidth: 'none',
  },
});
