import { Flex } from '@chakra-ui/react';
import type { SchoolSettingsPartsFragment } from '#client/gql/graphql.ts';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { CurrencyField } from './currency-field.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { SettingsColumns } from './settings-columns.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsInput } from './settings-input.tsx';
import { useSavedSettings } from './use-saved-settings.ts';
import { useSettingsForm } from './use-settings-form.tsx';

const shown = ['price', 'currency', 'refundDays', 'graceDays', 'trialDays'] as const;

/** Where an ADMIN sets what the school sells, and on which terms. */
export function OfferSettingsPage() {
  return (
    <SettingsFrame query={useSavedSettings()}>{(school) => <OfferForm school={school} />}</SettingsFrame>
  );
}

function OfferForm({ school }: { school: SchoolSettingsPartsFragment }) {
  const view = useSettingsForm(school, shown);
  const { form, submit, isSaving, beside, blocker, draft, meetSaved } = view;
  return (
    <MutationForm form={form} onSubmit={submit}>
      <FormDraftOffer draft={draft} onTakenUp={meetSaved} />
      <SettingsColumns preview={<OfferPreview control={form.control} />}>
        <SectionCard
          title="Price"
          intro="For whoever subscribes from now on. Those who have a subscription keep the price and the terms that they agreed to."
        >
          <SettingsInput view={view} name="price" inputMode="decimal" autoComplete="off" />
          <div>
            <CurrencyField control={form.control} saved={school.currency} />
            {beside('currency')}
          </div>
        </SectionCard>
        <SectionCard title="Terms" intro="For whoever subscribes from now on.">
          <SettingsInput
            view={view}
            name="refundDays"
            inputMode="numeric"
            autoComplete="off"
            help="Who cancels within so many days of a payment gets all of it back. 0 for no refund."
          />
          <SettingsInput
            view={view}
            name="graceDays"
            inputMode="numeric"
            autoComplete="off"
            help="For so many days the lectures stay open while a renewal is not paid. With 0 they close for an hour at each renewal, until Stripe has charged the card."
          />
          <SettingsInput
            view={view}
            name="trialDays"
            inputMode="numeric"
            autoComplete="off"
            help="Who subscribes for the first time watches for so many days before the first payment. Stripe asks for a card all the same. 0 for none."
          />
        </SectionCard>
        <Flex>
          <Button type="submit" size="lg" loading={isSaving}>
            Save settings
          </Button>
        </Flex>
      </SettingsColumns>
      <LeaveDialog blocker={blocker} onLeave={draft.drop} />
    </MutationForm>
  );
}
