import { Grid, Input } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import type { z } from 'zod';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { PasswordInput } from '#client/forms/password-input.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/forms/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { authLimits } from '#shared/auth.ts';
import { apiTokenRules } from '#shared/auth.rules.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { ApiTokenScopes } from './api-token-scopes.tsx';
import { useCreateApiToken } from './use-create-api-token.ts';

const { tokens: texts } = profileTexts;
const { labels } = texts;

/** Options for the expiry of a token, in days; empty for no expiry. */
const expiries = () => [
  ['7', texts.expiresIn.week],
  ['30', texts.expiresIn.month],
  ['90', texts.expiresIn.quarter],
  ['365', texts.expiresIn.year],
  ['', texts.expiresIn.never],
];
const daysOf = (value: string | number | null) => (value === '' || value === null ? null : Number(value));

interface ApiTokenFormProps {
  userId: string;
  onCreated: (name: string, secret: string) => void;
}

/** Form for a new token: a name, the scopes, and the password to confirm. Keeps the input when the server rejects it. */
export function ApiTokenForm({ userId, onCreated }: ApiTokenFormProps) {
  const create = useCreateApiToken(userId);
  const form = useMutationForm<z.input<typeof apiTokenRules>, z.output<typeof apiTokenRules>>({
    resolver: zodResolver(apiTokenRules),
    defaultValues: {
      name: '',
      scopes: [],
      expiresInDays: authLimits.tokens.defaultDays,
      currentPassword: '',
    },
    labels,
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  // The button that opened the form is gone.
  useEffect(() => setFocus('name'), [setFocus]);

  const submit = form.submit(async (input) => {
    const outcome = await create(input);
    const payload = outcome.ok && outcome.value?.createApiToken;
    if (payload) onCreated(payload.apiToken.name, payload.secret);
    return outcome;
  });

  return (
    <MutationForm form={form} gap="5" onSubmit={submit}>
      <Grid
        gap="5"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      >
        <Field label={labels.name} help={texts.nameHelp} error={errors.name?.message}>
          <Input {...form.register('name')} dir="auto" autoComplete="off" />
        </Field>
        <Field label={labels.expiresInDays} error={errors.expiresInDays?.message}>
          <Select {...form.register('expiresInDays', { setValueAs: daysOf })}>
            {expiries().map(([days, label]) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </Grid>
      <ApiTokenScopes field={form.register('scopes')} error={errors.scopes?.message} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
        <Field label={labels.currentPassword} error={errors.currentPassword?.message}>
          <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
        </Field>
      </Grid>
      <Button
        type="submit"
        variant="outline"
        alignSelf={{ base: 'stretch', sm: 'start' }}
        loading={isSubmitting}
      >
        {texts.create}
      </Button>
    </MutationForm>
  );
}
