import type { ApolloClient } from '@apollo/client';
import type { SendFile } from './send-file.ts';
import { UploadManager } from './upload-manager.ts';

const managers = new WeakMap<ApolloClient, UploadManager>();

/**
 * Returns the manager of a client.
 *
 * @param send sends the files; used by the first call of a client only.
 */
export function uploadManagerOf(client: ApolloClient, send?: SendFile): UploadManager {
  const manager = managers.get(client) ?? new UploadManager(client, send);
  managers.set(client, manager);
  return manager;
}
