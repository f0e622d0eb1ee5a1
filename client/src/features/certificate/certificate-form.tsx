import { Input, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '#shared/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/forms/field.tsx';
import { certificateMessages } from '#shared/certificate.ts';

const rules = z.object({
  code: z
    .string()
    .trim()
    .min(1, { error: () => certificateMessages.validation.certificateCode }),
});

/** Redirects to the certificate of `?code=`, for browsers without scripts. */
const QUESTION = '/certificates';

interface CertificateFormProps {
  label: string;
  /** Initial value of the field. */
  code: string;
}

/** Form for the code of a certificate. */
export function CertificateForm({ label, code }: CertificateFormProps) {
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(rules), defaultValues: { code } });
  const submit = form.handleSubmit((input) => navigate(paths.certificate(input.code)));
  return (
    <form noValidate action={QUESTION} onSubmit={submit}>
      <Stack gap="5">
        <Field
          label={label}
          help={certificateMessages.page.codeHelp}
          error={form.formState.errors.code?.message}
        >
          <Input
            {...form.register('code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" variant="outline" alignSelf={{ base: 'stretch', sm: 'start' }}>
          {certificateMessages.page.verify}
        </Button>
      </Stack>
    </form>
  );
}
