import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest, type ClientRequest } from 'node:http';
import { Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { as, createCourse, dataOf, video } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { eventually } from '#testing/eventually.ts';

export interface OpenedUpload {
  id: string;
  url: string;
  fileName: string;
  size: number;
  expiresAt: string;
  lecture: { id: string; title: string; description: string; position: number; status: string };
}

const FIELDS = 'id url fileName size expiresAt lecture { id title description position status }';
export const START = `mutation S($input: StartUploadsInput!) { startUploads(input: $input) { ${FIELDS} } }`;
export const REPLACE = `mutation R($input: StartReplacementInput!) { startReplacement(input: $input) { ${FIELDS} } }`;
export const CANCEL = `mutation C($id: ID!) {
  cancelUpload(id: $id) { id lecture { id status video { url } } course { id lectures { id } } }
}`;

/** Shared by the tests of a file. Each test starts with one new course. */
interface UploadSchool {
  app: TestApp;
  admin: HttpClient;
  course: { id: string; slug: string };
}

/** Starts a school for the tests of a file. Its fields are set when the tests run. */
export function useUploadSchool(settings: Record<string, string> = {}): UploadSchool {
  // Filled in `beforeAll`.
  const school = {} as UploadSchool;
  beforeAll(async () => {
    school.app = await startApp(settings);
    school.admin = await as(school.app, 'ADMIN');
  });
  afterAll(() => school.app.stop());
  beforeEach(async () => {
    await school.app.sql('delete from courses');
    school.course = await createCourse(school.admin);
  });
  return school;
}

/** Returns a video of about this size without repetitions: a short video with an unused box at its end. */
export async function videoOf(bytes: number, fixture = 'h264.mp4'): Promise<Buffer> {
  const short = Buffer.from(await (await video(fixture)).arrayBuffer());
  const unused = randomBytes(Math.max(8, bytes - short.length));
  unused.writeUInt32BE(unused.length, 0);
  unused.write('free', 4);
  return Buffer.concat([short, unused]);
}

export const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** Opens uploads for these files, in this order. */
export async function startUploads(
  admin: HttpClient,
  courseId: string,
  ...files: { fileName: string; size: number }[]
): Promise<OpenedUpload[]> {
  const answer = await admin.graphql<{ startUploads: OpenedUpload[] }>(START, { input: { courseId, files } });
  return dataOf(answer).startUploads;
}

/** Opens an upload for one file. */
export async function startUpload(
  admin: HttpClient,
  courseId: string,
  size: number,
  fileName = 'A_video.mp4',
): Promise<OpenedUpload> {
  const [upload] = await startUploads(admin, courseId, { fileName, size });
  if (!upload) throw new Error('No upload was opened');
  return upload;
}

/** Opens an upload for a new video of a lecture. */
export async function startReplacement(
  admin: HttpClient,
  lectureId: string,
  size: number,
): Promise<OpenedUpload> {
  const input = { lectureId, file: { fileName: 'newer.mp4', size } };
  const answer = await admin.graphql<{ startReplacement: OpenedUpload }>(REPLACE, { input });
  return dataOf(answer).startReplacement;
}

/** Sends a file with tus-js-client, as the client does. `done` resolves when it has arrived completely. */
export function send(
  origin: string,
  { url }: { url: string },
  file: Buffer,
  headers: Record<string, string>,
  options: Partial<UploadOptions> = {},
): { upload: Upload; done: Promise<void> } {
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  const upload = new Upload(file, {
    uploadUrl: new URL(url, origin).href,
    headers,
    chunkSize: 256 * 1024,
    retryDelays: [],
    ...options,
    onSuccess: () => resolve(),
    onError: reject,
  });
  upload.start();
  return { upload, done };
}

/** Sends bytes in one PATCH request. */
export function patch(
  client: HttpClient,
  { url }: { url: string },
  offset: number,
  bytes: Buffer,
  headers: Record<string, string> = {},
): Promise<Response> {
  return client.fetch(url, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
    body: new Uint8Array(bytes),
  });
}

/** Starts a request for the rest of an upload, sends some of its bytes and leaves it open. */
export function beginToPatch(
  { url, admin }: { url: string; admin: HttpClient },
  upload: OpenedUpload,
  offset: number,
  bytes: Buffer,
  headers: Record<string, string> = {},
): ClientRequest {
  const request = httpRequest(new URL(upload.url, url), {
    method: 'PATCH',
    agent: false,
    headers: {
      cookie: admin.cookieHeader(),
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': upload.size - offset,
      ...headers,
    },
  });
  request.on('error', () => undefined).write(bytes);
  return request;
}

/** Returns the number of received bytes. */
export async function head(client: HttpClient, { url }: { url: string }) {
  const response = await client.fetch(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
  const offset = response.headers.get('upload-offset');
  return {
    status: response.status,
    offset: offset === null ? null : Number(offset),
    headers: response.headers,
  };
}

export interface AdminsLecture {
  id: string;
  title: string;
  status: string;
  progressPercent: number;
  failure: string | null;
  videoSha256: string | null;
  duration: number;
  upload: { id: string } | null;
  video: { url: string; contentType: string } | null;
}

const LECTURES = `query L($slug: String!) {
  course(slug: $slug) { numberOfLectures lectures {
    id title status progressPercent failure videoSha256 duration upload { id } video { url contentType }
  } }
}`;

/** Returns the lectures of a course that this client sees. */
export async function lecturesOf(client: HttpClient, slug: string): Promise<AdminsLecture[]> {
  const answer = await client.graphql<{ course: { lectures: AdminsLecture[] } }>(LECTURES, { slug });
  return dataOf(answer).course.lectures;
}

/** Returns the only lecture of a course once its video has a checksum. */
export function summedUp(client: HttpClient, slug: string): Promise<AdminsLecture> {
  return eventually(async () => {
    const [lecture] = await lecturesOf(client, slug);
    if (!lecture?.videoSha256) throw new Error(`No checksum yet: ${JSON.stringify(lecture)}`);
    return lecture;
  });
}
