import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { AuditAction } from '#client/gql/graphql.ts';
import { actionText, addressesOf, subjectPath } from './audit-text.ts';

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

describe('what was done', () => {
  it('is told of every action by a text of its own', () => {
    const type = buildSchema(readFileSync('schema.graphql', 'utf8')).getType('AuditAction');
    // The names of the schema are those that the type is generated from.
    const actions = isEnumType(type) ? type.getValues().map(({ name }) => name as AuditAction) : [];
    const texts = actions.map(actionText);
    expect(texts.filter((text) => /^[A-Z][a-z]+ /.test(text))).toEqual(texts);
    expect(new Set(texts).size).toBe(actions.length);
    expect(texts).toContain('Changed a role');
  });
});
