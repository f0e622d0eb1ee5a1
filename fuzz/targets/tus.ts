import fc from 'fast-check';
import { createCourse, registerAdmin, video } from '#testing/factories.ts';
import { ask } from '../oracle.ts';
import { defineTarget } from '../target.ts';

const START = 'mutation S($input: StartUploadsInput!) { startUploads(input: $input) { id url } }';
const CANCEL = 'mutation C($id: ID!) { cancelUpload(id: $id) { id } }';

const number = fc.constantFrom(
  '0',
  '1',
  '-1',
  '1e3',
  '0x10',
  '9007199254740993',
  '99999999999999999999',
  ' ',
  '5200',
);
/** Characters that a header may contain. */
const text = fc.string({ unit: fc.constantFrom(...'azAZ09 ,;=+/-"\u00e9'), maxLength: 60 });
const value = fc.oneof(
  number,
  text,
  fc.base64String({ maxLength: 60 }).map((digest) => `sha256 ${digest}`),
);
const usual = {
  'tus-resumable': '1.0.0',
  'upload-offset': '0',
  'content-type': 'application/offset+octet-stream',
};
const odd = fc.dictionary(
  fc.constantFrom(
    ...Object.keys(usual),
    'upload-length',
    'upload-defer-length',
    'upload-metadata',
    'upload-concat',
    'upload-checksum',
    'x-http-method-override',
    'range',
  ),
  value,
  { maxKeys: 4 },
);
const request = fc.record({
  method: fc.constantFrom('PATCH', 'PATCH', 'PATCH', 'HEAD', 'DELETE', 'POST', 'GET', 'OPTIONS'),
  headers: odd.map((headers): Record<string, string> => ({ ...usual, ...headers })),
  /** Share of the file that is sent, in percent. Can be more than 100. */
  percent: fc.constantFrom(0, 1, 50, 100, 150),
});

/** Uploads with false tus headers. */
export const tus = defineTarget({
  name: 'tus',
  async prepare(school) {
    const { client } = await registerAdmin(school);
    const file = Buffer.from(await (await video()).arrayBuffer());
    return { client, file, courseId: (await createCourse(client)).id };
  },
  arbitrary: () => fc.array(request, { minLength: 1, maxLength: 4 }),
  async send({ client, file, courseId }, requests) {
    const files = [{ fileName: 'a.mp4', size: file.length }];
    const { data } = await client.graphql<{ startUploads: { id: string; url: string }[] }>(START, {
      input: { courseId, files },
    });
    const [upload] = data?.startUploads ?? [];
    if (!upload) throw new Error('No upload was started');
    const bytes = Buffer.concat([file, file]);
    for (const { method, headers, percent } of requests) {
      const body = bytes.subarray(0, Math.ceil((file.length * percent) / 100));
      const hasBody = method === 'PATCH' || method === 'POST';
      await ask(client, upload.url, { method, headers, body: hasBody ? new Uint8Array(body) : undefined });
    }
    await client.graphql(CANCEL, { id: upload.id });
  },
});
