import { isDeepStrictEqual } from 'node:util';
import { decimalAmount } from '#shared/money.ts';
import { offerRules } from '#shared/school.rules.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { portraitKeys } from './mentors.ts';
import { pictureKeys } from './school-pictures.ts';
import type { OfferValues, School, SchoolValues } from './school.type.ts';

/** A changed setting for the audit log. Settings of the offer are logged with both values, because payments depend on them. */
export function told(name: string, before: School, now: School) {
  if (!(name in offerRules.shape)) return { name };
  const setting = name as keyof OfferValues; // The rules of the offer contain it.
  const valueIn = (school: School) => {
    if (setting === 'priceAmount') {
      return decimalAmount({ amount: school.priceAmount, currency: school.currency });
    }
    const value = school[setting];
    return typeof value === 'boolean' ? String(value) : value;
  };
  return { name, before: valueIn(before), after: valueIn(now) };
}

/** Removes lists that did not change. They are always new arrays, so `differences` cannot tell. */
export function leaveOutEqualLists(changes: Partial<SchoolValues>, before: SchoolValues): void {
  for (const list of ['mentors', 'quotes', 'questions'] as const)
    if (isDeepStrictEqual(changes[list], before[list])) delete changes[list];
}

/** Returns the keys of all stored objects of the settings. */
export const objectKeys = (school: SchoolValues) => [...portraitKeys(school.mentors), ...pictureKeys(school)];

/** Reports that the settings were changed after the editor read them. */
export const changedMeanwhile = () => new AppError('CONFLICT', schoolTexts.conflict.changed);
