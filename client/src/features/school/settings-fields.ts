import type { SchoolSettingsPartsFragment, UpdateSchoolInput } from '#client/gql/graphql.ts';
import { schoolRules } from '#shared/school.rules.ts';
import { offerMessages } from '#shared/offer-settings.ts';
import { amountIn, offerFieldRules, offerFieldsOf, offerInputOf, type OfferFields } from './offer-fields.ts';

type TextFields = Pick<SchoolSettingsPartsFragment, keyof typeof schoolRules.shape>;

/** What the forms of the settings hold. */
export type SettingsFields = Record<keyof TextFields | keyof OfferFields, string>;

/** What is judged of them before the server does. */
export const settingsFieldRules = schoolRules
  .extend(offerFieldRules)
  .refine((fields) => amountIn(fields) !== null, {
    path: ['price'],
    error: () => offerMessages.validation.price,
  });

const textNames = schoolRules.keyof().options;

/** What the forms begin with. */
export function settingsFieldsOf(school: SchoolSettingsPartsFragment): SettingsFields {
  // All of its names are there.
  const texts = Object.fromEntries(textNames.map((name) => [name, school[name]])) as TextFields;
  return { ...texts, ...offerFieldsOf(school) };
}

/** The change of what was changed in a form. */
export function settingsInputOf(
  changed: Partial<SettingsFields>,
  fields: SettingsFields,
): Omit<UpdateSchoolInput, 'version'> {
  const { price, currency, refundDays, graceDays, trialDays, ...texts } = changed;
  return { ...texts, ...offerInputOf({ price, currency, refundDays, graceDays, trialDays }, fields) };
}
