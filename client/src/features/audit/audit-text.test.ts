import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { AuditAction } from '#client/gql/graphql.ts';
import { actionText, subjectPath } from './audit-text.ts';

const course = { __typename: 'Course', id: 'c1', slug: 'joins' } as const;
const lecture = { __typename: 'Lecture', id: 'l1', course } as const;

describe('the subject of an entry of the audit log', () => {
  it.each([
    ['ROLE_CHANGED', {}, '/admin/members/s1'],
    ['MESSAGE_HANDLED', {}, '/admin/messages?show=all'],
    ['REFUND_RETRIED', {}, '/admin/members/s1'],
    ['PAYMENTS_RECONCILED', {}, '/admin/payments/problems'],
    ['COURSE_EDITED', { course }, '/courses/joins'],
    ['COURSE_DELETED', {}, null],
    ['LECTURE_ADDED', { lecture }, '/courses/joins/lectures/l1'],
    ['LECTURE_DELETED', {}, null],
  ] as const)('of %s with %j is at %s', (action, found, path) => {
    const entry = { __typename: 'AuditEntry', subjectId: 's1', course: null, lecture: null, action } as const;
    expect(subjectPath({ ...entry, ...found })).toBe(path);
  });
});

describe('the text of an action', () => {
  it('exists for every action and is unique', () => {
    const type = buildSchema(readFileSync('schema.graphql', 'utf8')).getType('AuditAction');
    // The generated type has the names of the schema.
    const actions = isEnumType(type) ? type.getValues().map(({ name }) => name as AuditAction) : [];
    const texts = actions.map(actionText);
    expect(texts.filter((text) => /^[A-Z][a-z]+ /.test(text))).toEqual(texts);
    expect(new Set(texts).size).toBe(actions.length);
    expect(texts).toContain('Changed a role');
  });
});
