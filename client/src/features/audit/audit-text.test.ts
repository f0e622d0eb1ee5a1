import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { AuditAction } from '#client/gql/graphql.ts';
import { actionText, subjectPath } from './audit-text.ts';

const course = { __typename: 'Course', id: 'c1', slug: 'joins' } as const;
const courseOfLecture = { ...course, deletedAt: null };
const lecture = { __typename: 'Lecture', id: 'l1', deletedAt: null, course: courseOfLecture } as const;
const deletedAt = '2026-01-01T00:00:00.000Z';
const lectureOfTrash = { ...lecture, course: { ...course, deletedAt } };

describe('the subject of an entry of the audit log', () => {
  it.each([
    ['ROLE_CHANGED', null, '/admin/members/s1'],
    ['MESSAGE_HANDLED', null, '/admin/messages?show=all'],
    ['REFUND_RETRIED', null, '/admin/members/s1'],
    ['PAYMENTS_RECONCILED', null, '/admin/payments/problems'],
    ['COURSE_EDITED', course, '/courses/joins'],
    ['COURSE_DELETED', null, null],
    ['LECTURE_ADDED', lecture, '/courses/joins/lectures/l1'],
    ['LECTURE_DELETED', { ...lecture, deletedAt }, null],
    ['LECTURE_EDITED', lectureOfTrash, null],
  ] as const)('of %s with %j is at %s', (action, object, path) => {
    const entry = { __typename: 'AuditEntry', subjectId: 's1', action, object } as const;
    expect(subjectPath(entry)).toBe(path);
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
