// @vitest-environment happy-dom
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { currentNotices, dismissNotice } from '#client/toasts/notices.ts';
import { render } from '#client/testing/render.tsx';
import { useMonthlyNotices } from './use-monthly-notices.ts';

function Probe({ error }: { error: unknown }) {
  useMonthlyNotices({ loading: false, error });
  return null;
}

afterEach(() => currentNotices().forEach(({ id }) => dismissNotice(id)));

describe('when the monthly records could not be loaded, two notices', () => {
  it.each([
    [
      'the message of the server',
      new CombinedGraphQLErrors({ errors: [{ message: 'No such year' }] }),
      'No such year',
    ],
    ['that something went wrong', new TypeError('Failed to fetch'), 'Something went wrong'],
  ])('say so and %s', async (_what, error, reason) => {
    const { unmount } = await render(<Probe error={error} />);
    expect(currentNotices().map(({ text, kind }) => [kind, text])).toEqual([
      ['error', 'Failed to get monthly purchase records'],
      ['error', reason],
    ]);
    await unmount();
  });
});
