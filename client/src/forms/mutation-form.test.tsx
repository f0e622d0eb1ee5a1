// @vitest-environment happy-dom
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ChakraProvider, Input } from '@chakra-ui/react';
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { Controller } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { authMessages } from '#shared/auth.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import type { Outcome } from '#client/toasts/with-toast.ts';
import { Field } from './field.tsx';
import { MutationForm } from './mutation-form.tsx';
import { useLazyRules } from './use-lazy-rules.ts';
import { useMutationForm } from './use-mutation-form.ts';

const { fillAllDetails, nameTooShort } = authMessages.validation;
const rules = z.object({
  email: z.string().min(1, fillAllDetails),
  name: z.string().min(5, nameTooShort),
  file: z.string(),
});
/** In the form the name is above the email, although the rules list it below. */
const labels = { name: 'Name', email: 'Email', file: 'File' };

const loadRules = vi.fn(async () => rules);

const mutate = vi.fn<(input: z.output<typeof rules>) => Promise<Outcome<unknown>>>();

function PersonForm({ name, email }: { name: string; email: string }) {
  const form = useMutationForm({
    resolver: useLazyRules(loadRules),
    defaultValues: { name, email, file: '' },
    labels,
    fileField: 'file',
  });
  const { errors } = form.formState;
  return (
    <MutationForm form={form} onSubmit={form.submit(mutate)}>
      <Controller
        control={form.control}
        name="name"
        render={({ field }) => (
          <Field label={labels.name} error={errors.name?.message}>
            <Input {...field} />
          </Field>
        )}
      />
      <Field label={labels.email} error={errors.email?.message}>
        <Input {...form.register('email')} />
      </Field>
      <Field label={labels.file} error={errors.file?.message}>
        <Input {...form.register('file')} />
      </Field>
      <button type="submit">Send</button>
    </MutationForm>
  );
}

let mounted: Awaited<ReturnType<typeof render>>;

async function open(typed: { name: string; email: string }) {
  mounted = await render(
    <ChakraProvider value={system}>
      <PersonForm {...typed} />
    </ChakraProvider>,
  );
}
const field = (label: string) => mounted.getByRole('textbox', { name: label });
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));
const summary = () => mounted.queryByRole('group', { name: /your attention$/ });
const toasts = () => currentToasts().map(({ text }) => text);

/** Submits the form. The server refuses it with this error, or accepts it. */
async function submit(refusal?: { extensions: Record<string, unknown> }) {
  const message = 'The server says no';
  const error = refusal && new CombinedGraphQLErrors({ errors: [{ message, ...refusal }] });
  mutate.mockResolvedValueOnce(error ? { ok: false, error, message } : { ok: true, value: null });
  await mounted.press('Send');
}

const valid = { name: 'Nora Newcomer', email: 'nora@example.com' };

beforeEach(() => {
  mutate.mockReset();
});
afterEach(async () => {
  currentToasts().forEach(({ id }) => dismissToast(id));
  await mounted.unmount();
});

describe('an invalid form', () => {
  beforeEach(async () => {
    await open({ name: 'Nora', email: '' });
    await submit();
    // The rules are loaded first.
    await eventually(() => expect(toasts()).toEqual([fillAllDetails]));
  });

  it('is not submitted', () => {
    expect(mutate).not.toHaveBeenCalled();
  });

  it('shows all errors in its summary and the missing value in the toast', () => {
    const items = mounted.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual([`Name: ${nameTooShort}`, `Email: ${fillAllDetails}`]);
    expect(toasts()).toEqual([fillAllDetails]);
  });

  it('focuses the first invalid field of the page', () => {
    expect(document.activeElement).toBe(field('Name'));
  });

  it('shows in its summary which fields are corrected, until the next submit', async () => {
    const items = () => mounted.getAllByRole('listitem').map((item) => item.textContent);
    await type('Name', valid.name);
    expect(items()).toEqual(['Name: corrected', `Email: ${fillAllDetails}`]);
    expect(summary()?.textContent).toContain('One thing needs your attention');
    await type('Email', valid.email);
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    expect(mounted.getByRole('group', { name: 'Everything is corrected' })).toBeTruthy();
    await submit();
    expect(mutate).toHaveBeenCalledExactlyOnceWith({ ...valid, file: '' });
    expect(summary()).toBeNull();
  });
});

describe('a form that the server refuses', () => {
  beforeEach(() => open(valid));

  it('shows the reason above its fields until the next submit', async () => {
    await submit({ extensions: { code: 'CONFLICT' } });
    expect(mounted.getByText('The server says no')).toBeTruthy();
    await submit();
    expect(mounted.queryByText('The server says no')).toBeNull();
  });

  it('says when it may be submitted again', async () => {
    await submit({ extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 60 } });
    expect(mounted.getByText(/^The server says no\. ./)).toBeTruthy();
  });

  it('shows the errors at its fields and focuses the first', async () => {
    const fields = { email: 'Taken', name: 'Taken, too' };
    await submit({ extensions: { code: 'BAD_USER_INPUT', fields } });
    await eventually(() => expect(document.activeElement).toBe(field('Name')));
    expect(mounted.getByText('Taken')).toBeTruthy();
    expect(mounted.getByText('Taken, too')).toBeTruthy();
    expect(mounted.queryByText('The server says no')).toBeNull();
  });

  it.each(['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'])('shows %s at the file', async (code) => {
    await submit({ extensions: { code } });
    await eventually(() => expect(document.activeElement).toBe(field('File')));
    expect(field('File').getAttribute('aria-invalid')).toBe('true');
    expect(mounted.getAllByText('The server says no')).toHaveLength(1);
  });

  it('leaves validation to the server when its rules cannot be loaded', async () => {
    loadRules.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    await open({ name: '', email: '' });
    await submit({ extensions: { fields: { name: nameTooShort } } });
    expect(mutate).toHaveBeenCalledWith({ name: '', email: '', file: '' });
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    loadRules.mockResolvedValue(rules);
    await submit();
    expect(summary()).not.toBeNull();
  });
});
