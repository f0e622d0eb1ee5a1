import { pageTexts } from '#shared/pages.ts';
import { Hero } from './hero.tsx';
import { CourseRows } from './course-rows.tsx';
import { WhatIsIncluded } from './what-is-included.tsx';

/** The first page: what the school is, what is new or begun, and what it costs. */
export function HomePage() {
  return (
    <>
      <title>{pageTexts.home.title}</title>
      <Hero />
      <CourseRows />
      <WhatIsIncluded />
    </>
  );
}
