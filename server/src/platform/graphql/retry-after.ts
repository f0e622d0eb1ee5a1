import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphqlContext } from './context.ts';

/** Also sends the longest `retryAfter` of the errors in the HTTP header `Retry-After`. */
export const retryAfterHeader: ApolloServerPlugin<GraphqlContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http } }) {
        if (body.kind !== 'single') return;
        const waits = (body.singleResult.errors ?? []).map(({ extensions }) => extensions?.retryAfter);
        const longest = Math.max(0, ...waits.filter((seconds) => typeof seconds === 'number'));
        if (longest > 0) http.headers.set('retry-after', String(longest));
      },
    };
  },
};
