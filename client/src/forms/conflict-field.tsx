import { Box, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { controlTexts } from '#shared/texts/controls.ts';

const { conflict: texts } = controlTexts;

interface ConflictFieldProps {
  /** The label of the field. */
  label: string;
  /** The value that another person has saved meanwhile. */
  text: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows the other person's value beside a field that two people changed, with buttons to choose. */
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

/** A note below a field that only another person has changed: it shows their value. */
export function TakenFieldNote() {
  return (
    <Text marginTop="1.5" textStyle="sm" color="action.text">
      {texts.taken}
    </Text>
  );
}
