import { setTimeout as pause } from 'node:timers/promises';
import { Upload, type FileReader } from 'tus-js-client';
import type { CoursePlan } from '#shared/course-import/plan.ts';
import { paths } from '#shared/paths.ts';
import type { DiskFile } from './folder-files.ts';

interface Sending {
  /** Address of the school. */
  school: string;
  /** API token of an admin. */
  token: string;
  /** Names the import. With the same key, an interrupted one continues. */
  key: string;
  plan: CoursePlan;
  files: readonly DiskFile[];
  tell: (line: string) => void;
}

interface Imported {
  course: { slug: string };
  id: string;
  files: { path: string; upload: { url: string; size: number } | null }[];
  pictures: { path: string; hasArrived: boolean }[];
}

const IMPORT = `mutation ($input: ImportCourseInput!) {
  importCourse(input: $input) { id course { slug } files { path upload { url size } } pictures { path hasArrived } }
}`;
const ADD_PICTURE = `mutation ($input: AddImportedPictureInput!) { addImportedPicture(input: $input) { id } }`;

/** Pauses before the tries after a failed one, in milliseconds: a school that restarts is back within a minute. */
const PAUSES = [0, 1_000, 3_000, 10_000, 30_000, 60_000];
/** Bytes of a request. An interrupted one is sent again as a whole. */
const CHUNK = 8 * 1024 * 1024;

/** Reads a file part by part. */
const partReader: FileReader = {
  openFile: async (file: Blob) => ({
    size: file.size,
    slice: async (start: number, end: number) => {
      const bytes = new Uint8Array(await file.slice(start, end).arrayBuffer());
      // The library takes the length of a body from its `size`.
      return { value: Object.assign(bytes, { size: bytes.length }), done: end >= file.size };
    },
    close: () => undefined,
  }),
};

/** Creates a course at a school, and sends its videos and files. Returns the address at which it is edited. Throws Error. */
export async function sendCourse({ school, token, key, plan, files, tell }: Sending): Promise<string> {
  const client = new SchoolClient(school, token);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const { id, course, files: items, pictures } = await client.importCourse(key, plan);
  for (const { path, hasArrived } of pictures) {
    const file = byPath.get(path);
    if (hasArrived || !file) continue;
    tell(`Sending ${path}`);
    await client.addPicture(id, file);
  }
  for (const { path, upload } of items) {
    const file = byPath.get(path);
    if (!upload || !file) continue;
    if (file.size !== upload.size)
      throw new Error(`${path} has changed since the import began. Import the folder again with --anew.`);
    tell(`Sending ${path}`);
    await client.upload(upload.url, file);
  }
  return new URL(paths.editCourse(course.slug), school).href;
}

/** The API of a school. Requests are repeated while it cannot be reached. */
class SchoolClient {
  constructor(
    private readonly school: string,
    private readonly token: string,
  ) {}

  /** Begins an import, or finds the one with this key. Throws Error with the message of the school. */
  async importCourse(key: string, plan: CoursePlan): Promise<Imported> {
    const file = new Blob([JSON.stringify(plan)], { type: 'application/json' });
    return (await this.sendFile<{ importCourse: Imported }>(IMPORT, { key }, 'plan', file)).importCourse;
  }

  /** Sends a picture of an import. Throws Error with the message of the school. */
  async addPicture(importId: string, { path, open }: DiskFile): Promise<void> {
    try {
      await this.sendFile(ADD_PICTURE, { importId, path }, 'image', await open());
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }

  /** Sends a mutation with a file in its input. Throws Error with the message of the school. */
  private async sendFile<Data>(query: string, input: object, field: string, file: Blob): Promise<Data> {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables: { input: { ...input, [field]: null } } }));
    form.set('map', JSON.stringify({ 0: [`variables.input.${field}`] }));
    form.set('0', file, field);
    const response = await this.reach(() =>
      fetch(new URL('/graphql', this.school), { method: 'POST', body: form, headers: this.headers() }),
    );
    // The school answers with JSON of this form.
    const { data, errors } = (await response.json()) as {
      data?: Data | null;
      errors?: { message: string }[];
    };
    if (data) return data;
    throw new Error(
      errors?.[0]?.message ?? `The school answered with status ${response.status} and no data.`,
    );
  }

  /** Sends the missing bytes of an upload. */
  async upload(url: string, { open }: DiskFile): Promise<void> {
    const file = await open();
    await new Promise<void>((resolve, reject) => {
      const upload = new Upload(file, {
        uploadUrl: new URL(url, this.school).href,
        chunkSize: CHUNK,
        retryDelays: PAUSES,
        headers: this.headers(),
        fileReader: partReader,
        onSuccess: () => resolve(),
        onError: (error) => reject(error),
      });
      upload.start();
    });
  }

  private headers(): Record<string, string> {
    // Apollo Server wants to know that the request comes from a program.
    return { authorization: `Bearer ${this.token}`, 'apollo-require-preflight': 'true' };
  }

  private async reach(request: () => Promise<Response>): Promise<Response> {
    for (const wait of PAUSES) {
      await pause(wait);
      const response = await request().catch(() => null);
      if (response && response.status !== 503) return response;
    }
    throw new Error(`The school ${this.school} cannot be reached. Run the command again to continue.`);
  }
}
