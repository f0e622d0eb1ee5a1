import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';

/** The file to send and its transport. */
export interface Sending {
  file: string;
  url: string;
  headers: Record<string, string>;
  /** Bytes per request of the tus protocol. Null to send the whole file in one POST. */
  chunk: number | null;
  /** Whether each chunk carries its SHA-256, which is computed before the measurement. */
  isChecked: boolean;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function sendRequest(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: Buffer,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: { ...headers, 'content-length': body.length } });
    sent.on('error', reject).on('response', (response) => {
      text(response).then((answer) => {
        if (response.statusCode === 204) resolve();
        else reject(new Error(`${response.statusCode} ${answer}`));
      }, reject);
    });
    sent.end(body);
  });
}

// Set by the thread's creator.
const { file, url, headers, chunk, isChecked } = workerData as Sending;
const bytes = readFileSync(file);
const parts: { offset: number; body: Buffer; checksum: string }[] = [];
for (let offset = 0; offset < bytes.length; offset += chunk ?? bytes.length) {
  const body = bytes.subarray(offset, offset + (chunk ?? bytes.length));
  parts.push({ offset, body, checksum: isChecked ? createHash('sha256').update(body).digest('base64') : '' });
}
const start = performance.now();
for (const { offset, body, checksum } of parts) {
  const tus = {
    'tus-resumable': '1.0.0',
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
    ...(isChecked && { 'upload-checksum': `sha256 ${checksum}` }),
  };
  await sendRequest(
    url,
    chunk === null ? 'POST' : 'PATCH',
    chunk === null ? headers : { ...headers, ...tus },
    body,
  );
}
parentPort?.postMessage(performance.now() - start);
agent.destroy();
