import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { listTexts } from '#shared/texts/lists.ts';
import { Button } from './button.tsx';
import { onlyWithScripts } from './only-with-scripts.ts';
import { useFocusAfterChange } from './use-focus-after-change.ts';

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
  const [isUsed, setIsUsed] = useState(false);
  const place = useFocusAfterChange(`${hasMore}`);
  // After the last page the number remains, and takes the focus of the button.
  if (!hasMore && !always && !isUsed) return null;
  const load = () => {
    setIsUsed(true);
    showMore();
  };
  return (
    <Stack align="center" gap="3">
      <Text
        ref={place}
        tabIndex={-1}
        color="fg.muted"
        textStyle="sm"
        role="status"
        css={{ '&:focus': { outline: 'none' } }}
      >
        {listTexts.shown[of]({ shown: nodes.length, total: totalCount })}
      </Text>
      {hasMore && (
        <Button variant="outline" onClick={load} loading={isLoadingMore} css={onlyWithScripts}>
          {listTexts.showMore}
        </Button>
      )}
    </Stack>
  );
}
