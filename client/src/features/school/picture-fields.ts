import { z } from 'zod';
import { avatarRule } from '#client/features/auth/avatar-rule.ts';
import type { SchoolPicturePlace, SchoolPicturesPartsFragment } from '#client/gql/graphql.ts';
import { authMessages } from '#shared/auth.ts';
import { filmTypes, limits } from '#shared/limits.ts';
import { heroRules } from '#shared/school.rules.ts';
import { schoolTexts } from '#shared/texts/school.ts';

/** A picture is chosen with the other pictures' rules, but need not be. */
const picture = avatarRule(() => authMessages.validation.avatarFormat).optional();

const types: readonly string[] = filmTypes;

/** Validates the film by type and size; the server inspects its content. */
const film = z
  .instanceof(File)
  .refine(({ type }) => types.includes(type), { error: () => schoolTexts.validation.film })
  .refine(({ size }) => size <= limits.film.bytes, { error: () => schoolTexts.validation.filmTooLarge })
  .optional();

/** Rules of the pictures that are chosen and not saved yet, and of the description. */
export const pictureFormRules = heroRules.extend({
  logo: picture,
  logoDark: picture,
  icon: picture,
  hero: picture,
  film,
});

export type PictureFields = z.input<typeof pictureFormRules>;

/** The name of a picture, or the film, in the settings and in the form. */
export type PictureName = Exclude<keyof PictureFields, 'heroAlt'>;

/** The place of each picture. */
export const placeOf = {
  logo: 'LOGO',
  logoDark: 'LOGO_DARK',
  icon: 'ICON',
  hero: 'HERO',
  film: 'FILM',
} as const satisfies Record<PictureName, SchoolPicturePlace>;

/** The saved pictures. */
export type SavedPictures = SchoolPicturesPartsFragment;
