import type { ApolloClient } from '@apollo/client';
import {
  StartFileUploadsDocument,
  StartLectureDocument,
  StartReplacementDocument,
  StartUploadsDocument,
  type UploadPartsFragment,
} from '#client/gql/graphql.ts';
import { appendLecture } from '#client/entities/lecture/lecture-cache.ts';
import { uploadMessages } from '#shared/upload.ts';
import type { FilePlace, NewLecture, UploadTarget } from './upload-item.ts';

const described = ({ name, size }: File) => ({ fileName: name, size });

/** Creates a lecture and an upload for each file and returns the uploads in the order of the files (ADMIN). */
export async function startUploads(
  client: ApolloClient,
  courseId: string,
  files: readonly File[],
): Promise<readonly UploadPartsFragment[]> {
  const { data } = await client.mutate({
    mutation: StartUploadsDocument,
    variables: { input: { courseId, files: files.map(described) } },
    update: (cache, { data: started }) => {
      const course = { __typename: 'Course' as const, id: courseId };
      for (const { lecture } of started?.startUploads ?? []) appendLecture(cache, course, lecture);
    },
  });
  return data?.startUploads ?? [];
}

/** Creates a lecture with these texts and the upload of its video (ADMIN). */
export async function startLecture(
  client: ApolloClient,
  lecture: NewLecture,
  file: File,
): Promise<UploadPartsFragment> {
  const { data } = await client.mutate({
    mutation: StartLectureDocument,
    variables: { input: { ...lecture, file: described(file) } },
    update: (cache, { data: started }) => {
      const course = { __typename: 'Course' as const, id: lecture.courseId };
      if (started) appendLecture(cache, course, started.startLecture.lecture);
    },
  });
  if (!data) throw new Error('The server created no upload');
  return data.startLecture;
}

/** Creates an upload that replaces a lecture's video (ADMIN). */
export async function startReplacement(
  client: ApolloClient,
  lectureId: string,
  file: File,
): Promise<UploadPartsFragment> {
  const { data } = await client.mutate({
    mutation: StartReplacementDocument,
    variables: { input: { lectureId, file: described(file) } },
  });
  if (!data) throw new Error('The server created no upload');
  return data.startReplacement;
}

/** The upload of a file, or why it was refused. */
type FileStart = { target: UploadTarget } | { refusal: string };

/** Creates uploads of files of a course or a lecture (ADMIN) and returns an entry for each file, in their order. */
export async function startFileUploads(
  client: ApolloClient,
  place: FilePlace,
  files: readonly File[],
): Promise<FileStart[]> {
  const { courseId, lectureId } = place;
  const { data } = await client.mutate({
    mutation: StartFileUploadsDocument,
    variables: { input: { courseId, lectureId, files: files.map(described) } },
  });
  return files.map((file, index) => {
    const { upload, refusal } = data?.startFileUploads.files[index] ?? {};
    if (!upload) return { refusal: refusal?.message ?? uploadMessages.failure.startUpload };
    const { id, url, fileName, size } = upload;
    return {
      target: { id, url, courseId, place, lectureId: null, title: fileName, fileName: file.name, size },
    };
  });
}
