import { chakra, Flex, Input, Stack } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { languageText } from '#client/player/player-text.ts';
import type { SaveCaptionsMutation } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/forms/field.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { captionMessages } from '#shared/caption.ts';
import { useCaptionChanges } from './use-caption-changes.ts';

/** Suggestions for the language field; other languages can be entered too. */
const suggestions = ['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'tr', 'ar', 'hi', 'zh', 'ja', 'ko'];

/** Captions from a file, with what was repaired in it. */
export type AddedCaptions = SaveCaptionsMutation['saveCaptions'];

interface AddCaptionsProps {
  lectureId: string;
  /** The existing captions. A file in one of their languages replaces them. */
  captions: readonly { language: string; version: number }[];
  /** Starts writing captions in a language by hand. */
  onWrite: (language: string) => void;
  onAdded: (captions: AddedCaptions) => void;
}

/** Adds captions in another language, or replaces existing ones with a file. */
export function AddCaptions({ lectureId, captions, onWrite, onAdded }: AddCaptionsProps) {
  const { save } = useCaptionChanges();
  const picker = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [language, setLanguage] = useState(captions.length === 0 ? navigator.language.split('-')[0] : '');
  const [errors, setErrors] = useState<{ language?: string; file?: string }>({});
  const [isSaving, setIsSaving] = useState(false);

  /** The canonical language tag. When the input is not a valid language, null, and the field shows an error and gets the focus. */
  const chosen = (): string | null => {
    try {
      const [tag] = Intl.getCanonicalLocales(language?.trim() ?? '');
      if (tag) return tag;
    } catch {
      // Reported below, like an empty field.
    }
    setErrors({ language: captionMessages.validation.language });
    field.current?.focus();
    return null;
  };

  const upload = async (file: File | undefined) => {
    const tag = chosen();
    if (!file || !tag) return;
    setErrors({});
    setIsSaving(true);
    const version = captions.find((each) => each.language === tag)?.version ?? null;
    const outcome = await save({ lectureId, language: tag, version, file });
    setIsSaving(false);
    const saved = outcome.ok && outcome.value?.saveCaptions;
    if (saved) onAdded(saved);
    if (!outcome.ok) setErrors({ file: errorMessage(outcome.error, captionMessages.failure.saveCaptions) });
  };

  const write = () => {
    const tag = chosen();
    if (tag) onWrite(tag);
  };

  return (
    <Stack gap="4">
      <Field
        label={captionMessages.page.language}
        help={captionMessages.page.languageHelp}
        error={errors.language}
      >
        <Input
          ref={field}
          value={language}
          list={listId}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setLanguage(target.value);
            setErrors({});
          }}
        />
      </Field>
      <datalist id={listId}>
        {suggestions.map((tag) => (
          <option key={tag} value={tag}>
            {languageText(tag)}
          </option>
        ))}
      </datalist>
      {errors.file && (
        <chakra.p role="alert" color="danger.text">
          {errors.file}
        </chakra.p>
      )}
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" loading={isSaving} onClick={() => chosen() && picker.current?.click()}>
          {captionMessages.page.upload}
        </Button>
        <Button variant="outline" onClick={write}>
          {captionMessages.page.write}
        </Button>
      </Flex>
      <VisuallyHidden asChild>
        <input
          ref={picker}
          type="file"
          tabIndex={-1}
          aria-label={captionMessages.page.file}
          accept=".vtt,.srt,text/vtt,application/x-subrip"
          onChange={({ target }) => {
            void upload(target.files?.[0]);
            target.value = '';
          }}
        />
      </VisuallyHidden>
    </Stack>
  );
}
