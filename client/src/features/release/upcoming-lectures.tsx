import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Bell, CalendarClock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSession } from '#client/features/auth/use-session.ts';
import { useDateTime } from '#client/format/use-formats.ts';
import type { UpcomingLecturePartsFragment } from '#client/gql/graphql.ts';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { paths } from '#shared/paths.ts';
import { coursePageTexts } from '#shared/texts/course-page.ts';

/** Loaded lazily, because only logged-in users can be notified. */
const NoticeButton = lazy(async () => ({ default: (await import('./notice-button.tsx')).NoticeButton }));

interface UpcomingLecturesProps {
  slug: string;
  /** The language of the titles; undefined if unknown. */
  lang: string | undefined;
  lectures: readonly UpcomingLecturePartsFragment[];
}

const { upcoming: texts } = coursePageTexts;
const ANCHOR = 'coming-soon';

/** Lectures that will be published at a set time, each with a button that asks for an email then. */
export function UpcomingLectures({ slug, lang, lectures }: UpcomingLecturesProps) {
  return (
    <Stack as="section" gap="4" id={ANCHOR} aria-labelledby="upcoming-heading">
      <Heading as="h2" id="upcoming-heading" textStyle="h2">
        {texts.heading}
      </Heading>
      <Card overflow="hidden">
        <Box as="ul" listStyleType="none">
          {lectures.map((lecture) => (
            <Flex
              as="li"
              key={lecture.id}
              wrap="wrap"
              align="center"
              justify="space-between"
              columnGap="4"
              rowGap="2"
              paddingX="4"
              paddingY="3"
              _notFirst={{ borderTop: 'line', borderColor: 'border' }}
            >
              <Flex gap="3" minWidth="0" flex="1 1 14rem">
                <Box as="span" flexShrink="0" paddingTop="1" color="fg.muted" aria-hidden>
                  <CalendarClock size={16} />
                </Box>
                <div>
                  <bdi lang={lang}>{lecture.title}</bdi>
                  <ReleaseTime time={lecture.publishAt} />
                </div>
              </Flex>
              <NoticeControl slug={slug} lecture={lecture} />
            </Flex>
          ))}
        </Box>
      </Card>
    </Stack>
  );
}

function ReleaseTime({ time }: { time: string }) {
  return (
    <Text color="fg.muted" textStyle="sm">
      {texts.availableOn({ time: useDateTime(time) })}
    </Text>
  );
}

interface NoticeControlProps {
  slug: string;
  lecture: UpcomingLecturePartsFragment;
}

function NoticeControl({ slug, lecture }: NoticeControlProps) {
  const { status } = useSession();
  if (status === 'user')
    return (
      <Suspense fallback={<Skeleton height="11" width="32" />}>
        <NoticeButton lecture={lecture} label={texts.notify} />
      </Suspense>
    );
  return (
    <LinkButton
      to={paths.loginThen(`${paths.course(slug)}#${ANCHOR}`)}
      variant="outline"
      aria-label={`${texts.notify}: ${lecture.title}`}
    >
      <Bell size="1.125em" aria-hidden />
      {texts.notify}
    </LinkButton>
  );
}
