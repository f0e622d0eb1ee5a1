import { Grid } from '@chakra-ui/react';
import { Field } from '#client/forms/field.tsx';
import { SearchField } from '#client/forms/search-field.tsx';
import { Select } from '#client/ui/select.tsx';
import type { MemberFilters } from './use-members.ts';

interface MemberFilterBarProps {
  filters: MemberFilters;
  /** `keepHistory` is false for what changes while one types. */
  onChange: (changes: Record<string, string | null>, keepHistory?: boolean) => void;
}

/** What narrows the list of members down. */
export function MemberFilterBar({ filters, onChange }: MemberFilterBarProps) {
  return (
    <Grid
      as="search"
      aria-label="Members"
      gap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: '2fr 1fr 1fr' }}
    >
      <SearchField
        search={filters.search}
        placeholder="Name or mail address"
        onSearch={(search) => onChange({ search }, false)}
      />
      <Field label="Role">
        <Select value={filters.role} onChange={(event) => onChange({ role: event.currentTarget.value })}>
          <option value="">Every role</option>
          <option value="USER">User</option>
          <option value="ADMIN">Admin</option>
        </Select>
      </Field>
      <Field label="Subscription">
        <Select value={filters.access} onChange={(event) => onChange({ access: event.currentTarget.value })}>
          <option value="">With and without</option>
          <option value="active">Active</option>
          <option value="none">Not active</option>
        </Select>
      </Field>
    </Grid>
  );
}
