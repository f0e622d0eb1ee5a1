import { Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { Checkbox } from '#client/forms/checkbox.tsx';
import { schoolTexts } from '#shared/texts/school.ts';
import type { SettingsFields } from './settings-fields.ts';

/** Field for whether buyers must agree to the renewal with a tick of its own. */
export function RenewalConsentField({ control }: { control: Control<SettingsFields> }) {
  const helpId = useId();
  const { field } = useController({ control, name: 'renewalConsent' });
  const { value, onChange, ...input } = field;
  return (
    <Stack gap="1">
      <Checkbox
        {...input}
        checked={value === 'on'}
        aria-describedby={helpId}
        onChange={({ target }) => onChange(target.checked ? 'on' : '')}
      >
        {schoolTexts.labels.renewalConsent}
      </Checkbox>
      <Text id={helpId} textStyle="sm" color="fg.muted">
        {schoolTexts.offer.renewalConsentHelp}
      </Text>
    </Stack>
  );
}
