import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { startDownload } from '#client/features/file/start-download.ts';
import { CourseExportDocument } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { Button } from '#client/ui/button.tsx';
import { courseFormTexts } from '#shared/texts/course-form.ts';

const { edit: texts } = courseFormTexts;

/** Downloads a course as an archive that can be imported again (ADMIN). */
export function ExportCourseControl({ id }: { id: string }) {
  const client = useApolloClient();
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      // A link is valid for five minutes.
      const { data } = await client.query({
        query: CourseExportDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      if (data) startDownload(data.courseExportUrl);
    } catch (error) {
      notify.error(errorMessage(error, texts.exportFailure));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button variant="outline" loading={isLoading} onClick={() => void download()}>
      <Download size="1.125em" aria-hidden />
      {texts.export}
    </Button>
  );
}
