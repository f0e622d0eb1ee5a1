import { Box, chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { notify } from '#client/toasts/toasts.ts';
import { Button } from '#client/ui/button.tsx';
import { messages } from '#shared/messages.ts';
import { developerTexts } from '#shared/texts/developers.ts';

const { sample: texts } = developerTexts;

interface CodeSampleProps {
  /** Language as in a Markdown code fence, such as `sh`. */
  language: string;
  text: string;
}

/** `sh` marks commands, `json` their responses. */
const nameOf = (language: string) =>
  language === 'sh' ? texts.command : language === 'json' ? texts.answer : texts.other;

/** A code sample with a copy button. */
export function CodeSample({ language, text }: CodeSampleProps) {
  const name = nameOf(language);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(messages.success.copy);
    } catch {
      // Browsers have no clipboard on pages without HTTPS, and may refuse it.
      notify.error(messages.failure.copy);
    }
  };
  return (
    <Box position="relative" border="line" borderColor="border" borderRadius="card" bg="bg.muted">
      <Pre tabIndex={0} role="group" aria-label={name}>
        {/* The school may have another origin on the rendered page than in the browser. */}
        <code suppressHydrationWarning>{text}</code>
      </Pre>
      <Button
        variant="outline"
        position="absolute"
        top="2"
        insetInlineEnd="2"
        paddingX="3"
        aria-label={texts.copyNamed({ start: text.split('\n', 1)[0]?.slice(0, 40) ?? '' })}
        onClick={() => void copy()}
      >
        <Copy size="1em" aria-hidden />
        {texts.copy}
      </Button>
    </Box>
  );
}

const Pre = chakra('pre', {
  base: {
    maxHeight: '28rem',
    overflow: 'auto',
    padding: '4',
    paddingTop: '14',
    fontFamily: 'mono',
    fontSize: 'sm',
    lineHeight: '1.6',
  },
});
