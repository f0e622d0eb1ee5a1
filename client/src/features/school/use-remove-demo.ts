import { useApolloClient } from '@apollo/client/react';
import { RemoveDemoDocument, type DemoPartsFragment } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { demoTexts } from '#shared/demo.ts';
import { forgetCourses } from './demo-cache.ts';

const callTexts = () => ({
  loading: demoTexts.loading.remove,
  success: demoTexts.success.remove,
  failure: demoTexts.failure.remove,
});

/** Removes the demo (ADMIN) and evicts its content from the cache. */
export function useRemoveDemo() {
  const client = useApolloClient();
  return ({ courses, accounts }: DemoPartsFragment) =>
    withToast(
      () =>
        client.mutate({
          mutation: RemoveDemoDocument,
          update: (cache) => {
            forgetCourses(cache);
            cache.evict({ id: 'ROOT_QUERY', fieldName: 'users' });
            for (const gone of [...courses, ...accounts]) cache.evict({ id: cache.identify(gone) });
          },
        }),
      callTexts(),
    );
}
