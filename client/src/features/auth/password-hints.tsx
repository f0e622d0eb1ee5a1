import { Stack, Text } from '@chakra-ui/react';
import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { authLimits } from '#shared/auth.ts';
import { canonicalPassword, passwordParts } from '#shared/password-parts.ts';
import { accountMessages } from '#shared/account.ts';
import { RichText } from '#client/ui/rich-text.tsx';

const { passwordHints: texts } = accountMessages;

const parts: readonly { text: () => string; isMet: (password: string) => boolean }[] = [
  { text: () => texts.length(authLimits.password), isMet: passwordParts.length },
  { text: () => texts.number, isMet: passwordParts.number },
  { text: () => texts.special, isMet: passwordParts.special },
];

/** The requirements of a password, checked off while it is typed. */
export function PasswordHints({ password }: { password: string }) {
  return (
    <Stack as="ul" role="list" listStyleType="none" gap="0.5">
      {parts.map(({ text, isMet }) => {
        const met = isMet(canonicalPassword(password));
        const hint = text();
        return (
          <Text
            key={hint}
            as="li"
            display="flex"
            alignItems="center"
            gap="2"
            color={met ? 'success.text' : undefined}
          >
            {met ? <Check size="1.125em" aria-hidden /> : <Circle size="1.125em" aria-hidden />}
            {met ? <RichText text={texts.met({ hint })} tags={{ done: hidden }} /> : hint}
          </Text>
        );
      })}
    </Stack>
  );
}

const hidden = (content: ReactNode) => <VisuallyHidden>{content}</VisuallyHidden>;
