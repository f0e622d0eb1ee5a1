import { z } from 'zod';
import { statsMessages } from '#shared/stats.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access } from '#server/platform/graphql/access.ts';
import { defineRoute } from './define-route.ts';
import { message, monthlyCounts } from './shapes.ts';

/** Figures of the admin dashboard over REST. */
export const statsRoutes = [
  defineRoute({
    operations: { GET: 'userStats' },
    path: '/admin/stats/users',
    tag: 'Statistics',
    summary: 'Count accounts and subscribers',
    access: Access.ADMIN,
    area: Area.SCHOOL,
    isChange: false,
    answer: z.object({
      message: message(() => statsMessages.success.loadStats),
      allUsersCount: z.int().meta({ description: 'Number of accounts.' }),
      subscribedUsersCount: z
        .int()
        .meta({ description: 'Number of users with an active paid subscription.' }),
    }),
    async handle({ services, actor }) {
      const { registeredUsers, subscribedUsers } = await services.stats.overview(actor);
      return {
        message: statsMessages.success.loadStats,
        allUsersCount: registeredUsers,
        subscribedUsersCount: subscribedUsers,
      };
    },
  }),

  defineRoute({
    operations: { GET: 'monthlyPayments' },
    path: '/payments/get-monthly-payments',
    tag: 'Statistics',
    summary: 'Count the payments of each month of this year',
    access: Access.ADMIN,
    area: Area.PAYMENTS,
    isChange: false,
    answer: z.object({
      message: message(() => statsMessages.success.loadMonthlyRecords),
      data: monthlyCounts,
    }),
    async handle({ services, actor }) {
      const { months } = await services.stats.salesOf(actor);
      return { message: statsMessages.success.loadMonthlyRecords, data: months.map(({ count }) => count) };
    },
  }),
];
