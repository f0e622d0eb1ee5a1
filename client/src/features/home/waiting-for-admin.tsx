import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import {
  useWaitingForAdminQuery,
  type WaitingForAdminQuery,
  type WaitingLecturesPartsFragment,
} from '#client/gql/graphql.ts';
import { formatNumber } from '#client/format/format.ts';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { homeAdminTexts } from '#shared/texts/home-admin.ts';
import { messages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { Card } from '#client/ui/card.tsx';

/** The open tasks of an admin, each with a link to its page. */
export function WaitingForAdmin({ headingId }: { headingId: string }) {
  // Bypasses the cache, which has these lists with their entries and not only their counts.
  const query = useWaitingForAdminQuery({ fetchPolicy: 'no-cache' });
  return (
    <>
      <Heading as="h2" id={headingId} textStyle="h2" marginBottom="5">
        {homeAdminTexts.heading}
      </Heading>
      {query.data ? (
        <Waiting lines={linesOf(query.data)} />
      ) : (
        <QueryFallback {...query} failure={messages.unavailable} skeleton="14" />
      )}
    </>
  );
}

/** Query string of the catalogue's drafts. */
const drafts = '?state=draft';

interface Line {
  count: number;
  name: keyof typeof homeAdminTexts.waiting;
  /** Title of the linked course. */
  course?: string;
  to: string;
}

function linesOf(data: WaitingForAdminQuery): Line[] {
  const { paymentProblems, contactMessages, courses } = data;
  const lines: Line[] = [
    { count: paymentProblems.totalCount, name: 'paymentProblems', to: paths.paymentProblems },
    { count: contactMessages.totalCount, name: 'messages', to: paths.messages },
    ...lectureLines('failedLectures', data.failedLectures),
    { count: courses.totalCount, name: 'drafts', to: paths.courses + drafts },
    ...lectureLines('draftLectures', data.draftLectures),
  ];
  return lines.filter(({ count }) => count > 0);
}

/** Links to the edit page of the course with the oldest of these lectures. */
function lectureLines(
  name: 'failedLectures' | 'draftLectures',
  { totalCount, oldest }: WaitingLecturesPartsFragment,
): Line[] {
  if (!oldest) return [];
  const { slug, title } = oldest.course;
  return [{ count: totalCount, name, course: title, to: paths.editCourse(slug) }];
}

function textOf(name: Line['name'], course: string): string {
  const text = homeAdminTexts.waiting[name];
  return typeof text === 'string' ? text : text({ course });
}

function Waiting({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) {
    return (
      <Flex align="center" minHeight="14" color="fg.muted">
        {homeAdminTexts.waiting.nothing}
      </Flex>
    );
  }
  return (
    <Card as="ul" listStyleType="none" overflow="hidden">
      {lines.map(({ count, name, course = '', to }) => (
        <Box as="li" key={name} _notFirst={{ borderTop: 'line', borderColor: 'border' }}>
          <Flex
            asChild
            align="center"
            gap="3"
            minHeight="14"
            paddingX="4"
            _hover={{ bg: 'bg.muted' }}
            // The list clips its overflow, so the outline is drawn inside.
            _focusVisible={{ outlineOffset: '-3px' }}
          >
            <Link to={to}>
              <Text as="span" minWidth="8" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {formatNumber(count)}
              </Text>
              <Text as="span" flex="1">
                <RichText text={textOf(name, course)} tags={{ course: () => <bdi>{course}</bdi> }} />
              </Text>
              <ChevronRight size={18} aria-hidden />
            </Link>
          </Flex>
        </Box>
      ))}
    </Card>
  );
}
