import { Grid, Input } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { PasswordInput } from '#client/forms/password-input.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/forms/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { apiTokenRules } from '#shared/auth.rules.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { useCreateApiToken } from './use-create-api-token.ts';

const { tokens: texts } = profileTexts;
const { labels } = texts;
const rules = apiTokenRules.extend({ scope: z.enum(['READ', 'WRITE']) });

interface ApiTokenFormProps {
  userId: string;
  onCreated: (name: string, secret: string) => void;
}

/** A name to know the token by, what it may do, and the password that allows it. What was typed stays when the server refuses. */
export function ApiTokenForm({ userId, onCreated }: ApiTokenFormProps) {
  const create = useCreateApiToken(userId);
  const form = useMutationForm<z.input<typeof rules>, z.output<typeof rules>>({
    resolver: zodResolver(rules),
    defaultValues: { name: '', scope: 'READ', currentPassword: '' },
    labels,
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.submit(async (input) => {
    const outcome = await create(input);
    const payload = outcome.ok && outcome.value.data?.createApiToken;
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
        <Field label={labels.scope} error={errors.scope?.message}>
          <Select {...form.register('scope')}>
            <option value="READ">{texts.scopes.READ}</option>
            <option value="WRITE">{texts.scopes.WRITE}</option>
          </Select>
        </Field>
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
