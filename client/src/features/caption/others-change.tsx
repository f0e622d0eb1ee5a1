import { Flex, Stack, Text } from '@chakra-ui/react';
import { Button } from '#client/ui/button.tsx';
import { captionMessages } from '#shared/caption.ts';

interface OthersChangeProps {
  /** Whether the next save overwrites the other admin's version. */
  isMet: boolean;
  /** Null when the other admin has deleted the captions. */
  onShowTheirs: (() => void) | null;
}

/** Warns that another admin has saved or deleted the captions during the edit. */
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
