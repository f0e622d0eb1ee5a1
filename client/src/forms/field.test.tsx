// @vitest-environment happy-dom
import { ChakraProvider, Input } from '@chakra-ui/react';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

let unmount = async () => {};

/** Mounts one field. `description` returns the text that describes its control. */
async function renderField(field: React.ReactNode) {
  const mounted = await render(<ChakraProvider value={system}>{field}</ChakraProvider>);
  unmount = mounted.unmount;
  const [control] = mounted.container.getElementsByTagName('input');
  if (!control) throw new Error('There is no control');
  const description = () =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join();
  return { ...mounted, control, description };
}

afterEach(() => unmount());

describe('Field', () => {
  it('labels its control', async () => {
    const page = await renderField(
      <Field label="Title">
        <Input />
      </Field>,
    );
    expect(page.getByLabelText('Title')).toBe(page.control);
    expect(page.control.hasAttribute('aria-invalid')).toBe(false);
  });

  it('describes its control with the help', async () => {
    const { description } = await renderField(
      <Field label="Title" help="Short and clear">
        <Input />
      </Field>,
    );
    expect(description()).toBe('Short and clear');
  });

  it('describes its control with the error and the help, and marks it as invalid', async () => {
    const { control, description } = await renderField(
      <Field label="Title" help="Short and clear" error="Too long">
        <Input />
      </Field>,
    );
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(description()).toBe('Too longShort and clear');
  });
});

describe('PasswordInput', () => {
  it('shows and hides the password', async () => {
    const page = await renderField(
      <Field label="Password">
        <PasswordInput defaultValue="Lectern#1" />
      </Field>,
    );
    const toggle = page.getByRole('button');
    expect(page.control.type).toBe('password');

    await page.press('Show password');
    expect(page.control.type).toBe('text');
    expect(page.getByRole('button')).toBe(toggle);

    await page.press('Hide password');
    expect(page.control.type).toBe('password');
    expect(page.control.value).toBe('Lectern#1');
  });
});
