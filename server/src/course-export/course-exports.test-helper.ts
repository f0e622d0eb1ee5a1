export const EXPORT_URL = 'query ($id: ID!) { courseExportUrl(courseId: $id) }';
