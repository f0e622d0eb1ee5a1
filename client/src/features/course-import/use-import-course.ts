import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { addToCatalogue } from '#client/features/course/course-cache.ts';
import {
  AddImportedPictureDocument,
  ImportCourseDocument,
  type ImportCourseMutation,
} from '#client/gql/graphql.ts';
import { notify } from '#client/toasts/toasts.ts';
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
    if (imported) {
      await sendPictures(client, folder, imported);
      await upload(client, folder, imported);
    }
    setIsImporting(false);
    return imported?.course.slug ?? null;
  };
  return { importCourse, isImporting };
}

/** Sends the pictures one by one, as the school reads them. Tells how many were refused: the course can do without. */
async function sendPictures(
  client: ApolloClient,
  folder: ReadFolder,
  { id, pictures }: Imported,
): Promise<void> {
  const byPath = new Map(folder.files.map((file) => [file.path, file]));
  let missing = 0;
  for (const { path, hasArrived } of pictures) {
    const file = byPath.get(path);
    if (hasArrived || !file) continue;
    try {
      const variables = { input: { importId: id, path, image: await file.open() } };
      await client.mutate({ mutation: AddImportedPictureDocument, variables });
    } catch {
      missing += 1;
    }
  }
  if (missing > 0) notify.error(courseImportTexts.picturesMissing({ count: missing }));
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
