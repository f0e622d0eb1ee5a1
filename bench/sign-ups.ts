import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { PASSWORD } from '#testing/factories.ts';

/** Interval of sign-ups, in ms. */
const EVERY_MS = 3_000;
/** Width and height of the photo. */
const PHOTO_PIXELS = 1_600;

interface SignUps {
  tried: number;
  /** Sorted durations of successful sign-ups, in ms. */
  times: number[];
  /** Number of refused sign-ups by status. */
  refusals: Map<number, number>;
}

/** Signs up one user after another with a photo of some MB, each from a different network. */
export async function signUpFor(milliseconds: number, origin: string): Promise<SignUps> {
  const photo = await takePhoto();
  const result: SignUps = { tried: 0, times: [], refusals: new Map() };
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const start = performance.now();
    const status = await signUp(origin, photo, ++result.tried);
    if (status === 200) result.times.push(performance.now() - start);
    else result.refusals.set(status, (result.refusals.get(status) ?? 0) + 1);
    await pause(Math.max(0, start + EVERY_MS - performance.now()));
  }
  result.times.sort((one, other) => one - other);
  return result;
}

async function signUp(origin: string, photo: Blob, number: number): Promise<number> {
  const form = new FormData();
  form.set('fullName', 'Nora Newcomer');
  form.set('email', `newcomer-${number}@example.com`);
  form.set('password', PASSWORD);
  form.set('avatar', photo, 'photo.jpg');
  const response = await fetch(new URL('/api/v1/user/register', origin), {
    method: 'POST',
    headers: { 'x-forwarded-for': `203.0.${number >> 8}.${number & 255}` },
    body: form,
  });
  await response.arrayBuffer();
  return response.status;
}

/** Makes a photo of noise, which is as hard to compress as a camera's. */
async function takePhoto(): Promise<Blob> {
  const raw = { width: PHOTO_PIXELS, height: PHOTO_PIXELS, channels: 3 } as const;
  const data = await sharp(randomBytes(PHOTO_PIXELS ** 2 * 3), { raw })
    .jpeg({ quality: 80 })
    .toBuffer();
  return new Blob([new Uint8Array(data)], { type: 'image/jpeg' });
}
