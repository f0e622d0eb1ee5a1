import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { AccessEntryFragment } from '#client/gql/graphql.ts';
import { formatDate, formatDateTime } from '#client/format/format.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { ListPage } from '#client/ui/use-page.ts';
import { accessPageTexts } from '#shared/texts/access-page.ts';
import { formatMoney } from '#shared/money.ts';
import { entryIcons, type EntryTone } from './entry-icons.ts';

interface AccessTimelineProps {
  /** The id of the heading above the list. */
  headingId: string;
  history: ListPage<AccessEntryFragment>;
  /** Shown when the history is empty. */
  empty: string;
}

/** The history behind the current access, newest first. */
export function AccessTimeline({ headingId, history, empty }: AccessTimelineProps) {
  const { nodes = [] } = history;
  if (nodes.length === 0) return <Text color="fg.muted">{empty}</Text>;
  return (
    <Stack gap="6">
      <chakra.ol role="list" listStyleType="none" aria-labelledby={headingId}>
        {nodes.map((entry) => (
          <TimelineEntry key={entry.id} entry={entry} />
        ))}
      </chakra.ol>
      <ShowMore of="entries" {...history} />
    </Stack>
  );
}

function TimelineEntry({ entry: { kind, at, text, amount, until } }: { entry: AccessEntryFragment }) {
  const [Icon, tone] = entryIcons[kind];
  return (
    <Entry>
      <IconCircle data-tone={tone} aria-hidden>
        <Icon size={18} />
      </IconCircle>
      <Box minWidth="0" paddingTop="1.5">
        <Text overflowWrap="anywhere">{text}</Text>
        <Flex wrap="wrap" columnGap="4" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          <time dateTime={at}>{formatDateTime(at)}</time>
          {amount && <span>{formatMoney(amount)}</span>}
          {until && (
            <span>
              <RichText
                text={accessPageTexts.history.until({ date: formatDate(until) })}
                tags={{ time: (content) => <time dateTime={until}>{content}</time> }}
              />
            </span>
          )}
        </Flex>
      </Box>
    </Entry>
  );
}

/** Placeholder for the entries while they load. */
export function AccessTimelineSkeleton() {
  return (
    <Stack gap="5" aria-hidden>
      {Array.from({ length: 4 }, (_, index) => (
        <Flex key={index} gap="4">
          <Skeleton width="10" height="10" borderRadius="full" flexShrink="0" />
          <Skeleton height="12" flex="1" maxWidth="28rem" />
        </Flex>
      ))}
    </Stack>
  );
}

/** A line connects each icon with the icon of the earlier entry below it. */
const Entry = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    paddingBottom: '5',
    _last: { paddingBottom: '0' },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc({sizes.10} / 2)',
      top: '10',
      bottom: '0',
      borderInlineStart: 'line',
      borderColor: 'border',
    },
  },
});

const tones: Record<EntryTone, object> = {
  good: { bg: 'success.subtle', color: 'success.text', borderColor: 'success.text' },
  bad: { bg: 'danger.subtle', color: 'danger.text', borderColor: 'danger.text' },
  plain: { bg: 'bg.raised', color: 'fg.muted', borderColor: 'border' },
};

const IconCircle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '10',
    height: '10',
    border: 'line',
    borderRadius: 'full',
    '&[data-tone=good]': tones.good,
    '&[data-tone=bad]': tones.bad,
    '&[data-tone=plain]': tones.plain,
  },
});
