import { Box, Heading, Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { onlyWithScripts } from '#client/ui/only-with-scripts.ts';
import { Prose } from '#client/ui/prose.tsx';
import { coursePageTexts as texts } from '#shared/texts/course-page.ts';
import { estimatedLines, FOLDED_LINES, isFolded } from './folding.ts';

interface CourseDescriptionProps {
  /** As the server has made it from Markdown. */
  html: string;
  /** The language of the course; undefined if unknown. */
  lang: string | undefined;
}

/** The description of a course. A long one is folded until the reader opens it, or moves the focus into it. */
export function CourseDescription({ html, lang }: CourseDescriptionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isLong = isFolded(estimatedLines(html));
  return (
    <Stack as="section" gap="4" aria-labelledby="description-heading">
      <Heading as="h2" id="description-heading" textStyle="h2">
        {texts.about}
      </Heading>
      <Box
        id={id}
        lang={lang}
        onFocus={() => setIsOpen(true)}
        css={[lineBreaks, isLong && !isOpen && folded]}
        data-folded={(isLong && !isOpen) || undefined}
      >
        <Prose html={html} />
      </Box>
      {isLong && (
        <Button
          variant="outline"
          alignSelf="start"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen((wasOpen) => !wasOpen)}
          css={onlyWithScripts}
        >
          {isOpen ? texts.readLess : texts.readMore}
        </Button>
      )}
    </Stack>
  );
}

/** Descriptions that were written as plain text keep their line breaks. */
const lineBreaks = { '& p': { whiteSpace: 'pre-line' } };

const folded = {
  '@media screen and (scripting: enabled)': {
    maxHeight: `${FOLDED_LINES}lh`,
    overflow: 'hidden',
    maskImage: 'linear-gradient(#000 75%, transparent)',
  },
};
