import { Stack, Text } from '@chakra-ui/react';
import { listTexts } from '#shared/texts/lists.ts';
import { Button } from './button.tsx';
import { onlyWithScripts } from './only-with-scripts.ts';

interface ShowMoreProps {
  /** The kind of entries. */
  of: keyof typeof listTexts.shown;
  shown: number;
  totalCount: number;
  hasMore: boolean;
  isLoading: boolean;
  onShowMore: () => unknown;
}

/** The end of a growing list: how much of it is shown, and a button to load more. */
export function ShowMore({ of, shown, totalCount, hasMore, isLoading, onShowMore }: ShowMoreProps) {
  return (
    <Stack align="center" gap="3">
      <Text color="fg.muted" textStyle="sm" role="status">
        {listTexts.shown[of]({ shown, total: totalCount })}
      </Text>
      {hasMore && (
        <Button variant="outline" onClick={onShowMore} loading={isLoading} css={onlyWithScripts}>
          {listTexts.showMore}
        </Button>
      )}
    </Stack>
  );
}
