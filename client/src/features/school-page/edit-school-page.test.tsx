// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleSchool } from '#client/testing/school-samples.ts';
import { ToastsRegion } from '#client/toasts/toasts-region.tsx';
import { schoolPageTexts } from '#shared/texts/school-page.ts';
import { CreateSchoolPage } from './create-school-page.tsx';
import { EditSchoolPage } from './edit-school-page.tsx';
import { PageSettingsPage } from './page-settings-page.tsx';

const page = (version: number, fields = {}) => ({
  __typename: 'SchoolPage',
  id: 'page-1',
  slug: 'visit-us',
  title: 'Visit us',
  place: 'NONE',
  text: 'By tram',
  version,
  html: '',
  ...fields,
});
const school = (...pages: object[]) => ({ ...sampleSchool, pages });

async function open(path: string, answers: Answers) {
  const { client, sent } = createCountingClient({
    EditableSchoolPages: () => ({ school: school(page(1)) }),
    MarkdownPreview: () => ({ markdownPreview: '' }),
    ...answers,
  });
  const routes = [
    { path: '/admin/settings/pages', element: <PageSettingsPage /> },
    { path: '/admin/settings/pages/new', element: <CreateSchoolPage /> },
    { path: '/admin/settings/pages/:id', element: <EditSchoolPage /> },
  ];
  const view = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
      <ToastsRegion />
    </Providers>,
  );
  const field = (label: string) => view.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) =>
    act(async () => {
      fireEvent.input(field(label), { target: { value } });
      fireEvent.blur(field(label));
    });
  return { ...view, sent, field, type };
}

it('keeps the input of an admin who saves a page second', async () => {
  const inputs: unknown[] = [];
  let saved = page(1);
  const view = await open('/admin/settings/pages/page-1', {
    EditableSchoolPages: () => ({ school: school(saved) }),
    UpdateSchoolPage: ({ input }) => {
      inputs.push(input);
      if (inputs.length > 1)
        return {
          updateSchoolPage: { __typename: 'UpdateSchoolPagePayload', page: page(3), school: school(page(3)) },
        };
      saved = page(2, { title: 'Find us', text: 'By bus' });
      return new GraphQLError(schoolPageTexts.conflict, { extensions: { code: 'CONFLICT' } });
    },
  });
  await eventually(() => expect(view.field('Text').value).toBe('By tram'));
  await view.type('Text', 'By boat');
  await view.press('Save page');
  // The title, which only the other admin changed, is taken over.
  await eventually(() => expect(view.field('Title').value).toBe('Find us'));
  expect(view.field('Text').value).toBe('By boat');
  expect(view.container.textContent).toContain('By bus');
  await view.press('Save page');
  await eventually(() => expect(inputs.at(-1)).toEqual({ id: 'page-1', version: 2, text: 'By boat' }));
  await view.unmount();
});

it('warns of placeholders that are public', async () => {
  const view = await open('/admin/settings/pages/page-1', {
    EditableSchoolPages: () => ({ school: school(page(1, { text: 'By [[line]]' })) }),
  });
  await eventually(() =>
    expect(view.container.textContent).toContain('This page is public with 1 placeholder.'),
  );
  await view.unmount();
});

it('suggests an address for the title of a new page', async () => {
  const view = await open('/admin/settings/pages/new', {});
  await view.type('Title', 'Café & Kitchen');
  expect(view.field('Address').value).toBe('cafe-kitchen');
  await view.type('Title', 'Another');
  expect(view.field('Address').value).toBe('cafe-kitchen');
  await view.unmount();
});

it('brings a deleted page back to its position', async () => {
  let created: unknown;
  const other = page(1, { id: 'page-2', slug: 'press', title: 'Press' });
  const view = await open('/admin/settings/pages', {
    EditableSchoolPages: () => ({ school: school(other, page(1)) }),
    DeleteSchoolPage: () => ({
      deleteSchoolPage: { __typename: 'DeleteSchoolPagePayload', id: 'page-1', school: school(other) },
    }),
    CreateSchoolPage: ({ input }) => {
      created = input;
      return {
        createSchoolPage: {
          __typename: 'CreateSchoolPagePayload',
          page: page(1, { id: 'page-3' }),
          school: school(other, page(1, { id: 'page-3' })),
        },
      };
    },
  });
  await eventually(() => expect(view.container.textContent).toContain('Visit us'));
  await view.press('Delete Visit us');
  await view.press('Delete');
  await eventually(() => expect(view.container.textContent).not.toContain('Visit us'));
  await view.press('Undo');
  await eventually(() => expect(view.container.textContent).toContain('Visit us'));
  expect(created).toEqual({
    title: 'Visit us',
    slug: 'visit-us',
    place: 'NONE',
    text: 'By tram',
    position: 1,
  });
  await view.unmount();
});
