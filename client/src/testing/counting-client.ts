import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { createCache } from '#client/app/cache.ts';
import { SchoolDocument } from '#client/gql/graphql.ts';
import { sampleSchool } from './school-samples.ts';

/** What the server would answer to an operation, by its name: its data, now or later, or an error to refuse it with. */
export type Answers = Record<string, (variables: Record<string, unknown>) => object | GraphQLError>;

/**
 * A client with the product's cache that is answered from memory and keeps the name of every operation it sent. It knows the school,
 * as each page tells it.
 */
export function createCountingClient(answers: Answers) {
  const sent: string[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        sent.push(operationName);
        const answer =
          answers[operationName]?.(variables) ?? new GraphQLError(`No answer to ${operationName}`);
        const tell = (told: object) => {
          observer.next(
            told instanceof GraphQLError ? { data: null, errors: [told.toJSON()] } : { data: { ...told } },
          );
          observer.complete();
        };
        if (answer instanceof Promise) void answer.then(tell);
        else tell(answer);
      }),
  );
  const cache = createCache();
  cache.writeQuery({ query: SchoolDocument, data: { school: sampleSchool } });
  return { client: new ApolloClient({ cache, link }), sent };
}
