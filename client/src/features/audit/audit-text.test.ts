import { describe, expect, it } from 'vitest';
import { addressesOf, subjectPath } from './audit-text.ts';

const addresses = addressesOf([
  { __typename: 'Course', id: 'c1', slug: 'joins', lectures: [{ __typename: 'Lecture', id: 'l1' }] },
]);

describe('the subject of an entry of the audit log', () => {
  it.each([
    ['ROLE_CHANGED', 'u1', '/admin/members/u1'],
    ['MESSAGE_HANDLED', 'm1', '/admin/messages?show=all'],
    ['REFUND_RETRIED', 'u1', '/admin/members/u1'],
    ['PAYMENTS_RECONCILED', 'r1', '/admin/payments/problems'],
    ['COURSE_EDITED', 'c1', '/courses/joins'],
    ['COURSE_DELETED', 'c2', null],
    ['LECTURE_ADDED', 'l1', '/courses/joins/lectures/l1'],
    ['LECTURE_DELETED', 'l2', null],
  ] as const)('of %s %s is at %s', (action, subjectId, path) => {
    expect(subjectPath({ action, subjectId }, addresses)).toBe(path);
  });
});
