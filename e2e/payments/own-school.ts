import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { freePort } from '#server/platform/common/free-port.ts';
import { startSchool, type School } from '../../testing/school.ts';
import { useOnce } from '../windows.ts';
import { paymentControl, type PaymentControl } from './payment-control.ts';

/** A school for one test file, so that its time can advance and its payments can break. */
export interface OwnSchool extends PaymentControl {
  /** Its origin. */
  url: string;
  /** Sets a page's clock to the school's current time. */
  keepTime: (page: Page) => Promise<void>;
}

/** Starts a school for the tests of a file and clears its faults after each test. */
export async function useOwnSchool(): Promise<OwnSchool> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const control = paymentControl(url);
  let school: School | undefined;
  beforeAll(async () => {
    school = await startSchool(port, {}, inject('preparedSchool'));
  });
  afterEach(async () => {
    await control.call('clearFaults');
    await control.call('releaseDeliveries');
  });
  afterAll(() => school?.stop());
  const keepTime = async (page: Page) => {
    useOnce(page);
    await page.clock.setFixedTime(await control.now());
  };
  return { url, keepTime, ...control };
}
