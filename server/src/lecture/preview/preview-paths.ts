/** Permanent paths of a free lecture. The links that they redirect to expire. */
export const previewPaths = {
  video: (lectureId: string) => `/previews/${lectureId}/video`,
  poster: (lectureId: string) => `/previews/${lectureId}/poster`,
  captions: (lectureId: string) => `/previews/${lectureId}/captions`,
};
