import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { addToCatalogue } from '#client/features/course/course-cache.ts';
import { ImportCourseDocument, type ImportCourseMutation } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { courseImportTexts } from '#shared/texts/course-import.ts';
import type { ReadFolder } from './use-folder.ts';

type Imported = ImportCourseMutation['importCourse'];

/**
 * Imports a read folder as a course (ADMIN): creates the course, and uploads its videos and files. Resolves with the slug of the
 * course once it exists; the uploads go on in the tray. Resolves with null after an error, which a toast tells.
 */
export function useImportCourse() {
  const client = useApolloClient();
  const [mutate] = useToastMutation(ImportCourseDocument);
  const [isImporting, setIsImporting] = useState(false);
  const importCourse = async (folder: ReadFolder): Promise<string | null> => {
    setIsImporting(true);
    const plan = new File([JSON.stringify(folder.read.plan)], 'plan.json', { type: 'application/json' });
    const outcome = await mutate({
      variables: { input: { key: folder.key, plan } },
      loading: courseImportTexts.importing,
      success: courseImportTexts.imported,
      failure: courseImportTexts.failure,
      update: (cache, data) => addToCatalogue(cache, data.importCourse.course),
    });
    const imported = outcome.ok ? outcome.value?.importCourse : undefined;
    if (imported) await upload(client, folder, imported);
    setIsImporting(false);
    return imported?.course.slug ?? null;
  };
  return { importCourse, isImporting };
}

/** Starts the uploads that are not finished yet. */
async function upload(client: ApolloClient, folder: ReadFolder, { course, files }: Imported): Promise<void> {
  const byPath = new Map(folder.files.map(({ path, open }) => [path, open]));
  // Loaded on demand, because it includes the tus client.
  const { uploadManagerOf } = await import('#client/features/upload/upload-manager-of.ts');
  await uploadManagerOf(client).addImported(
    course,
    files.flatMap(({ path, lectureId, upload: target }) => {
      const open = byPath.get(path);
      return target && open ? [{ ...target, lectureId, file: open }] : [];
    }),
  );
}
