// @vitest-environment happy-dom
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { render } from '#client/testing/render.tsx';
import { useMonthlyToasts } from './use-monthly-toasts.ts';

function Probe({ error }: { error: unknown }) {
  useMonthlyToasts({ loading: false, error });
  return null;
}

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

describe('when the monthly records cannot be loaded, two toasts', () => {
  it.each([
    [
      'the message of the server',
      new CombinedGraphQLErrors({ errors: [{ message: 'No such year' }] }),
      'No such year',
    ],
    ['that something went wrong', new TypeError('Failed to fetch'), 'Something went wrong'],
  ])('show the failure and %s', async (_what, error, reason) => {
    const { unmount } = await render(<Probe error={error} />);
    expect(currentToasts().map(({ text, kind }) => [kind, text])).toEqual([
      ['error', 'Failed to get monthly purchase records'],
      ['error', reason],
    ]);
    await unmount();
  });
});
