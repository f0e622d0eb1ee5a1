import { Heading, Stack, Text, Textarea } from '@chakra-ui/react';
import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Field } from '#client/forms/field.tsx';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { saveFile } from '#client/ui/save-file.ts';
import { useCopy } from '#client/ui/use-copy.ts';
import { factorMessages } from '#shared/factor.ts';

const { codes: texts } = factorMessages;

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** New recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = codes.join('\n');
  const { input, copy } = useCopy<HTMLTextAreaElement>(text);
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
          {texts.yours}
        </Heading>
        <Text>{texts.yoursIntro}</Text>
      </Stack>
      <Field label={texts.title}>
        <Textarea
          ref={input}
          value={text}
          rows={codes.length}
          readOnly
          fontFamily="mono"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <Actions>
        <Button onClick={() => saveFile('lectern-recovery-codes.txt', `${text}\n`, 'text/plain')}>
          <Download size="1.125em" aria-hidden />
          {texts.download}
        </Button>
        <Button variant="outline" onClick={copy}>
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
