import { Box, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { controlTexts } from '#shared/texts/controls.ts';

const { conflict: texts } = controlTexts;

interface ConflictFieldProps {
  /** The label of the field. */
  label: string;
  /** What somebody else saved in it meanwhile. */
  text: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Beside a field that two people changed at once: what the other one wrote, and the choice. */
export function ConflictField({ label, text, onKeepMine, onTakeTheirs }: ConflictFieldProps) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      marginTop="2"
      padding="4"
      bg="action.subtle"
      border="line"
      borderColor="action.line"
      borderRadius="card"
    >
      <Text id={id} textStyle="label">
        {texts.theirs({ label })}
      </Text>
      <Text marginTop="1" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
        {text || texts.nothing}
      </Text>
      <Flex gap="3" wrap="wrap" marginTop="3">
        <Button variant="outline" onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
      </Flex>
    </Box>
  );
}

/** Below a field that only somebody else has changed meanwhile: it shows theirs. */
export function TakenFieldNote() {
  return (
    <Text marginTop="1.5" textStyle="sm" color="action.text">
      {texts.taken}
    </Text>
  );
}
