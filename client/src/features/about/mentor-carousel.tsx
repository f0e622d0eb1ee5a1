import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Portrait } from '#client/entities/mentor/portrait.tsx';
import type { MentorPartsFragment } from '#client/gql/graphql.ts';
import { Button, type ButtonProps } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { aboutTexts } from '#shared/texts/about.ts';
import { useCarousel } from './use-carousel.ts';

const { mentors: texts } = aboutTexts;

/** `Mentor 2 of 4` or `Mentors 2 to 3 of 4`; the slides are counted from 0. */
function positionText(first: number, last: number, count: number): string {
  return first === last
    ? texts.one({ first: first + 1, count })
    : texts.several({ first: first + 1, last: last + 1, count });
}

interface MentorCarouselProps {
  mentors: readonly MentorPartsFragment[];
  labelledBy: string;
}

/** The mentors side by side, as many as fit. */
export function MentorCarousel({ mentors, labelledBy }: MentorCarouselProps) {
  const { viewport, first, last, goTo, onKeyDown } = useCarousel(mentors.length);
  return (
    <Box role="group" aria-roledescription={texts.carousel} aria-labelledby={labelledBy}>
      <Flex align="center" justify="space-between" gap="4" marginBottom="5">
        <Text role="status" color="fg.muted">
          {positionText(first, last, mentors.length)}
        </Text>
        <Flex gap="2">
          <Step
            label={texts.previous}
            isThere={first > 0}
            onClick={() => goTo(first - 1)}
            onKeyDown={onKeyDown}
          >
            <ArrowLeft size="1.25em" aria-hidden />
          </Step>
          <Step
            label={texts.next}
            isThere={last < mentors.length - 1}
            onClick={() => goTo(first + 1)}
            onKeyDown={onKeyDown}
          >
            <ArrowRight size="1.25em" aria-hidden />
          </Step>
        </Flex>
      </Flex>
      <Box ref={viewport} overflow="hidden">
        <Flex marginInlineStart="-5" css={{ touchAction: 'pan-y pinch-zoom' }}>
          {mentors.map((mentor, index) => (
            <Box
              key={mentor.id}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.place({ name: mentor.name, number: index + 1, count: mentors.length })}
              flex={{ base: '0 0 88%', md: '0 0 50%', xl: '0 0 30%' }}
              minWidth="0"
              paddingInlineStart="5"
            >
              <MentorCard mentor={mentor} />
            </Box>
          ))}
        </Flex>
      </Box>
    </Box>
  );
}

interface StepProps extends ButtonProps {
  label: string;
  isThere: boolean;
}

/** Uses `aria-disabled` at the ends, because `disabled` would drop the focus of keyboard users. */
function Step({ label, isThere, ...rest }: StepProps) {
  return (
    <Button
      variant="outline"
      aria-label={label}
      aria-disabled={!isThere || undefined}
      opacity={isThere ? undefined : 0.5}
      cursor={isThere ? undefined : 'not-allowed'}
      paddingX="0"
      {...rest}
    />
  );
}

function MentorCard({ mentor }: { mentor: MentorPartsFragment }) {
  const { name, subject, bio } = mentor;
  return (
    <Card height="full" overflow="hidden">
      <Portrait mentor={mentor} width="full" borderBottom="line" borderColor="border" />
      <Stack gap="2" padding={{ base: '5', md: '6' }}>
        {subject && (
          <Text textStyle="label" color="fg.muted" dir="auto">
            {subject}
          </Text>
        )}
        <Heading as="h3" textStyle="h3" dir="auto">
          {name}
        </Heading>
        <Text whiteSpace="pre-line" dir="auto">
          {bio}
        </Text>
      </Stack>
    </Card>
  );
}
