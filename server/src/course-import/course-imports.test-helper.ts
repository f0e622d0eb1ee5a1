import { dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';

export const IMPORT = `mutation ($input: ImportCourseInput!) {
  importCourse(input: $input) {
    id
    files { path lectureId upload { id url fileName size } }
    pictures { path hasArrived }
    course {
      id title publishedAt outcomes numberOfLectures
      sections { title summary position }
      lectures {
        kind title position isFreePreview isDraft status url text { readingMinutes } video { contentType } captions { language } files { name }
      }
      files { name size }
    }
  }
}`;

export interface ImportedCourse {
  id: string;
  files: {
    path: string;
    lectureId: string | null;
    upload: { id: string; url: string; fileName: string; size: number } | null;
  }[];
  pictures: { path: string; hasArrived: boolean }[];
  course: { id: string; title: string };
}

/** The plan of an empty course, with these parts. */
export const planOf = (parts: object) => ({
  ...{ title: 'Knots', description: '', category: '', instructor: '', language: 'ENGLISH' },
  ...{ outcomes: [], audience: '', requirements: '', lectures: [], sections: [], files: [] },
  ...parts,
});

export function tryImport(client: HttpClient, key: string, plan: object) {
  const input = { input: { key, plan: null } };
  const file = new Blob([JSON.stringify(plan)]);
  return client.graphqlUpload<{ importCourse: ImportedCourse }>(
    IMPORT,
    input,
    'input.plan',
    file,
    'plan.json',
  );
}

export async function importPlan(...call: Parameters<typeof tryImport>): Promise<ImportedCourse> {
  return dataOf(await tryImport(...call)).importCourse;
}

const ADD_PICTURE = `mutation ($input: AddImportedPictureInput!) {
  addImportedPicture(input: $input) {
    pictures { path hasArrived } course { thumbnail { url } lectures { version text { source html } } }
  }
}`;

interface PicturedImport extends Pick<ImportedCourse, 'pictures'> {
  course: {
    thumbnail: { url: string } | null;
    lectures: { version: number; text: { source: string; html: string } | null }[];
  };
}

export function tryAddPicture(client: HttpClient, importId: string, path: string, picture: Blob) {
  const input = { input: { importId, path, image: null } };
  return client.graphqlUpload<{ addImportedPicture: PicturedImport }>(
    ADD_PICTURE,
    input,
    'input.image',
    picture,
    'picture',
  );
}

export async function addPicture(...call: Parameters<typeof tryAddPicture>): Promise<PicturedImport> {
  return dataOf(await tryAddPicture(...call)).addImportedPicture;
}
