import pg from 'pg';

const CARD = `id, slug, title, description, category, instructor, created_at as "createdAt",
  number_of_lectures as "numberOfLectures", duration, thumbnail_key as "thumbnailKey"`;

const CATALOGUE = {
  name: 'catalogue',
  text: `select ${CARD} from courses where deleted_at is null and published_at is not null
    order by coalesce(published_at, created_at) desc, id desc limit $1`,
};
const COURSE = { name: 'course', text: `select ${CARD} from courses where slug = $1` };
const LECTURES = {
  name: 'lectures',
  text: `select id, title, description, position, duration, is_free_preview as "isFreePreview" from lectures
    where course_id = $1 and deleted_at is null and video_key is not null order by position`,
};

/** The queries of a server, each a prepared statement. */
export function openDatabase(url) {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const rows = async (statement, values) => (await pool.query({ ...statement, values })).rows;
  return {
    catalogue: (first) => rows(CATALOGUE, [first]),
    course: async (slug) => (await rows(COURSE, [slug]))[0] ?? null,
    lectures: (courseId) => rows(LECTURES, [courseId]),
  };
}

/** The URL of a picture, as in the product. */
export const thumbnailOf = (key) => ({ url: `/media/${key}`, width: 1280, height: 720 });
