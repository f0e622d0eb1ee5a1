import { ApolloLink } from '@apollo/client/link';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns a copy of `value` with null in place of each file, and the files by their paths. */
export function extractFiles<Value>(value: Value, path: string): { value: Value; files: Map<string, File> } {
  const files = new Map<string, File>();
  const copy = (node: unknown, at: string): unknown => {
    if (node instanceof File) {
      files.set(at, node);
      return null;
    }
    if (Array.isArray(node)) return node.map((item, index) => copy(item, `${at}.${index}`));
    if (!isPlainObject(node)) return node;
    return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, copy(item, `${at}.${key}`)]));
  };
  // The copy differs from the original only in its files, which the server puts back.
  return { value: copy(value, path) as Value, files };
}

/** Extracts files from an operation's variables for `uploadFetch`, which sends them as separate parts. */
export const createUploadLink = () =>
  new ApolloLink((operation, forward) => {
    const { value, files } = extractFiles(operation.variables, 'variables');
    if (files.size > 0) {
      operation.variables = value;
      operation.setContext(({ fetchOptions }: { fetchOptions?: object }) => ({
        fetchOptions: { ...fetchOptions, files },
      }));
    }
    return forward(operation);
  });
