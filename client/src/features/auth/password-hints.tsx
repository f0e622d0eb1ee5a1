import { Stack, Text } from '@chakra-ui/react';
import { Check, Circle } from 'lucide-react';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { authLimits } from '#shared/auth.ts';
import { passwordParts } from '#shared/password-parts.ts';

const parts: readonly { text: string; isMet: (password: string) => boolean }[] = [
  {
    text: `${authLimits.password.min} to ${authLimits.password.max} characters`,
    isMet: passwordParts.length,
  },
  { text: 'A number', isMet: passwordParts.number },
  { text: 'A special character, like # or !', isMet: passwordParts.special },
];

/** What a password must have, ticked off as it is typed. */
export function PasswordHints({ password }: { password: string }) {
  return (
    <Stack as="ul" role="list" listStyleType="none" gap="0.5">
      {parts.map(({ text, isMet }) => {
        const met = isMet(password);
        return (
          <Text
            key={text}
            as="li"
            display="flex"
            alignItems="center"
            gap="2"
            color={met ? 'success.text' : undefined}
          >
            {met ? <Check size="1.125em" aria-hidden /> : <Circle size="1.125em" aria-hidden />}
            {text}
            {met && <VisuallyHidden>, done</VisuallyHidden>}
          </Text>
        );
      })}
    </Stack>
  );
}
