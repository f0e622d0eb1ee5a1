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

/** Puts other colours onto the page that is open; each page that is opened later brings them. */
function showPalette(accent: string): void {
  let style = document.getElementById(PALETTE_ID);
  if (!style) {
    style = document.createElement('style');
    style.id = PALETTE_ID;
    document.head.append(style);
  }
  style.textContent = paletteCss(accent);
}

/** Lets what is on sale be what the settings say. */
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

/** Saves settings of the school (ADMIN); whatever shows them follows at once. */
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
