import type { Feature } from '#server/feature.ts';
import { MemberResolver } from './member.resolver.ts';

export const memberFeature: Feature = {
  resolvers: ({ members }) => [new MemberResolver(members)],
};
