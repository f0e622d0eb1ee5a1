// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { UploadCourseDocument } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { renderHook } from '#client/testing/render.tsx';
import { paths } from '#shared/paths.ts';
import { useCourseOnScreen } from './use-course-on-screen.ts';

const slug = '面包-入门';
const course = { __typename: 'Course' as const, id: '1', slug, title: '面包 入门' };

it.each([
  ['its lectures', paths.lectures(slug), course],
  ['one of its lectures', paths.lecture(slug, '7'), course],
  ['the form of a new lecture', paths.addLecture(slug), course],
  ['another course', paths.lectures('bread'), null],
  ['the course’s page', paths.course(slug), null],
])('accepts videos for the course of the page, with a slug in any script: %s', async (_what, path, taken) => {
  const { client, sent } = createCountingClient({});
  client.writeQuery({ query: UploadCourseDocument, variables: { slug }, data: { course } });
  const { current, unmount } = await renderHook(useCourseOnScreen, (children) => (
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </ApolloProvider>
  ));
  expect(current().course).toEqual(taken);
  expect(sent).toEqual([]);
  await unmount();
});
