import { accessQuestion } from '#client/entities/access/access-question.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { paths } from '#shared/paths.ts';
import { pagesTexts } from '#shared/pages.ts';
import { StatusScreen } from '#client/ui/status-screen.tsx';
import { useSession } from './use-session.ts';

/** The page for people whose role does not open the requested page. */
export function DeniedPage() {
  const { user, canWatch } = useSession();
  return (
    <StatusScreen title={pagesTexts.names.denied} text={pagesTexts.denied}>
      {user?.subscription && (
        <LinkButton to={paths.access} variant="outline">
          {accessQuestion(canWatch)}
        </LinkButton>
      )}
    </StatusScreen>
  );
}
