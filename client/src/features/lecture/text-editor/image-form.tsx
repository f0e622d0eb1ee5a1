import { useApolloClient } from '@apollo/client/react';
import { chakra, Input, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Field } from '#client/forms/field.tsx';
import { FileField } from '#client/forms/file-field.tsx';
import { AddTextImageDocument, CourseOfTextDocument } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { Button } from '#client/ui/button.tsx';
import { imageTypes, limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { textLectureTexts } from '#shared/texts/text-lecture.ts';
import { escapeMarkdown } from './moment-link.ts';

interface ImageFormProps {
  slug: string;
  /** The picture that was pasted or dropped; undefined if it is still to be chosen. */
  first: File | undefined;
  /** The selected words, which are the first description. */
  selected: string;
  /** Called with a picture in Markdown. */
  onInsert: (picture: string) => void;
  onCancel: () => void;
}

const types: readonly string[] = imageTypes.avatar;

/** Uploads a picture with its description. Loaded lazily. */
export function ImageForm({ slug, first, selected, onInsert, onCancel }: ImageFormProps) {
  const { image: texts } = textLectureTexts;
  const client = useApolloClient();
  const form = useRef<HTMLFormElement>(null);
  const [file, setFile] = useState(first);
  const [description, setDescription] = useState(selected);
  /** Whether errors are shown. */
  const [isSent, setIsSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    // Only the description is missing then.
    if (first) form.current?.querySelector<HTMLElement>('[name=description]')?.focus();
  }, [first]);
  const refusal = !file
    ? texts.error.missing
    : !types.includes(file.type)
      ? texts.error.type
      : file.size > limits.imageBytes
        ? messages.validation.imageTooLarge
        : failure;
  const descriptionError = description.trim() === '' ? texts.error.description : undefined;

  const send = async (image: File) => {
    setIsSending(true);
    setFailure(undefined);
    try {
      const { data } = await client.query({ query: CourseOfTextDocument, variables: { slug } });
      const courseId = data?.course.id ?? '';
      const answer = await client.mutate({
        mutation: AddTextImageDocument,
        variables: { input: { courseId, image } },
      });
      const address = answer.data?.addTextImage.address ?? '';
      onInsert(`![${escapeMarkdown(description.trim())}](${address})`);
    } catch (error) {
      setFailure(errorMessage(error, texts.error.failure));
    } finally {
      setIsSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React also tells the form of the lecture, where the editor is.
    event.stopPropagation();
    setIsSent(true);
    const faulty = refusal && refusal !== failure ? 'image' : descriptionError && 'description';
    if (faulty) form.current?.querySelector<HTMLElement>(`[name=${faulty}]`)?.focus();
    else if (file) void send(file);
  };
  const shown = (error: string | undefined) => (isSent && error !== undefined ? { error } : {});
  return (
    <chakra.form ref={form} display="flex" flexDirection="column" gap="5" noValidate onSubmit={submit}>
      <FileField
        name="image"
        label={texts.file}
        help={texts.fileHelp}
        accept={types.join()}
        {...(file && { value: file })}
        onChange={(chosen) => {
          setFile(chosen);
          setFailure(undefined);
        }}
        {...shown(refusal)}
      />
      <Field label={texts.description} help={texts.descriptionHelp} {...shown(descriptionError)}>
        <Input
          name="description"
          value={description}
          dir="auto"
          autoComplete="off"
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
      </Field>
      <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="end" gap="3">
        <Button variant="outline" onClick={onCancel}>
          {messages.button.cancel}
        </Button>
        <Button type="submit" loading={isSending}>
          {texts.insert}
        </Button>
      </Stack>
    </chakra.form>
  );
}
