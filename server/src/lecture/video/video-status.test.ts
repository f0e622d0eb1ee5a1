import { describe, expect, it } from 'vitest';
import type { VideoFault } from '#shared/video-faults.ts';
import { LectureStatus } from '#server/lecture/lecture.entity.ts';
import { changeStatus, isAllowed } from './video-status.ts';

const lectureThatIs = (status: LectureStatus) => ({
  id: '1',
  status,
  progressPercent: 40,
  processingStep: null,
  failure: null as VideoFault | null,
});

describe('the status of a video', () => {
  it.each<[LectureStatus, LectureStatus, boolean]>([
    ['UPLOADING', 'UPLOADING', true],
    ['UPLOADING', 'PROCESSING', true],
    ['UPLOADING', 'READY', true],
    ['UPLOADING', 'FAILED', true],
    ['PROCESSING', 'UPLOADING', true],
    ['PROCESSING', 'PROCESSING', true],
    ['PROCESSING', 'READY', true],
    ['PROCESSING', 'FAILED', true],
    ['READY', 'UPLOADING', true],
    ['READY', 'PROCESSING', true],
    ['READY', 'READY', false],
    ['READY', 'FAILED', false],
    ['FAILED', 'UPLOADING', true],
    ['FAILED', 'PROCESSING', true],
    ['FAILED', 'READY', false],
    ['FAILED', 'FAILED', false],
  ])('from %s to %s: %s', (current, next, allowed) => {
    expect(isAllowed(current, next)).toBe(allowed);
  });

  it('changes with its details, and resets them if none are given', () => {
    const lecture = lectureThatIs(LectureStatus.PROCESSING);
    changeStatus(lecture, LectureStatus.FAILED, { progressPercent: 40, failure: 'TRUNCATED' });
    expect(lecture).toMatchObject({ status: 'FAILED', progressPercent: 40, failure: 'TRUNCATED' });
    changeStatus(lecture, LectureStatus.PROCESSING);
    expect(lecture).toMatchObject({ status: 'PROCESSING', progressPercent: 0, failure: null });
  });

  it('stays unchanged if the change is not allowed', () => {
    const lecture = lectureThatIs(LectureStatus.READY);
    expect(() => changeStatus(lecture, LectureStatus.FAILED)).toThrow('cannot become FAILED');
    expect(lecture).toEqual(lectureThatIs(LectureStatus.READY));
  });
});
