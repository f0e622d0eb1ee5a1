import { Stack, Text } from '@chakra-ui/react';
import { useFormats } from '#client/format/use-formats.ts';
import { Button } from './button.tsx';
import { onlyWithScripts } from './only-with-scripts.ts';

interface ShowMoreProps {
  /** What the list is of, in the plural, like `members`. */
  of: string;
  shown: number;
  totalCount: number;
  hasMore: boolean;
  isLoading: boolean;
  onShowMore: () => unknown;
}

/** The foot of a list that grows: how much of it is shown, and the way to more. */
export function ShowMore({ of, shown, totalCount, hasMore, isLoading, onShowMore }: ShowMoreProps) {
  const { formatNumber } = useFormats();
  return (
    <Stack align="center" gap="3">
      <Text color="fg.muted" textStyle="sm" role="status">
        Showing {formatNumber(shown)} of {formatNumber(totalCount)} {of}
      </Text>
      {hasMore && (
        <Button variant="outline" onClick={onShowMore} loading={isLoading} css={onlyWithScripts}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
