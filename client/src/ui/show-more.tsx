import { Stack, Text } from '@chakra-ui/react';
import { listTexts } from '#shared/texts/lists.ts';
import { Button } from './button.tsx';
import { onlyWithScripts } from './only-with-scripts.ts';

interface ShowMoreProps {
  /** The kind of entries. */
  of: keyof typeof listTexts.shown;
  nodes: readonly unknown[] | undefined;
  totalCount: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  showMore: () => unknown;
  /** Whether the number of entries is shown even if there are no more. */
  always?: boolean;
}

/**
 * The foot of a list that has more entries: how many of them are shown, and a button to load more. Takes the result of `usePage`:
 * `<ShowMore of="members" {...members} />`.
 */
export function ShowMore(props: ShowMoreProps) {
  const { of, nodes = [], totalCount, hasMore, isLoadingMore, showMore, always = false } = props;
  if (!hasMore && !always) return null;
  return (
    <Stack align="center" gap="3">
      <Text color="fg.muted" textStyle="sm" role="status">
        {listTexts.shown[of]({ shown: nodes.length, total: totalCount })}
      </Text>
      {hasMore && (
        <Button variant="outline" onClick={showMore} loading={isLoadingMore} css={onlyWithScripts}>
          {listTexts.showMore}
        </Button>
      )}
    </Stack>
  );
}
