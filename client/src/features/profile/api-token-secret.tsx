import { Heading, Input, Stack, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCopy } from '#client/ui/use-copy.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/forms/field.tsx';

interface ApiTokenSecretProps {
  name: string;
  secret: string;
  onDone: () => void;
}

/** A new token, shown this once. */
export function ApiTokenSecret({ name, secret, onDone }: ApiTokenSecretProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { input, copy } = useCopy(secret);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack
      gap="5"
      padding="5"
      bg="success.subtle"
      border="line"
      borderColor="success.text"
      borderRadius="card"
    >
      <Stack gap="1">
        <Heading ref={heading} as="h3" textStyle="h3" tabIndex={-1} css={{ '&:focus': { outline: 'none' } }}>
          Your token ‘<bdi>{name}</bdi>’
        </Heading>
        <Text>Copy it now: it is shown only this once.</Text>
      </Stack>
      <Field label="Token">
        <Input
          ref={input}
          value={secret}
          readOnly
          fontFamily="monospace"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <Actions>
        <Button onClick={copy}>
          <Copy size="1.125em" aria-hidden />
          Copy token
        </Button>
        <Button variant="outline" onClick={onDone}>
          Done
        </Button>
      </Actions>
    </Stack>
  );
}
