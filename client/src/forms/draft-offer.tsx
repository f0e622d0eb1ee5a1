import { Flex, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDateTime } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { controlTexts } from '#shared/texts/controls.ts';
import type { FormDraft, useFormDraft } from './use-form-draft.ts';

const { draft: texts } = controlTexts;

interface DraftOfferProps {
  /** When the draft was typed. */
  keptAt: string;
  onTakeUp: () => void;
  onDecline: () => void;
}

/** Offers an unsaved draft above a form. */
export function DraftOffer({ keptAt, onTakeUp, onDecline }: DraftOfferProps) {
  const id = useId();
  return (
    <Stack
      asChild
      gap="3"
      padding="4"
      bg="action.subtle"
      border="line"
      borderColor="action.line"
      borderRadius="card"
    >
      <section aria-labelledby={id}>
        <Text id={id}>{texts.kept({ moment: formatDateTime(keptAt) })}</Text>
        <Flex gap="3" wrap="wrap">
          <Button onClick={onTakeUp}>{texts.goOn}</Button>
          <Button variant="outline" onClick={onDecline}>
            {texts.throwAway}
          </Button>
        </Flex>
      </section>
    </Stack>
  );
}

type Texts = Readonly<Record<string, string | boolean>>;

interface FormDraftOfferProps<Kept extends Texts> {
  /** The result of `useFormDraft`. */
  draft: Pick<ReturnType<typeof useFormDraft<FieldValues, Kept>>, 'offered' | 'takeUp' | 'decline'>;
  /** Called with the draft that the form now contains. */
  onTakenUp?: (kept: FormDraft<Kept>) => void;
}

/** `DraftOffer` for a form's draft. */
export function FormDraftOffer<Kept extends Texts>({ draft, onTakenUp }: FormDraftOfferProps<Kept>) {
  if (!draft.offered) return null;
  const takeUp = () => {
    const kept = draft.takeUp();
    if (kept) onTakenUp?.(kept);
  };
  return <DraftOffer keptAt={draft.offered.keptAt} onTakeUp={takeUp} onDecline={draft.decline} />;
}
