import { Flex, Stack, Text } from '@chakra-ui/react';
import { Button } from '#client/ui/button.tsx';
import { captionMessages } from '#shared/caption.ts';

interface OthersChangeProps {
  /** Whether the next save takes the place of theirs. */
  isMet: boolean;
  /** Null when they have deleted everything. */
  onShowTheirs: (() => void) | null;
}

/** Above captions that somebody else has saved or deleted while they were edited. */
export function OthersChange({ isMet, onShowTheirs }: OthersChangeProps) {
  return (
    <Stack
      role="alert"
      gap="3"
      padding="4"
      bg="action.subtle"
      border="line"
      borderColor="action.line"
      borderRadius="card"
    >
      <Text>
        {isMet ? captionMessages.conflict.saveOverCaptions : captionMessages.conflict.captionsChanged}
      </Text>
      {onShowTheirs && (
        <Flex>
          <Button variant="outline" onClick={onShowTheirs}>
            {captionMessages.page.showTheirs}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}
