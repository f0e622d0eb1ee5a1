import type { AdminPaymentFragment } from '#client/gql/graphql.ts';

/** A payment for admins. In lists with payments of several customers, it names its customer. */
export type CustomersPayment = AdminPaymentFragment & { user?: { fullName: string } | null };
