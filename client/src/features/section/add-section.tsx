import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { Field } from '#client/forms/field.tsx';
import { RowForm } from '#client/forms/row-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Select } from '#client/ui/select.tsx';
import { sectionRules } from '#shared/section.rules.ts';
import { sectionFormTexts as texts } from '#shared/texts/section-form.ts';
import { SectionFormFields, sectionLabels } from './section-form-fields.tsx';
import { useCreateSection } from './use-sections.ts';

interface AddSectionProps {
  courseId: string;
  /** The lectures of the course in their order. */
  lectures: readonly { id: string; title: string }[];
}

/** A button with a form to add a section to a course (ADMIN). */
export function AddSection({ courseId, lectures }: AddSectionProps) {
  const [isAdding, setIsAdding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const end = () => {
    setIsAdding(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        alignSelf="start"
        aria-expanded={isAdding}
        onClick={() => setIsAdding(!isAdding)}
      >
        {texts.add}
      </Button>
      {isAdding && <AddSectionForm courseId={courseId} lectures={lectures} onEnd={end} />}
    </>
  );
}

function AddSectionForm({ courseId, lectures, onEnd }: AddSectionProps & { onEnd: () => void }) {
  const { createSection, isSaving } = useCreateSection();
  const [before, setBefore] = useState('');
  const form = useMutationForm({
    resolver: zodResolver(sectionRules),
    defaultValues: { title: '', summary: '' },
    labels: sectionLabels(),
  });
  const submit = form.submit(async (fields) => {
    const outcome = await createSection({ courseId, ...fields, before: before || null });
    if (outcome.ok) onEnd();
    return outcome;
  });
  return (
    <Card padding="4">
      <RowForm
        label={texts.add}
        form={form}
        onSubmit={submit}
        saveLabel={texts.save}
        isSaving={isSaving}
        onBegin={() => form.setFocus('title')}
        onEnd={onEnd}
      >
        <SectionFormFields form={form} />
        {lectures.length > 0 && (
          <Field label={texts.field.begin} help={texts.field.beginHelp}>
            <Select value={before} onChange={(event) => setBefore(event.currentTarget.value)}>
              <option value="">{texts.field.empty}</option>
              {lectures.map(({ id, title }, index) => (
                <option key={id} value={id}>{`${index + 1}. ${title}`}</option>
              ))}
            </Select>
          </Field>
        )}
      </RowForm>
    </Card>
  );
}
