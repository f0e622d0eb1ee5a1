import { Box, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { Field } from '#client/forms/field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { totpCodeRules } from '#shared/factor.rules.ts';
import { factorMessages } from '#shared/factor.ts';
import { messages } from '#shared/messages.ts';
import { QrCode } from './qr-code.tsx';
import { useConfirmTotp } from './use-second-factor.ts';

const { app: texts } = factorMessages;
const { labels } = texts;

interface TotpSetupProps {
  secret: string;
  /** The secret as the URI in the QR code. */
  uri: string;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Sets up an authenticator app: shows the secret and verifies the first code. */
export function TotpSetup({ secret, uri, onDone, onCancel }: TotpSetupProps) {
  const intro = useRef<HTMLParagraphElement>(null);
  const confirm = useConfirmTotp();
  const form = useMutationForm({
    resolver: zodResolver(totpCodeRules),
    defaultValues: { code: '' },
    labels,
  });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => intro.current?.focus(), []);

  const submit = form.submit(async ({ code }) => {
    const outcome = await confirm(code);
    const payload = outcome.ok && outcome.value?.confirmTotp;
    if (payload) onDone(payload.recoveryCodes);
    return outcome;
  });
  return (
    <Flex gap="6" align="start" direction={{ base: 'column', md: 'row' }}>
      <Box flexShrink="0">
        <QrCode text={uri} label={texts.qrCode} />
      </Box>
      <Stack gap="5" minWidth="0" flex="1" width="full">
        <Stack gap="1.5" maxWidth="prose">
          <Text ref={intro} tabIndex={-1} css={{ '&:focus': { outline: 'none' } }}>
            {texts.scan}
          </Text>
          <Text as="code" fontFamily="mono" overflowWrap="anywhere" userSelect="all">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Text>
        </Stack>
        <MutationForm form={form} gap="5" onSubmit={submit}>
          <Field label={labels.code} help={texts.codeHelp} error={errors.code?.message}>
            <Input
              {...form.register('code')}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxWidth="12rem"
            />
          </Field>
          <Actions>
            <Button type="submit" loading={isSubmitting}>
              {texts.switchOn}
            </Button>
            <Button variant="outline" onClick={onCancel}>
              {messages.button.cancel}
            </Button>
          </Actions>
        </MutationForm>
      </Stack>
    </Flex>
  );
}
