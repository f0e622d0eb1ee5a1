import { Grid, Input, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useFormErrors } from '#client/forms/use-form-errors.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/forms/error-summary.tsx';
import { Field } from '#client/forms/field.tsx';
import { FormError } from '#client/forms/form-error.tsx';
import { Select } from '#client/ui/select.tsx';
import { authMessages } from '#shared/auth.ts';
import { apiTokenRules } from '#shared/auth.rules.ts';
import { scopeNames } from './token-scopes.ts';
import { useCreateApiToken } from './use-create-api-token.ts';

const labels = { name: 'Name of the token', scope: 'What it may do' };
const fields = ['name', 'scope'] as const;
const rules = apiTokenRules.extend({ scope: z.enum(['READ', 'WRITE']) });

interface ApiTokenFormProps {
  userId: string;
  onCreated: (name: string, secret: string) => void;
}

/** A name to know the token by, and what it may do. What was typed stays when the server refuses. */
export function ApiTokenForm({ userId, onCreated }: ApiTokenFormProps) {
  const create = useCreateApiToken(userId);
  const form = useForm<z.input<typeof rules>, unknown, z.output<typeof rules>>({
    resolver: zodResolver(rules),
    defaultValues: { name: '', scope: 'READ' },
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const { submitErrors, formError, clear, showInvalid, showServerError } = useFormErrors(form, fields);

  const submit = form.handleSubmit(async (input) => {
    clear();
    const outcome = await create(input);
    if (!outcome.ok) return showServerError(outcome.error, authMessages.failure.createToken);
    const payload = outcome.value.data?.createApiToken;
    if (payload) onCreated(payload.apiToken.name, payload.secret);
  }, showInvalid);

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        {formError && <FormError text={formError} />}
        <ErrorSummary errors={submitErrors} labels={labels} onChoose={form.setFocus} />
        <Grid
          gap="5"
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        >
          <Field label={labels.name} help="Where you will use it" error={errors.name?.message}>
            <Input {...form.register('name')} autoComplete="off" />
          </Field>
          <Field label={labels.scope} error={errors.scope?.message}>
            <Select {...form.register('scope')}>
              <option value="READ">{scopeNames.READ}</option>
              <option value="WRITE">{scopeNames.WRITE}</option>
            </Select>
          </Field>
        </Grid>
        <Button
          type="submit"
          variant="outline"
          alignSelf={{ base: 'stretch', sm: 'start' }}
          loading={isSubmitting}
        >
          Create token
        </Button>
      </Stack>
    </form>
  );
}
