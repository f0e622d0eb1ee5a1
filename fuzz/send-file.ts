import type { HttpClient } from '#testing/http-client.ts';
import { ask, type Answer } from './oracle.ts';

interface FileOperation {
  query: string;
  input: object;
  /** The input field of the file. */
  field: string;
  file: Uint8Array;
}

/** Sends an operation with a file, by the multipart request specification. */
export function sendFile(client: HttpClient, { query, input, field, file }: FileOperation): Promise<Answer> {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { input: { ...input, [field]: null } } }));
  form.set('map', JSON.stringify({ 0: [`variables.input.${field}`] }));
  form.set('0', new Blob([new Uint8Array(file)]), 'file');
  return ask(client, '/graphql', {
    method: 'POST',
    headers: { 'apollo-require-preflight': 'true' },
    body: form,
  });
}
