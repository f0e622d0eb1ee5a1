import { expect } from 'vitest';

export const aText = expect.any(String) as string;
export const aNumber = expect.any(Number) as number;
export const anId = expect.stringMatching(/^[\da-f-]{36}$/) as string;
export const anAddress = expect.stringMatching(/^(https?:\/)?\/./) as string;
export const twelveNumbers = Array.from({ length: 12 }, () => aNumber);
/** A list with an item that has these fields. */
export const listWith = (item: object) => expect.arrayContaining([expect.objectContaining(item)]) as object[];

export const aUser = {
  _id: anId,
  fullName: aText,
  email: aText,
  avatar: { secure_url: anAddress },
  role: expect.stringMatching(/^(ADMIN|USER)$/) as string,
  subscription: { status: aText },
};
export const aCourse = {
  _id: anId,
  title: aText,
  description: aText,
  decription: aText,
  category: aText,
  createdBy: aText,
  thumbnail: { secure_url: anAddress },
  numberoflectures: aNumber,
  numberOfLectures: aNumber,
};
export const aLecture = {
  _id: anId,
  kind: 'VIDEO',
  title: aText,
  description: aText,
  position: aNumber,
  lecture: { secure_url: anAddress },
  section: null,
  files: [],
};

const MONTHS = 'January February March April May June July August September October November December';
/** A number for each month by name. */
export const aNumberByMonth = Object.fromEntries(MONTHS.split(' ').map((month) => [month, aNumber]));
