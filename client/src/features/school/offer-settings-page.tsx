import type { SchoolSettingsPartsFragment } from '#client/gql/graphql.ts';
import { SectionCard } from '#client/ui/section-card.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { paths } from '#shared/paths.ts';
import { priceChangeTexts } from '#shared/texts/price-change.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { CurrencyField } from './currency-field.tsx';
import { MonthlyNoticeField } from './monthly-notice-field.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { PriceTaxField } from './price-tax-field.tsx';
import { RenewalConsentField } from './renewal-consent-field.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsInput } from './settings-input.tsx';
import { SettingsFormLayout } from './settings-form-layout.tsx';
import { ShortRefundWarning } from './short-refund-warning.tsx';
import { useSavedSettings } from './use-saved-settings.ts';
import { useSettingsForm } from './use-settings-form.tsx';

const shown = [
  'price',
  'currency',
  'priceTax',
  'refundDays',
  'monthlyNotice',
  'graceDays',
  'trialDays',
  'noticeDays',
  'renewalConsent',
] as const;

/** Page where an ADMIN sets the school's offer and its terms. */
export function OfferSettingsPage() {
  return (
    <SettingsFrame query={useSavedSettings()}>{(school) => <OfferForm school={school} />}</SettingsFrame>
  );
}

function OfferForm({ school }: { school: SchoolSettingsPartsFragment }) {
  const view = useSettingsForm(school, shown);
  const { form, beside } = view;
  const texts = schoolTexts.offer;
  return (
    <SettingsFormLayout view={view} preview={<OfferPreview control={form.control} />}>
      <SectionCard title={texts.price} intro={texts.priceIntro}>
        <SettingsInput view={view} name="price" inputMode="decimal" autoComplete="off" />
        <div>
          <CurrencyField control={form.control} saved={school.price.currency} />
          {beside('currency')}
        </div>
        <div>
          <PriceTaxField control={form.control} />
          {beside('priceTax')}
        </div>
        <TextLink to={paths.priceChange} alignSelf="start">
          {priceChangeTexts.fromOffer}
        </TextLink>
      </SectionCard>
      <SectionCard title={texts.terms} intro={texts.termsIntro}>
        <SettingsInput
          view={view}
          name="refundDays"
          inputMode="numeric"
          autoComplete="off"
          help={texts.refundHelp}
        />
        <ShortRefundWarning control={form.control} />
        <div>
          <MonthlyNoticeField control={form.control} />
          {beside('monthlyNotice')}
        </div>
        <SettingsInput
          view={view}
          name="graceDays"
          inputMode="numeric"
          autoComplete="off"
          help={texts.graceHelp}
        />
        <SettingsInput
          view={view}
          name="trialDays"
          inputMode="numeric"
          autoComplete="off"
          help={texts.trialHelp}
        />
      </SectionCard>
      <SectionCard title={texts.renewal} intro={texts.renewalIntro}>
        <SettingsInput
          view={view}
          name="noticeDays"
          inputMode="numeric"
          autoComplete="off"
          help={texts.noticeHelp}
        />
        <div>
          <RenewalConsentField control={form.control} />
          {beside('renewalConsent')}
        </div>
      </SectionCard>
    </SettingsFormLayout>
  );
}
