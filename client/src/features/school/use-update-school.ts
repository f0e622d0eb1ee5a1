import { isReference, type ApolloCache } from '@apollo/client/cache';
import {
  UpdateSchoolDocument,
  type PlanQuery,
  type SchoolSettingsPartsFragment,
  type UpdateSchoolInput,
} from '#client/gql/graphql.ts';
import type { Stored } from '#client/graphql/stored.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { PALETTE_ID, paletteCss } from '#shared/accent.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { TYPEFACE_ID } from '#shared/typeface-css.ts';
import { cssOfTypeface } from './typeface-files.ts';

const { loading, success, failure } = schoolTexts;

/** Applies other colours and another typeface to the current page. Pages that load later include them. */
function showLook({ accent, secondColor, typeface }: SchoolSettingsPartsFragment): void {
  for (const [id, css] of [
    [PALETTE_ID, paletteCss(accent, secondColor)],
    [TYPEFACE_ID, cssOfTypeface(typeface)],
  ] as const) {
    let style = document.getElementById(id);
    if (!style) {
      style = document.createElement('style');
      style.id = id;
      document.head.append(style);
    }
    style.textContent = css;
  }
}

/** Updates the offer in the cache from the saved settings. */
function showOffer(cache: ApolloCache, saved: SchoolSettingsPartsFragment): void {
  const {
    price,
    priceTax,
    refundDays: refundWindowDays,
    monthlyNotice,
    graceDays,
    trialDays,
    renewalConsent,
  } = saved;
  const offer = { price, priceTax, refundWindowDays, monthlyNotice, graceDays, trialDays, renewalConsent };
  cache.modify<Stored<PlanQuery>>({
    fields: {
      plan: (plan) => (isReference(plan) ? plan : { ...plan, ...offer }),
    },
  });
}

/** Saves settings of the school (ADMIN) and updates every place that shows them. */
export function useUpdateSchool() {
  const [mutate] = useToastMutation(UpdateSchoolDocument);
  return async (input: UpdateSchoolInput) => {
    const outcome = await mutate({
      variables: { input },
      loading: loading.save,
      success: success.save,
      failure: failure.save,
      update: (cache, { updateSchool }) => showOffer(cache, updateSchool),
    });
    const saved = outcome.ok && outcome.value?.updateSchool;
    if (saved) showLook(saved);
    return outcome;
  };
}
