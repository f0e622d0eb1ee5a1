import { Copy } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { CopyCourseDocument } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { Button } from '#client/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { addToCatalogue } from './course-cache.ts';

const { edit: texts } = courseFormTexts;

/** Duplicates a course as a draft (ADMIN), and opens the copy. */
export function CopyCourseControl({ id }: { id: string }) {
  const navigate = useNavigate();
  const [mutate, isCopying] = useToastMutation(CopyCourseDocument);
  const copy = async () => {
    const outcome = await mutate({
      variables: { id },
      loading: texts.copying,
      success: texts.copied,
      failure: texts.copyFailure,
      update: (cache, data) => addToCatalogue(cache, data.copyCourse),
    });
    if (outcome.ok && outcome.value) await navigate(paths.editCourse(outcome.value.copyCourse.slug));
  };
  return (
    <Button variant="outline" loading={isCopying} onClick={() => void copy()}>
      <Copy size="1.125em" aria-hidden />
      {texts.copy}
    </Button>
  );
}
