import { randomBytes } from 'node:crypto';

const MAX_LENGTH = 60;

/** The readable part of an address: `Café & Code!` becomes `cafe-code`. A title without any Latin letter or digit becomes `course`. */
export function slugify(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, MAX_LENGTH).replace(/-$/, '') || 'course';
}

/** Sets a slug apart that is taken already. */
export function distinctSlug(slug: string): string {
  return `${slug}-${randomBytes(3).toString('hex')}`;
}
