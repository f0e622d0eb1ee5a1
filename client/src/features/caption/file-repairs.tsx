import { Box, List, Text } from '@chakra-ui/react';
import { captionMessages } from '#shared/caption.ts';

interface FileRepairsProps {
  /** One sentence for each kind of repair. */
  repairs: readonly string[];
}

/** Tells what the server has repaired in the captions file that was just uploaded. */
export function FileRepairs({ repairs }: FileRepairsProps) {
  return (
    // Always rendered, so that screen readers announce its content when it changes.
    <Box role="status" _empty={{ display: 'none' }}>
      {repairs.length > 0 && (
        <Box padding="4" bg="action.subtle" border="line" borderColor="action.line" borderRadius="card">
          <Text marginBottom="2">{captionMessages.page.repairs}</Text>
          <List.Root paddingInlineStart="5" gap="1">
            {repairs.map((repair) => (
              <List.Item key={repair}>{repair}</List.Item>
            ))}
          </List.Root>
        </Box>
      )}
    </Box>
  );
}
