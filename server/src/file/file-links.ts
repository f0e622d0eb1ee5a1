import type { MediaLinks } from '#server/platform/media/media-links.ts';
import type { Actor } from '#server/platform/common/actor.ts';

/** What a link to a file opens. */
export const fileScope = (id: string): string => `files/${id}`;

/** What a link to the archive of a course opens. */
export const archiveScope = (courseId: string): string => `files/courses/${courseId}`;

/** What a link to the archive of some lectures opens. The ids are in the order of the link. */
export const lecturesArchiveScope = (courseId: string, lectureIds: readonly string[]): string =>
  `${archiveScope(courseId)}/lectures/${lectureIds.join(',')}`;

/** Returns a link that downloads a file. Check access first. */
export function linkFile(links: MediaLinks, actor: Actor, id: string): string {
  return `/files/${id}?${links.issueTo(actor).query(fileScope(id))}`;
}

/** Returns a link that downloads the archive of a course. Check access first. */
export function linkArchive(links: MediaLinks, actor: Actor, courseId: string): string {
  return `/files/courses/${courseId}.zip?${links.issueTo(actor).query(archiveScope(courseId))}`;
}

/** Returns a link that downloads the archive of some lectures of a course. Check access first. */
export function linkLecturesArchive(
  links: MediaLinks,
  actor: Actor,
  courseId: string,
  lectureIds: readonly string[],
): string {
  const query = links.issueTo(actor).query(lecturesArchiveScope(courseId, lectureIds));
  return `/files/courses/${courseId}.zip?lectures=${lectureIds.join(',')}&${query}`;
}

/** Returns the header `Content-Disposition` for a file name. Browsers prefer `filename*` if there are both (RFC 6266). */
export function dispositionOf(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
