import { randomUUID } from 'node:crypto';
import { newCertificateCode } from '#server/certificate/certificate-code.ts';
import { teach, tryMark, trySave } from '#server/progress/progress.test-helper.ts';
import { register, type Person } from '#testing/factories.ts';
import type { TestApp } from '#testing/start-app.ts';
import { forAll, forPeople, type Operation } from './account-operations.test-helper.ts';

/** The operations of progress, on lectures that are free, so that nothing but the rule can refuse them. */
export function progressOperations(ground: () => { app: TestApp; owner: Person }): Record<string, Operation> {
  const newLecture = async () => {
    const { app, owner } = ground();
    const { lectures } = await teach(app, owner.client, { lectures: 1, free: 1 });
    return lectures[0] ?? '';
  };
  return {
    continueWatching: {
      call: (client) => client.graphql('{ continueWatching { totalCount } }'),
      outcomes: forPeople,
    },
    saveProgress: {
      call: async (client) => trySave(client, { lectureId: await newLecture(), position: 1 }),
      outcomes: forPeople,
    },
    markLecture: {
      call: async (client) => tryMark(client, await newLecture(), true),
      outcomes: forPeople,
    },
    issueCertificate: {
      call: (client) =>
        client.graphql('mutation ($id: ID!) { issueCertificate(courseId: $id) { id } }', {
          id: randomUUID(),
        }),
      outcomes: ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    },
    certificate: {
      call: async (client) => {
        const { app } = ground();
        const code = newCertificateCode();
        const { id } = await register(app);
        await app.sql(
          `insert into certificates (id, created_at, code, user_id, full_name, course_title, completed_at)
           values (gen_random_uuid(), now(), $1, $2, 'Ada Lovelace', 'Knots', now())`,
          [code, id],
        );
        return client.graphql('query ($code: String!) { certificate(code: $code) { id } }', { code });
      },
      outcomes: forAll,
    },
  };
}
