import type { EntityManager } from '@mikro-orm/postgresql';
import { paths } from '#shared/paths.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { Recipient } from './mail-text.ts';

/** The recipient of mails about a customer, with the content that all of them share. */
export async function recipientOf(
  em: EntityManager,
  customer: Customer,
  { publicUrl, school }: { publicUrl: string; school: SchoolService },
): Promise<Recipient & { to: string }> {
  const user = await customer.user.loadOrFail({ em });
  return {
    to: user.email,
    school: school.letterheadFor(user),
    fullName: user.fullName,
    profileUrl: `${publicUrl}${paths.profile}`,
  };
}
