import { setTimeout as pause } from 'node:timers/promises';
import { Upload, type FileReader } from 'tus-js-client';

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

/** The API of a school, for an admin's token. Requests are repeated while the school cannot be reached. */
export class SchoolClient {
  /** @param school its address */
  constructor(
    private readonly school: string,
    private readonly token: string,
  ) {}

  /** Sends a query or a mutation. Throws Error with the message of the school. */
  async ask<Data>(query: string, variables: object): Promise<Data> {
    const body = JSON.stringify({ query, variables });
    return this.answerOf<Data>(() =>
      this.send('/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
    );
  }

  /** Sends a mutation with a file in its input. Throws Error with the message of the school. */
  async sendFile<Data>(query: string, input: object, field: string, file: Blob): Promise<Data> {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables: { input: { ...input, [field]: null } } }));
    form.set('map', JSON.stringify({ 0: [`variables.input.${field}`] }));
    form.set('0', file, field);
    return this.answerOf<Data>(() => this.send('/graphql', { method: 'POST', body: form }));
  }

  /** Sends the missing bytes of an upload. Throws Error. */
  async upload(url: string, file: Blob): Promise<void> {
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

  /** Opens a link of the school. Throws Error unless it answers with a file. */
  async download(link: string): Promise<Response> {
    const response = await this.reach(() => this.send(link));
    if (response.status === 200) return response;
    await response.body?.cancel();
    throw new Error(`The school answered with status ${response.status} in place of a file.`);
  }

  private send(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
    const headers = { ...this.headers(), ...init.headers };
    return fetch(new URL(path, this.school), { ...init, headers });
  }

  private headers(): Record<string, string> {
    // Apollo Server wants to know that the request comes from a program.
    return { authorization: `Bearer ${this.token}`, 'apollo-require-preflight': 'true' };
  }

  private async answerOf<Data>(request: () => Promise<Response>): Promise<Data> {
    const response = await this.reach(request);
    // The school answers with JSON of this form.
    const { data, errors } = (await response.json()) as {
      data?: Data | null;
      errors?: { message: string }[];
    };
    if (data && !errors) return data;
    throw new Error(
      errors?.[0]?.message ?? `The school answered with status ${response.status} and no data.`,
    );
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
