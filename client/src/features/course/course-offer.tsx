import { Stack, Text } from '@chakra-ui/react';
import { paths } from '#client/app/paths.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { PlanPrice, RefundTerms } from '#client/ui/plan-terms.tsx';
import { usePlanQuery } from '#client/gql/graphql.ts';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

interface CourseOfferProps {
  slug: string;
}

interface CourseWayProps extends CourseOfferProps {
  /** What a visitor sees, whoever looks at it. */
  asVisitor?: boolean;
}

/** The way into a course: watching it for those who may, subscribing for everyone else. */
export function CourseOffer({ slug, asVisitor = false }: CourseWayProps) {
  const { status, canWatch } = useSession();
  if (status === 'loading') return <Skeleton height="40" />;
  if (canWatch && !asVisitor) {
    return (
      <LinkButton to={paths.lectures(slug)} size="lg" width="full">
        Watch Lectures
      </LinkButton>
    );
  }
  return <SubscriptionOffer slug={slug} />;
}

function SubscriptionOffer({ slug }: CourseOfferProps) {
  const { data } = usePlanQuery();
  return (
    <Card>
      <Stack gap="4" padding="5">
        {data ? <PlanPrice plan={data.plan} /> : <Skeleton height="12" />}
        <Text>One subscription opens every course, the new ones too.</Text>
        <LinkButton to={paths.checkoutFrom(paths.course(slug))} size="lg" width="full">
          Subscribe
        </LinkButton>
        {data ? <RefundTerms plan={data.plan} /> : <Skeleton height="24" />}
      </Stack>
    </Card>
  );
}
