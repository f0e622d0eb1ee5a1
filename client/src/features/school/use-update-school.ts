import type { ApolloCache, Reference } from '@apollo/client';
import {
  useUpdateSchoolMutation,
  type SchoolSettingsPartsFragment,
  type UpdateSchoolInput,
} from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { PALETTE_ID, paletteCss } from '#shared/accent.ts';
import { schoolTexts } from '#shared/texts/school.ts';

const texts = () => ({
  loading: schoolTexts.loading.save,
  success: schoolTexts.success.save,
  failure: schoolTexts.failure.save,
});

/** Applies other colours to the current page. Pages that load later include them. */
function showPalette(accent: string): void {
  let style = document.getElementById(PALETTE_ID);
  if (!style) {
    style = document.createElement('style');
    style.id = PALETTE_ID;
    document.head.append(style);
  }
  style.textContent = paletteCss(accent);
}

/** Updates the offer in the cache from the saved settings. */
function showOffer(cache: ApolloCache, saved: SchoolSettingsPartsFragment): void {
  const { priceAmount: amount, currency, refundDays: refundWindowDays, graceDays, trialDays } = saved;
  cache.modify({
    fields: {
      plan: (plan: Reference) => ({
        ...plan,
        price: { __typename: 'Money', amount, currency },
        refundWindowDays,
        graceDays,
        trialDays,
      }),
    },
  });
}

/** Saves settings of the school (ADMIN) and updates every place that shows them. */
export function useUpdateSchool() {
  const [mutate] = useUpdateSchoolMutation({
    update: (cache, { data }) => {
      const saved = data?.updateSchool;
      if (saved) showOffer(cache, saved);
    },
  });
  return async (input: UpdateSchoolInput) => {
    const outcome = await withToast(() => mutate({ variables: { input } }), texts());
    const saved = outcome.ok && outcome.value.data?.updateSchool;
    if (saved) showPalette(saved.accent);
    return outcome;
  };
}
