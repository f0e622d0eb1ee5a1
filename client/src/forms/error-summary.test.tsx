// @vitest-environment happy-dom
import { ChakraProvider, Input } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';

function NameForm() {
  const form = useForm({ defaultValues: { first: '', last: '' } });
  const { errors } = form.formState;
  return (
    <form onSubmit={form.handleSubmit(() => {})}>
      <ErrorSummary
        errors={errors}
        remaining={errors}
        labels={{ first: 'First name', last: 'Last name' }}
        onChoose={form.setFocus}
      />
      <Field label="First name" error={errors.first?.message}>
        <Input {...form.register('first', { required: 'Please tell us' })} />
      </Field>
      <Field label="Last name" error={errors.last?.message}>
        <Input {...form.register('last', { required: 'Please tell us too' })} />
      </Field>
      <button type="submit">Save</button>
    </form>
  );
}

let mounted: Awaited<ReturnType<typeof render>>;

beforeEach(async () => {
  mounted = await render(
    <ChakraProvider value={system}>
      <NameForm />
    </ChakraProvider>,
  );
});

afterEach(() => mounted.unmount());

const summary = () => mounted.queryByRole('group', { name: /your attention$/ });
const submit = () => mounted.press('Save');

it('is hidden until the form is submitted', () => {
  expect(summary()).toBeNull();
});

it('lists the errors in the order of the fields', async () => {
  await submit();
  const errors = mounted.getAllByRole('listitem').map((item) => item.textContent);
  expect(errors).toEqual(['First name: Please tell us', 'Last name: Please tell us too']);
});

it('links to a field', async () => {
  await submit();
  await mounted.press('Last name: Please tell us too');
  await eventually(() => expect(document.activeElement?.getAttribute('name')).toBe('last'));
});
