import { Grid } from '@chakra-ui/react';
import { Field } from '#client/forms/field.tsx';
import { SearchField } from '#client/forms/search-field.tsx';
import { Select } from '#client/ui/select.tsx';
import { memberMessages } from '#shared/member.ts';
import type { MemberFilters } from './use-members.ts';

interface MemberFilterBarProps {
  filters: MemberFilters;
  /** `keepHistory` is false for changes while the user types. */
  onChange: (changes: Record<string, string | null>, keepHistory?: boolean) => void;
}

/** The filters of the member list. */
export function MemberFilterBar({ filters, onChange }: MemberFilterBarProps) {
  const { column, filter, role, title } = memberMessages;
  return (
    <Grid
      as="search"
      aria-label={title}
      gap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: '2fr 1fr 1fr' }}
    >
      <SearchField
        search={filters.search}
        placeholder={filter.search}
        onSearch={(search) => onChange({ search }, false)}
      />
      <Field label={column.role}>
        <Select value={filters.role} onChange={(event) => onChange({ role: event.currentTarget.value })}>
          <option value="">{filter.everyRole}</option>
          <option value="USER">{role.USER}</option>
          <option value="ADMIN">{role.ADMIN}</option>
        </Select>
      </Field>
      <Field label={column.subscription}>
        <Select value={filters.access} onChange={(event) => onChange({ access: event.currentTarget.value })}>
          <option value="">{filter.anySubscription}</option>
          <option value="active">{filter.active}</option>
          <option value="none">{filter.notActive}</option>
        </Select>
      </Field>
    </Grid>
  );
}
