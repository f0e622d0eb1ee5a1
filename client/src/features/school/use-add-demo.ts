import { useEffect, useRef, useState } from 'react';
import { useAddDemoCourseMutation } from '#client/gql/graphql.ts';
import { forgetCourses, storeSteps } from './demo-cache.ts';

/** Adds the demo courses one by one (ADMIN), until all are there, the admin stops it or leaves the page. */
export function useAddDemo() {
  const [mutate, { error }] = useAddDemoCourseMutation({
    update: (cache, { data }) => {
      forgetCourses(cache);
      if (data) storeSteps(cache, data.addDemoCourse.setupSteps);
    },
  });
  const [isAdding, setIsAdding] = useState(false);
  const [isStopping, setIsStopping] = useState(false);
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
    setIsStopping(true);
  };
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const add = async () => {
    isStopped.current = false;
    setIsAdding(true);
    try {
      let missing = 1;
      while (missing > 0 && !isStopped.current) {
        missing = (await mutate()).data?.addDemoCourse.missingCourses ?? 0;
      }
    } catch {
      // The mutation reports it as `error`.
    }
    setIsAdding(false);
    setIsStopping(false);
  };
  return { add, stop, isAdding, isStopping, error };
}
