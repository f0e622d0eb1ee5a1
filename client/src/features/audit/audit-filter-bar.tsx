import { Grid } from '@chakra-ui/react';
import { DayFields } from '#client/forms/day-fields.tsx';
import { Field } from '#client/forms/field.tsx';
import { SearchField } from '#client/forms/search-field.tsx';
import { useAuditActorsQuery } from '#client/gql/graphql.ts';
import { Select } from '#client/ui/select.tsx';
import { auditMessages } from '#shared/audit.ts';
import { actionChoices } from './audit-text.ts';
import type { useAuditFilter } from './use-audit-filter.ts';

type AuditFilterBarProps = Pick<ReturnType<typeof useAuditFilter>, 'chosen' | 'change'>;

const columns = {
  base: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(3, minmax(0, 1fr)) repeat(2, 10.5rem)',
};

/** The filters of the audit log. */
export function AuditFilterBar({ chosen, change }: AuditFilterBarProps) {
  const { column, filter } = auditMessages;
  // Not cached, because each admin who acts joins the list.
  const actors = useAuditActorsQuery({ fetchPolicy: 'no-cache' }).data?.auditActors.nodes ?? [];
  return (
    <Grid as="search" aria-label={auditMessages.title} gap="4" templateColumns={columns}>
      <SearchField
        search={chosen.search}
        placeholder={filter.search}
        onSearch={(search) => change({ search }, false)}
      />
      <Field label={column.what}>
        <Select value={chosen.action} onChange={(event) => change({ action: event.currentTarget.value })}>
          <option value="">{filter.everyAction}</option>
          {actionChoices().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={column.who}>
        <Select value={chosen.actor} onChange={(event) => change({ actor: event.currentTarget.value })}>
          <option value="">{filter.everyAdmin}</option>
          {actors.map(({ id, fullName }) => (
            <option key={id} value={id}>
              {fullName}
            </option>
          ))}
        </Select>
      </Field>
      <DayFields days={chosen.days} onChange={change} />
    </Grid>
  );
}
