import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Customer } from './customer.entity.ts';

/**
 * Locks a customer until the transaction of `em` ends, and returns it; null if the user is not a customer. A caller
 * that also locks the user does so afterwards, because the reverse order could deadlock.
 */
export async function lockCustomer(em: EntityManager, userId: string): Promise<Customer | null> {
  return em.findOne(Customer, { user: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
