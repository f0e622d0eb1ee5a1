import { z } from 'zod';
import { statsMessages } from '#shared/stats.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access } from '#server/platform/graphql/access.ts';
import { defineRoute } from './define-route.ts';
import { message, monthlyCounts } from './shapes.ts';

/** The numbers of the admin dashboard by REST. */
export const statsRoutes = [
  defineRoute({
    operations: { GET: 'userStats' },
    path: '/admin/stats/users',
    tag: 'Statistics',
    summary: 'How many people have an account, and a subscription',
    access: Access.ADMIN,
    area: Area.SCHOOL,
    isChange: false,
    answer: z.object({
      message: message(() => statsMessages.success.loadStats),
      allUsersCount: z.int().meta({ description: 'People with an account.' }),
      subscribedUsersCount: z.int().meta({ description: 'Those with a paid subscription that runs.' }),
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
    summary: 'How many payments there were in each month of this year',
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
