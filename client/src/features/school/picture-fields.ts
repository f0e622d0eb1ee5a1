import { z } from 'zod';
import { avatarRule } from '#client/features/auth/avatar-rule.ts';
import type { SchoolPicturePlace, SchoolPicturesPartsFragment } from '#client/gql/graphql.ts';
import { authMessages } from '#shared/auth.ts';
import { filmLimits, filmTypes } from '#shared/film.ts';
import { heroRules } from '#shared/school.rules.ts';
import { schoolFilmTexts } from '#shared/texts/school-film.ts';

/** A picture is chosen with the other pictures' rules, but need not be. */
const picture = avatarRule(() => authMessages.validation.avatarFormat).optional();

const types: readonly string[] = filmTypes;

/** Validates the film by type and size; the server inspects its content. */
const film = z
  .instanceof(File)
  .refine(({ type }) => types.includes(type), { error: () => schoolFilmTexts.validation.type })
  .refine(({ size }) => size <= filmLimits.bytes, { error: () => schoolFilmTexts.validation.tooLarge })
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
