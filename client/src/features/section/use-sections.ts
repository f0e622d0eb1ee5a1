import {
  CreateSectionDocument,
  DeleteSectionDocument,
  UpdateSectionDocument,
  type CreateSectionInput,
  type EditableSectionFragment,
  type UpdateSectionInput,
} from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { messages } from '#shared/messages.ts';
import { sectionFormTexts } from '#shared/texts/section-form.ts';
import { partsOfCourse, type OrderedCourse } from './parts-of-course.ts';

const { loading, success, failure } = sectionFormTexts;

/** Adds a section to a course (ADMIN), and updates every page that shows it. */
export function useCreateSection() {
  const [mutate, isSaving] = useToastMutation(CreateSectionDocument);
  const createSection = (input: CreateSectionInput) =>
    mutate({
      variables: { input },
      loading: loading.create,
      success: success.create,
      failure: failure.create,
    });
  return { createSection, isSaving };
}

/** Saves the texts of a section (ADMIN). */
export function useUpdateSection() {
  const [mutate, isSaving] = useToastMutation(UpdateSectionDocument);
  const updateSection = (input: UpdateSectionInput) =>
    mutate({
      variables: { input },
      loading: loading.update,
      success: success.update,
      failure: failure.update,
    });
  return { updateSection, isSaving };
}

/**
 * Deletes a section (ADMIN). Its lectures stay in the course. The toast offers to undo it, which creates the section again in its
 * place.
 */
export function useDeleteSection(course: OrderedCourse & { id: string }) {
  const [mutate] = useToastMutation(DeleteSectionDocument);
  const { createSection } = useCreateSection();
  return ({ id, title, summary }: EditableSectionFragment) => {
    const parts = partsOfCourse(course);
    const next = parts[parts.findIndex((part) => part.id === id) + 1];
    const again = { courseId: course.id, title, summary, before: next?.id ?? null };
    return mutate({
      variables: { id },
      loading: loading.delete,
      success: success.delete,
      failure: failure.delete,
      update: (cache) => cache.evict({ id: cache.identify({ __typename: 'Section', id }) }),
      offer: () => ({ label: messages.button.undo, run: () => createSection(again) }),
    });
  };
}
