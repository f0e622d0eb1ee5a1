import { Text } from '@chakra-ui/react';
import { useWatch, type Control } from 'react-hook-form';
import { LEGAL_WITHDRAWAL_DAYS, offerLimits } from '#shared/offer-settings.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { daysIn } from './offer-fields.ts';
import type { SettingsFields } from './settings-fields.ts';

/** Warns of a refund period that is shorter than the legal withdrawal period. */
export function ShortRefundWarning({ control }: { control: Control<SettingsFields> }) {
  const days = daysIn(useWatch({ control, name: 'refundDays' }), offerLimits.refundDays);
  const isShort = days !== null && days < LEGAL_WITHDRAWAL_DAYS;
  return (
    <Text role="status" fontWeight="semibold" _empty={{ display: 'none' }}>
      {isShort ? schoolTexts.offer.refundShort : null}
    </Text>
  );
}
