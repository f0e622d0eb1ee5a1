import { Hero } from './hero.tsx';
import { CourseRows } from './course-rows.tsx';
import { WhatIsIncluded } from './what-is-included.tsx';

/** The first page: what the school is, what is new or begun, and what it costs. */
export function HomePage() {
  return (
    <>
      <title>Lectern · Video courses by industry experts</title>
      <Hero />
      <CourseRows />
      <WhatIsIncluded />
    </>
  );
}
