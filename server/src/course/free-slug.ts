import type { EntityManager } from '@mikro-orm/postgresql';
import { lockInTransaction } from '#server/platform/db/advisory-lock.ts';
import { Course } from './course.entity.ts';
import { distinctSlug, slugify } from './slug.ts';

/** A unique slug for a new course, reserved until the transaction ends. */
export async function freeSlug(em: EntityManager, title: string): Promise<string> {
  const slug = slugify(title);
  // Parallel creations with the same title wait here, so that the second sees the slug of the first.
  await lockInTransaction(em, `slug_${slug}`);
  return (await em.count(Course, { slug })) > 0 ? distinctSlug(slug) : slug;
}
