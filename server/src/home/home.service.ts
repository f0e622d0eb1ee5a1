import { homeFloors } from '#shared/home.ts';
import { Role } from '#shared/roles.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import type { Kept } from '#server/platform/answers/kept.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { MentorValue } from '#server/school/mentors.ts';
import type { School } from '#server/school/school.type.ts';
import type { UserCounts } from '#server/user/user-counts.ts';
import { MOST_WATCHED, TAUGHT, type TaughtRow } from './home-rows.ts';
import type { SchoolFigures } from './home.type.ts';

/** What the home page shows, read together and cached until public content changes. */
export interface HomeContent {
  taught: TaughtRow[];
  learners: number;
  mostWatched: CourseRow[];
}

interface Dependencies {
  /** Reads that are the same for all visitors. */
  statements: Statements;
  kept: Kept<HomeContent>;
  userCounts: UserCounts;
  clock: Clock;
}

/** The figures, teachers and most watched courses of the home page. No request computes them again while they are cached. */
export class HomeService {
  constructor(private readonly deps: Dependencies) {}

  /** The figures of the school; null for those below their floor. */
  async figures(): Promise<SchoolFigures> {
    const { taught, learners } = await this.content();
    const sum = (of: 'courses' | 'seconds') => taught.reduce((total, row) => total + row[of], 0);
    return {
      courses: fromFloor(sum('courses'), homeFloors.courses),
      hours: fromFloor(Math.floor(sum('seconds') / 3600), homeFloors.hours),
      learners: fromFloor(roundedDown(learners), homeFloors.learners),
    };
  }

  /** The mentors who teach a published course. Once an admin has described the school's own mentors, all of them. */
  async teachers({ mentors, ownSettings }: School): Promise<MentorValue[]> {
    if (ownSettings.includes('mentors')) return [...mentors];
    const { taught } = await this.content();
    return mentors.filter(({ name }) => taught.some(({ instructor }) => instructor === name));
  }

  /** The number of published courses with lectures that an instructor teaches. */
  async numberOfCourses(name: string): Promise<number> {
    const { taught } = await this.content();
    return taught.find(({ instructor }) => instructor === name)?.courses ?? 0;
  }

  /** The published courses that were watched most in this and the previous year. */
  async mostWatched(): Promise<CourseRow[]> {
    return (await this.content()).mostWatched;
  }

  private content(): Promise<HomeContent> {
    const { statements, kept, userCounts, clock } = this.deps;
    const year = clock().getUTCFullYear();
    return kept.read(String(year), async () => {
      const [taught, learners, mostWatched] = await Promise.all([
        statements.all(TAUGHT, {}),
        userCounts.ofRole(Role.USER),
        statements.all(MOST_WATCHED, { year, before: year - 1 }),
      ]);
      return { taught, learners, mostWatched };
    });
  }
}

const fromFloor = (figure: number, floor: number): number | null => (figure >= floor ? figure : null);

/** Keeps the first two digits, but never the ones: the figure must not show how many people join each day. */
function roundedDown(count: number): number {
  const step = 10 ** Math.max(1, String(count).length - 2);
  return Math.floor(count / step) * step;
}
