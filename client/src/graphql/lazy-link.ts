import { ApolloLink } from '@apollo/client';
import { defer, switchMap } from 'rxjs';

/** A link that is fetched with the first operation that takes it; the operation fails when it cannot be. */
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
