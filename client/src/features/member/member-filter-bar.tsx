import { Grid, Input } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Field } from '#client/forms/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { limits } from '#shared/limits.ts';
import type { MemberFilters } from './use-members.ts';

/** A search waits until nothing was typed for this long, in ms. */
const typingPause = 250;

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
      <SearchField search={filters.search} onSearch={(search) => onChange({ search }, false)} />
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

interface SearchFieldProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Searches as one types. What was typed stays, also while the address bar follows. */
function SearchField({ search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [seenSearch, setSeenSearch] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back and forward change the address from outside.
  if (seenSearch !== search) {
    setSeenSearch(search);
    if (text.trim() !== search) setText(search);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(value.trim()), typingPause);
  };
  return (
    <Field label="Search">
      <Input
        type="search"
        value={text}
        maxLength={limits.search.max}
        placeholder="Name or mail address"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </Field>
  );
}
