import { Heading, Input, Stack, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCopy } from '#client/ui/use-copy.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/forms/field.tsx';
import { profileTexts } from '#shared/texts/profile.ts';
import { RichText } from '#client/ui/rich-text.tsx';

const { tokens: texts } = profileTexts;

interface ApiTokenSecretProps {
  name: string;
  secret: string;
  onDone: () => void;
}

/** The secret of a new token, which is shown only once. */
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
          <RichText text={texts.created({ name })} tags={{ name: (shown) => <bdi>{shown}</bdi> }} />
        </Heading>
        <Text>{texts.copyNow}</Text>
      </Stack>
      <Field label={texts.token}>
        <Input
          ref={input}
          value={secret}
          readOnly
          fontFamily="mono"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <Actions>
        <Button onClick={copy}>
          <Copy size="1.125em" aria-hidden />
          {texts.copy}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {texts.done}
        </Button>
      </Actions>
    </Stack>
  );
}
