import type { SchoolSettingsPartsFragment, UpdateSchoolInput } from '#client/gql/graphql.ts';
import { schoolRules } from '#shared/school.rules.ts';
import { offerMessages, refusalOfCharge } from '#shared/offer-settings.ts';
import {
  amountIn,
  isOfferField,
  offerFieldRules,
  offerFieldsOf,
  offerInputOf,
  type OfferFields,
} from './offer-fields.ts';

type TextFields = Pick<SchoolSettingsPartsFragment, keyof typeof schoolRules.shape>;

/** The values of the settings forms. */
export type SettingsFields = Record<keyof TextFields | keyof OfferFields, string>;

/** Validation rules of the settings forms. */
export const settingsFieldRules = schoolRules
  .extend(offerFieldRules)
  .refine((fields) => amountIn(fields) !== null, {
    path: ['price'],
    error: () => offerMessages.validation.price,
  });

/** The rules of the form that shows the price. An older price may be smaller than Stripe charges. */
export const offerFormRules = settingsFieldRules.superRefine((fields, context) => {
  const amount = amountIn(fields);
  const message = amount === null ? null : refusalOfCharge({ amount, currency: fields.currency });
  if (message !== null) context.addIssue({ code: 'custom', path: ['price'], message });
});

const textNames = schoolRules.keyof().options;

/** The initial values of the forms. */
export function settingsFieldsOf(school: SchoolSettingsPartsFragment): SettingsFields {
  // The list contains all names of `TextFields`.
  const texts = Object.fromEntries(textNames.map((name) => [name, school[name]])) as TextFields;
  return { ...texts, ...offerFieldsOf(school) };
}

/** Converts the changed fields of a form to a mutation input. */
export function settingsInputOf(
  changed: Partial<SettingsFields>,
  fields: SettingsFields,
): Omit<UpdateSchoolInput, 'version'> {
  const entries = Object.entries(changed);
  const offer = Object.fromEntries(entries.filter(([name]) => isOfferField(name)));
  const texts = Object.fromEntries(entries.filter(([name]) => !isOfferField(name)));
  return { ...texts, ...offerInputOf(offer, fields) };
}
