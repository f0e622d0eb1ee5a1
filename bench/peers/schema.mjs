import { thumbnailOf } from './queries.mjs';

export const typeDefs = `
  type Image { url: String! width: Int! height: Int! }
  type Lecture {
    id: ID! title: String! description: String! position: Int! duration: Float! isFreePreview: Boolean! locked: Boolean!
  }
  type Course {
    id: ID! slug: String! title: String! description: String! category: String! instructor: String! createdAt: String!
    numberOfLectures: Int! duration: Float! thumbnail: Image lectures: [Lecture!]!
  }
  type Courses { nodes: [Course!]! }
  type Query { courses(first: Int!): Courses! course(slug: String!): Course }
`;

/** Plain resolvers, as in a tutorial. */
export const resolversOn = (database) => ({
  Query: {
    courses: async (_root, { first }) => ({ nodes: await database.catalogue(first) }),
    course: (_root, { slug }) => database.course(slug),
  },
  Course: {
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    thumbnail: ({ thumbnailKey }) => (thumbnailKey ? thumbnailOf(thumbnailKey) : null),
    lectures: ({ id }) => database.lectures(id),
  },
  Lecture: { locked: ({ isFreePreview }) => !isFreePreview },
});
