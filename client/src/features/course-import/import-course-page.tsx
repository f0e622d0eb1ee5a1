import { Stack, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { lecturesOf } from '#shared/course-import/plan.ts';
import { paths } from '#shared/paths.ts';
import { courseImportTexts as texts } from '#shared/texts/course-import.ts';
import { FaultList } from './fault-list.tsx';
import { FolderArea } from './folder-area.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { PlanOutline } from './plan-outline.tsx';
import { useFolder, type ReadFolder } from './use-folder.ts';
import { useImportCourse } from './use-import-course.ts';

/** Page where an ADMIN imports a folder as a course. Nothing is sent before the plan was seen. */
export function ImportCoursePage() {
  const { folder, isReading, choose } = useFolder();
  return (
    <AdminPage title={texts.heading} width="narrow">
      <Stack gap="6">
        <Text>{texts.intro}</Text>
        <FolderArea name={folder?.name} isDisabled={isReading} onChoose={(picking) => void choose(picking)} />
        <div role="status">
          {isReading && <Text color="fg.muted">{texts.reading}</Text>}
          {!isReading && folder && <Text>{resultOf(folder)}</Text>}
        </div>
        {isReading && <Skeleton height="40" />}
        {!isReading && folder && <Plan key={folder.key} folder={folder} />}
      </Stack>
    </AdminPage>
  );
}

const resultOf = ({ read: { faults } }: ReadFolder) =>
  faults.length > 0 ? texts.faults({ count: faults.length }) : texts.ready;

function Plan({ folder }: { folder: ReadFolder }) {
  const { plan, faults, leftOut } = folder.read;
  const { importCourse, isImporting } = useImportCourse();
  const navigate = useNavigate();
  const send = async () => {
    const slug = await importCourse(folder);
    // Where the course is finished and published.
    if (slug !== null) await navigate(paths.editCourse(slug));
  };
  return (
    <>
      {faults.length > 0 && <FaultList faults={faults} />}
      {faults.length === 0 && (
        <Button size="lg" alignSelf="start" loading={isImporting} onClick={() => void send()}>
          {texts.import}
        </Button>
      )}
      {/* A manifest with a fault may have left nothing to show. */}
      {lecturesOf(plan).length > 0 && <PlanOutline plan={plan} />}
      {leftOut.length > 0 && <LeftOutList files={leftOut} />}
    </>
  );
}
