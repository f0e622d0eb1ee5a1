import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { EventStream } from '#testing/event-stream.ts';
import { drawPicture, tryAddLecture } from '#testing/factories.ts';
import { addText, versionsOf } from '#server/lecture/text/text-lectures.test-helper.ts';
import { forAdmins, forAll, type Areas, type Operations, type Told } from '#testing/operations.ts';

export const operations: Operations = ({ app, owner }) => {
  const newLecture = async () => {
    const { id: courseId } = await writeCourse(app());
    return { id: (await writeLecture(app(), courseId)).id, courseId };
  };
  const newSection = async () => {
    const { courseId } = await newLecture();
    const [section] = await app().sql<{ id: string }>(
      `insert into sections (id, created_at, course_id, title, position)
       values (gen_random_uuid(), now(), $1, 'Section', 1000) returning id`,
      [courseId],
    );
    return section?.id ?? '';
  };
  return {
    lecture: {
      call: async (client) =>
        client.graphql('query ($id: ID!) { lecture(id: $id) { id } }', { id: (await newLecture()).id }),
      outcomes: forAll,
    },
    lectures: { call: (client) => client.graphql('{ lectures { totalCount } }'), outcomes: forAdmins },
    addLecture: {
      call: async (client) => tryAddLecture(client, (await writeCourse(app())).id),
      outcomes: forAdmins,
    },
    addTextImage: {
      call: async (client) =>
        client.graphqlUpload(
          'mutation ($input: AddTextImageInput!) { addTextImage(input: $input) { id } }',
          { input: { courseId: (await writeCourse(app())).id, image: null } },
          'input.image',
          await drawPicture(),
          'a.png',
        ),
      outcomes: forAdmins,
    },
    addTextLecture: {
      call: async (client) =>
        client.graphql('mutation ($input: AddTextLectureInput!) { addTextLecture(input: $input) { id } }', {
          input: { courseId: (await writeCourse(app())).id, title: 'Knots', text: 'A *bowline*.' },
        }),
      outcomes: forAdmins,
    },
    addLinkLecture: {
      call: async (client) =>
        client.graphql('mutation ($input: AddLinkLectureInput!) { addLinkLecture(input: $input) { id } }', {
          input: {
            courseId: (await writeCourse(app())).id,
            ...{ title: 'Knots', url: 'https://example.com/knots', description: 'The best drawings.' },
          },
        }),
      outcomes: forAdmins,
    },
    lectureTextVersions: {
      call: async (client) =>
        client.graphql('query ($id: ID!) { lectureTextVersions(lectureId: $id) { totalCount } }', {
          id: (await newLecture()).id,
        }),
      outcomes: forAdmins,
    },
    lectureTextVersion: {
      call: async (client) => {
        const { id: lectureId } = await addText(owner().client, (await writeCourse(app())).id);
        const [version] = await versionsOf(owner().client, lectureId);
        return client.graphql('query ($id: ID!) { lectureTextVersion(id: $id) { source } }', {
          id: version?.id,
        });
      },
      outcomes: forAdmins,
    },
    previewLectureText: {
      call: (client) => client.graphql('{ previewLectureText(text: "A *bowline*.") }'),
      outcomes: forAdmins,
    },
    deleteLecture: {
      call: async (client) => {
        const { id } = await newLecture();
        return client.graphql('mutation D($id: ID!) { deleteLecture(id: $id) { id } }', { id });
      },
      outcomes: forAdmins,
    },
    updateLecture: {
      call: async (client) => {
        const { id } = await newLecture();
        const update = 'mutation ($input: UpdateLectureInput!) { updateLecture(input: $input) { id } }';
        return client.graphql(update, { input: { id, version: 1, title: 'Renamed' } });
      },
      outcomes: forAdmins,
    },
    reorderLectures: {
      call: async (client) =>
        client.graphql(
          'mutation ($id: ID!) { reorderLectures(input: { courseId: $id, lectureIds: [] }) { id } }',
          {
            id: (await writeCourse(app())).id,
          },
        ),
      outcomes: forAdmins,
    },
    changeLectures: {
      call: async (client) => {
        const { id, courseId } = await newLecture();
        const change = 'mutation ($input: ChangeLecturesInput!) { changeLectures(input: $input) { id } }';
        return client.graphql(change, { input: { courseId, lectureIds: [id], change: 'TRASH' } });
      },
      outcomes: forAdmins,
    },
    createSection: {
      call: async (client) =>
        client.graphql('mutation ($input: CreateSectionInput!) { createSection(input: $input) { id } }', {
          input: { courseId: (await writeCourse(app())).id, title: 'Start' },
        }),
      outcomes: forAdmins,
    },
    updateSection: {
      call: async (client) =>
        client.graphql('mutation ($input: UpdateSectionInput!) { updateSection(input: $input) { id } }', {
          input: { id: await newSection(), version: 1, title: 'Start' },
        }),
      outcomes: forAdmins,
    },
    deleteSection: {
      call: async (client) =>
        client.graphql('mutation ($id: ID!) { deleteSection(id: $id) { id } }', { id: await newSection() }),
      outcomes: forAdmins,
    },
    arrangeCourse: {
      call: async (client) => {
        const { id, courseId } = await newLecture();
        const arrange = 'mutation ($input: ArrangeCourseInput!) { arrangeCourse(input: $input) { id } }';
        return client.graphql(arrange, { input: { courseId, partIds: [id] } });
      },
      outcomes: forAdmins,
    },
    publishLectures: {
      call: async (client) => {
        const { id, courseId } = await newLecture();
        const publish = 'mutation ($input: PublishLecturesInput!) { publishLectures(input: $input) { id } }';
        return client.graphql(publish, { input: { courseId, lectureIds: [id] } });
      },
      outcomes: forAdmins,
    },
    unpublishLectures: {
      call: async (client) => {
        const { id, courseId } = await newLecture();
        const unpublish =
          'mutation ($input: UnpublishLecturesInput!) { unpublishLectures(input: $input) { id } }';
        return client.graphql(unpublish, { input: { courseId, lectureIds: [id] } });
      },
      outcomes: forAdmins,
    },
    failedLectures: {
      call: (client) => client.graphql('{ failedLectures { totalCount } }'),
      outcomes: forAdmins,
    },
    draftLectures: {
      call: (client) => client.graphql('{ draftLectures { totalCount } }'),
      outcomes: forAdmins,
    },
    trashedLectures: {
      call: (client) => client.graphql('{ trashedLectures { totalCount } }'),
      outcomes: forAdmins,
    },
    setTrailer: {
      call: async (client) => {
        const { id } = await writeCourse(app());
        return client.graphql('mutation ($id: ID!) { setTrailer(courseId: $id) { id } }', { id });
      },
      outcomes: forAdmins,
    },
    restoreLecture: {
      call: async (client) => {
        const { id } = await newLecture();
        await owner().client.graphql('mutation ($id: ID!) { deleteLecture(id: $id) { id } }', { id });
        return client.graphql('mutation ($id: ID!) { restoreLecture(id: $id) { id } }', { id });
      },
      outcomes: forAdmins,
    },
    deleteLectureForever: {
      call: async (client) => {
        const { id } = await newLecture();
        await owner().client.graphql('mutation ($id: ID!) { deleteLecture(id: $id) { id } }', { id });
        return client.graphql('mutation ($id: ID!) { deleteLectureForever(id: $id) }', { id });
      },
      outcomes: forAdmins,
      asksAgain: true,
    },
    lectureChanged: {
      call: async (client) => {
        const { id, courseId } = await newLecture();
        const query = 'subscription ($courseId: ID) { lectureChanged(courseId: $courseId) { id } }';
        const stream = await EventStream.open<Record<string, unknown>>(client, query, { courseId });
        const { orm, services } = app().container;
        await orm.em
          .fork()
          .transactional((em) => services.lectureChanges.publish(em, { lectureId: id, courseId }));
        const result = await stream.next();
        await stream.leave();
        return { status: stream.response.status, ...result };
      },
      outcomes: forAdmins,
    },
    retryProcessing: {
      call: async (client) =>
        client.graphql('mutation ($id: ID!) { retryProcessing(lectureId: $id) { id } }', {
          id: (await newLecture()).id,
        }),
      outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'CONFLICT'],
    },
    setPoster: {
      call: async (client) =>
        client.graphqlUpload(
          'mutation ($input: SetPosterInput!) { setPoster(input: $input) { id } }',
          { input: { lectureId: (await newLecture()).id, poster: null } },
          'input.poster',
          await drawPicture(),
          'poster.png',
        ),
      outcomes: forAdmins,
    },
  };
};

export const areas: Areas = {
  COURSES: `
    addLecture addLinkLecture addTextImage addTextLecture arrangeCourse changeLectures createSection deleteLecture deleteLectureForever deleteSection draftLectures failedLectures lecture
    lectureChanged lectureTextVersion lectureTextVersions lectures previewLectureText publishLectures reorderLectures restoreLecture retryProcessing setPoster setTrailer
    trashedLectures unpublishLectures updateLecture updateSection`,
};

export const told: Told = {
  fields: {
    Course: 'lectures sections',
    // `failure` and `videoSha256` are null for all callers but admins.
    Lecture:
      'changeNote changedAt course createdAt deletedAt description duration failure id isDraft isFreePreview isTrailer kind locked position processingStep progressPercent publishAt publishedAt section status text thumbnailUrl title updatedAt url version video videoSha256',
    LectureText: 'html readingMinutes source',
    Section: 'id position summary title version',
    Storyboard: 'columns count intervalSeconds tileHeight tileWidth url',
    Video: 'contentType expiresAt posterUrl storyboard streamUrl url',
  },
};
