import { randomUUID } from 'node:crypto';
import { register } from '#testing/factories.ts';
import { forAll, type Areas, type Operations, type Told } from '#testing/operations.ts';
import { newCertificateCode } from './certificate-code.ts';

export const operations: Operations = ({ app }) => ({
  issueCertificate: {
    call: (client) =>
      client.graphql('mutation ($id: ID!) { issueCertificate(courseId: $id) { id } }', {
        id: randomUUID(),
      }),
    outcomes: ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  },
  certificate: {
    call: async (client) => {
      const code = newCertificateCode();
      const { id } = await register(app());
      await app().sql(
        `insert into certificates (id, created_at, code, user_id, full_name, course_title, completed_at)
           values (gen_random_uuid(), now(), $1, $2, 'Ada Lovelace', 'Knots', now())`,
        [code, id],
      );
      return client.graphql('query ($code: String!) { certificate(code: $code) { id } }', { code });
    },
    outcomes: forAll,
  },
});

export const areas: Areas = {
  ACCOUNT: 'certificate issueCertificate',
};

export const told: Told = {
  fields: {
    Certificate: 'code completedAt courseTitle duration fullName id instructor pdfUrl',
    CourseProgress: 'certificate',
    User: 'certificates',
  },
};
