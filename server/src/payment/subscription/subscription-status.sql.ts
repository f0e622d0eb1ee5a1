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
  when ${row}.stripe_status in ('active', 'trialing') and ${row}.latest_invoice_status in ('open', 'draft')
    then 'PENDING'
  else 'INACTIVE' end`;
