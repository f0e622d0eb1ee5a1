/**
 * SQL of the status of a row of `subscriptions`, the same as `statusOf`.
 *
 * @param row the alias of the row.
 * @param now the parameter with the current time, like `$1`.
 */
export const statusSql = (row: string, now: string): string => `case
  when ${row}.access_until > ${now}::timestamptz
    then case ${row}.stripe_status when 'past_due' then 'GRACE' else 'ACTIVE' end
  when ${row}.stripe_status = 'incomplete' then 'PENDING'
  when ${row}.stripe_status in ('past_due', 'unpaid') then 'PAST_DUE'
  when ${row}.stripe_status = 'paused' then 'PAUSED'
  when ${row}.stripe_status not in ('active', 'trialing') then 'INACTIVE'
  when ${row}.latest_invoice_status = 'open' then 'PENDING'
  when ${row}.latest_invoice_status in ('draft', 'void', 'uncollectible')
    and coalesce(${row}.started_at, ${row}.paid_until) is not null then 'PAST_DUE'
  when ${row}.latest_invoice_status = 'draft' then 'PENDING'
  else 'INACTIVE' end`;
