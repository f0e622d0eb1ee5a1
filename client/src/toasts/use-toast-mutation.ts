import type {
  DocumentNode,
  MaybeMasked,
  OperationVariables,
  TypedDocumentNode,
  Unmasked,
} from '@apollo/client';
import type { ApolloCache } from '@apollo/client/cache';
import { useMutation } from '@apollo/client/react';
import { withToast, type CallToasts } from './with-toast.ts';

type MutationCall<Data, Variables> = CallToasts<MaybeMasked<Data> | undefined> &
  Pick<useMutation.Options<Data>, 'context' | 'optimisticResponse'> & {
    /** A function obtains them while the toast is shown. */
    variables: Variables | (() => Promise<Variables>);
    /** Updates the cache from the answer. */
    update?: (cache: ApolloCache, data: Unmasked<Data>) => void;
  };

/**
 * A mutation that shows its progress and result in one toast. Returns a function that runs it, and whether it is running. The
 * function resolves with the data or the error, never rejects, and may be called after the page is gone.
 */
export function useToastMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  // Untyped, because Apollo's types cannot be resolved for unknown variables.
  const untyped: DocumentNode = document;
  const [mutate, { loading }] = useMutation<Data>(untyped);
  const run = (call: MutationCall<Data, Variables>) => {
    const { variables, update, context, optimisticResponse, ...toasts } = call;
    return withToast(async () => {
      const { data } = await mutate({
        variables: isObtained(variables) ? await variables() : variables,
        context,
        optimisticResponse,
        update:
          update &&
          ((cache, { data: answer }) => {
            if (answer) update(cache, answer);
          }),
      });
      return data;
    }, toasts);
  };
  return [run, loading] as const;
}

const isObtained = <Variables>(
  variables: Variables | (() => Promise<Variables>),
): variables is () => Promise<Variables> => typeof variables === 'function';
