import { Hero } from './hero.tsx';
import { NewestCourses } from './newest-courses.tsx';
import { WhatIsIncluded } from './what-is-included.tsx';

/** The first page: what the school is, what is new, and what it costs. */
export function HomePage() {
  return (
    <>
      <title>Lectern · Video courses by industry experts</title>
      <Hero />
      <NewestCourses />
      <WhatIsIncluded />
    </>
  );
}
