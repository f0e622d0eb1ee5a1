import { RemoveDemoDocument, type DemoPartsFragment } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { demoTexts } from '#shared/demo.ts';
import { forgetCourses, storeSteps } from './demo-cache.ts';

const { loading, success, failure } = demoTexts;

/** Removes the demo (ADMIN) and evicts its content from the cache. */
export function useRemoveDemo() {
  const [mutate] = useToastMutation(RemoveDemoDocument);
  return ({ courses, accounts }: DemoPartsFragment) =>
    mutate({
      variables: {},
      loading: loading.remove,
      success: success.remove,
      failure: failure.remove,
      update: (cache, { removeDemo }) => {
        forgetCourses(cache);
        storeSteps(cache, removeDemo.setupSteps);
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'users' });
        for (const gone of [...courses, ...accounts]) cache.evict({ id: cache.identify(gone) });
      },
    });
}
