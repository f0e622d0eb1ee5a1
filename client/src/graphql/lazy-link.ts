import { ApolloLink } from '@apollo/client';
import { defer, switchMap } from 'rxjs';

/** Creates a link that is loaded with its first operation. The operation fails if loading fails, and the next one tries again. */
export function createLazyLink(load: () => Promise<ApolloLink>): ApolloLink {
  let loading: Promise<ApolloLink> | null = null;
  const link = (): Promise<ApolloLink> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return new ApolloLink((operation, forward) =>
    defer(link).pipe(switchMap((loaded) => loaded.request(operation, forward))),
  );
}
