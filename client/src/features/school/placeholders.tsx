import { Text } from '@chakra-ui/react';
import { placeholdersIn } from '#shared/placeholders.ts';
import { schoolTexts } from '#shared/texts/school.ts';

const { placeholders: texts } = schoolTexts.legal;

interface PlaceholdersProps {
  /** The text as it is in the form. */
  text: string;
  /** The text as it is public; empty if it is not. */
  saved: string;
}

/** Tells how many placeholders of a page are left to complete, and warns if they are public. */
export function Placeholders({ text, saved }: PlaceholdersProps) {
  const [open, published] = [placeholdersIn(text), placeholdersIn(saved)];
  return (
    <div role="status">
      {published > 0 && (
        <Text marginTop="1.5" color="danger.text" fontWeight="semibold">
          {texts.published({ count: published })}
        </Text>
      )}
      {open > 0 && (
        <Text marginTop="1.5" color="action.text">
          {texts.open({ count: open })}
        </Text>
      )}
    </div>
  );
}
