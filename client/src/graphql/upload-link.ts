import { ApolloLink } from '@apollo/client/link';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A copy of `value` with null in place of each file, and the files by their paths. */
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
  // The copy differs from the original in its files only, which the server puts back.
  return { value: copy(value, path) as Value, files };
}

/** Takes files out of an operation's variables and hands them to `uploadFetch`, which sends them beside it. */
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
