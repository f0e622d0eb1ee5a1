import { Grid } from '@chakra-ui/react';
import { formatNumber } from '#client/format/format.ts';
import { Field } from '#client/forms/field.tsx';
import { SearchField } from '#client/forms/search-field.tsx';
import { Select } from '#client/ui/select.tsx';
import { courseListTexts as texts } from '#shared/texts/course-list.ts';
import type { AdminCourses } from './use-admin-courses.ts';

/** The search and the category of the course list. */
export function CourseFilterBar({
  courses: { filters, categories, changeList },
}: {
  courses: Pick<AdminCourses, 'filters' | 'categories' | 'changeList'>;
}) {
  const isKnown = filters.category === '' || categories.some(({ name }) => name === filters.category);
  const offered = isKnown ? categories : [...categories, { name: filters.category, count: 0 }];
  return (
    <Grid
      as="search"
      aria-label={texts.title}
      gap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' }}
    >
      <SearchField
        search={filters.search}
        placeholder={texts.filter.search}
        onSearch={(search) => changeList({ search }, false)}
      />
      <Field label={texts.column.category}>
        <Select
          value={filters.category}
          onChange={(event) => changeList({ category: event.currentTarget.value })}
        >
          <option value="">{texts.filter.everyCategory}</option>
          {offered.map(({ name, count }) => (
            <option key={name} value={name}>
              {`${name} (${formatNumber(count)})`}
            </option>
          ))}
        </Select>
      </Field>
    </Grid>
  );
}
