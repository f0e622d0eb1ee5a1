import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Customer } from './customer.entity.ts';

/**
 * Locks a customer until the transaction of `em` ends, and returns them; null for somebody whom Stripe does not know. Who
 * locks the person, too, does it afterwards: the other way round two could wait for each other.
 */
export async function lockCustomer(em: EntityManager, userId: string): Promise<Customer | null> {
  return em.findOne(Customer, { user: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
