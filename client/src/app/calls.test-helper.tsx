import type { ApolloClient } from '@apollo/client';
import type { ReactNode } from 'react';
import { useLogin } from '#client/features/auth/use-login.ts';
import { useLogout } from '#client/features/auth/use-logout.ts';
import { useRegister } from '#client/features/auth/use-register.ts';
import { useSendContactMessage } from '#client/features/contact/use-send-contact-message.ts';
import { useCatalogue } from '#client/features/course/use-catalogue.ts';
import { useCreateCourse } from '#client/features/course/use-create-course.ts';
import { useDeleteCourse } from '#client/features/course/use-delete-course.ts';
import { DashboardPage } from '#client/features/dashboard/dashboard-page.tsx';
import { useAddLecture } from '#client/features/lecture/use-add-lecture.ts';
import { useCourseLectures } from '#client/features/lecture/use-course-lectures.ts';
import { useDeleteLecture } from '#client/features/lecture/use-delete-lecture.ts';
import { Offer } from '#client/features/payment/offer.tsx';
import { useConfirmCheckout } from '#client/features/payment/use-confirm-checkout.ts';
import { useStartCheckout } from '#client/features/payment/use-start-checkout.ts';
import { PaymentsCard } from '#client/features/profile/payments-card.tsx';
import { useCancelSubscription } from '#client/features/profile/use-cancel-subscription.ts';
import { useUpdateProfile } from '#client/features/profile/use-update-profile.ts';
import { uploadManagerOf } from '#client/features/upload/upload-manager-of.ts';
import { sampleSales, sampleStats } from '#client/testing/admin-samples.ts';
import { sampleCatalogue, sampleCourse, samplePlayableLecture } from '#client/testing/course-samples.ts';
import { sampleAccess } from '#client/testing/payment-samples.ts';
import { sampleUser } from '#client/testing/session-samples.ts';

/** A call of section 8 of the specification. */
export interface Call {
  name: string;
  /** The name of the GraphQL operation. */
  operation: string;
  /** Loads when it is shown, or has a button that makes the call. */
  Part: () => ReactNode;
  prepare?: (client: ApolloClient) => void;
  loading?: string;
  success?: string;
  /** The data of a call that succeeds, for the calls with a loading or a success toast. */
  data?: object;
  failure: string;
}

/** A button that makes a call. */
const button = (useCall: () => () => unknown) =>
  function Part() {
    const call = useCall();
    return <button onClick={() => void call()}>Call</button>;
  };
/** A part that loads when it is shown. */
const load = (useLoad: () => unknown) =>
  function Part() {
    useLoad();
    return null;
  };

const nothing = () => undefined;
const user = sampleUser('USER', 'ACTIVE');
const picture = new File(['picture'], 'picture.png', { type: 'image/png' });
const ofCourse = { __typename: 'Course', id: '1', numberOfLectures: 0, duration: 0, progress: null };

/** Section 8: each call with its loading toast, its success toast and its fallback text. */
export const CALLS: Call[] = [
  {
    name: 'Account creation',
    operation: 'Register',
    Part: button(() => {
      const register = useRegister();
      return () =>
        register({ email: 'n@example.com', password: 'Secr3t!pw', fullName: 'Nora N', avatar: picture });
    }),
    loading: 'Please wait while we are creating your account!',
    data: { register: user },
    failure: 'Failed to create account',
  },
  {
    name: 'Login',
    operation: 'Login',
    Part: button(() => {
      const login = useLogin(nothing);
      return () => login({ email: 'learner@example.com', password: 'Lectern#1' });
    }),
    loading: 'Please wait ! Authentication in progress ...',
    data: { login: user },
    failure: 'Failed to log in',
  },
  {
    name: 'Logout',
    operation: 'Logout',
    Part: button(() => useLogout().logout),
    failure: 'Failed to logout',
  },
  {
    name: 'Profile update',
    operation: 'UpdateProfile',
    Part: button(() => {
      const update = useUpdateProfile();
      return () => update({ fullName: 'Lee Learner', avatar: picture });
    }),
    failure: 'Failed to update profile',
  },
  {
    name: 'Course list',
    operation: 'Courses',
    Part: load(() => useCatalogue({ search: '', category: null, sort: null, state: null }, false)),
    loading: 'Loading course data ...',
    success: 'Courses loaded successfully!',
    data: sampleCatalogue([sampleCourse('1')]),
    failure: 'Failed to get the course',
  },
  {
    name: 'Course create',
    operation: 'CreateCourse',
    Part: button(() => {
      const { createCourse } = useCreateCourse();
      const texts = { title: 'Knots', instructor: 'Rita', category: 'Sailing', description: 'Six knots.' };
      return () => createCourse({ ...texts, thumbnail: picture });
    }),
    loading: 'Creating new course',
    success: 'Course created successfully',
    data: {
      createCourse: { ...sampleCourse('3'), version: 1, lectures: [], publishesLecturesAtOnce: false },
    },
    failure: 'Failed to create the course',
  },
  {
    name: 'Course delete',
    operation: 'DeleteCourse',
    Part: button(() => {
      const deleteCourse = useDeleteCourse();
      return () => deleteCourse('1');
    }),
    loading: 'Deleting Course ...',
    success: 'Course Deleted Successfully',
    data: { deleteCourse: { __typename: 'DeleteCoursePayload', id: '1' } },
    failure: 'Failed to delete the course',
  },
  {
    name: 'Lecture load',
    operation: 'CourseLectures',
    Part: load(() => useCourseLectures('course-1')),
    loading: 'Fetching course lectures',
    data: { course: { ...sampleCourse('1'), lectures: [samplePlayableLecture('a')] } },
    failure: 'Failed to load the lectures',
  },
  {
    name: 'Lecture add',
    operation: 'StartLecture',
    Part: button(() => {
      const { addLecture } = useAddLecture();
      const lecture = { courseId: '1', title: 'The bowline', description: 'A loop.', isFreePreview: false };
      return () => addLecture(lecture, new File(['video'], 'c.mp4', { type: 'video/mp4' }));
    }),
    prepare: (client) => void uploadManagerOf(client, () => Promise.resolve()),
    loading: 'Adding course lecture',
    success: 'Lecture added successfully',
    data: {
      startLecture: {
        __typename: 'LectureUpload',
        id: 'u1',
        url: '/uploads/u1',
        fileName: 'c.mp4',
        size: 5,
        lecture: { ...samplePlayableLecture('c'), course: { __typename: 'Course', id: '1' } },
      },
    },
    failure: 'Failed to add the lectures',
  },
  {
    name: 'Lecture delete',
    operation: 'DeleteLecture',
    Part: button(() => {
      const deleteLecture = useDeleteLecture();
      return () => deleteLecture('a');
    }),
    loading: 'Deleting course lecture',
    success: 'Lecture deleted successfully',
    data: { deleteLecture: { __typename: 'DeleteLecturePayload', id: 'a', course: ofCourse } },
    failure: 'Failed to delete the lectures',
  },
  {
    name: 'Contact',
    operation: 'SendContactMessage',
    Part: button(() => {
      const send = useSendContactMessage();
      return () => send({ name: 'Nora', email: 'nora@example.com', message: 'May my class use this?' });
    }),
    success: 'Form Submitted Successfully',
    data: { sendContactMessage: { __typename: 'SendContactMessagePayload', id: '1' } },
    failure: 'Failed to submit the form',
  },
  {
    name: 'Card-provider key',
    operation: 'Plan',
    Part: () => <Offer isKnown begun={null} grantedUntil={null} trialDays={0} onNothingToBuy={nothing} />,
    failure: 'Failed to load data',
  },
  {
    name: 'Payment records',
    operation: 'MyPayments',
    Part: PaymentsCard,
    failure: 'Failed to get payment records',
  },
  {
    name: 'Session lookup',
    operation: 'ConfirmCheckout',
    Part: load(() => useConfirmCheckout('cs_1')),
    success: 'Subscription Active',
    data: { confirmCheckout: { ...user, checkout: null } },
    failure: 'Failed to create subscription',
  },
  {
    name: 'Checkout',
    operation: 'StartCheckout',
    Part: button(() => useStartCheckout({ onNothingToBuy: nothing, goTo: nothing }).startCheckout),
    failure: 'Something went wrong',
  },
  {
    name: 'Stats',
    operation: 'UserStats',
    Part: DashboardPage,
    loading: 'Getting the stats ...',
    success: 'Stats loaded',
    data: { stats: sampleStats },
    failure: 'Failed to load data stats',
  },
  {
    name: 'Monthly records',
    operation: 'MonthlySales',
    Part: DashboardPage,
    loading: 'Getting monthly purchase records...',
    success: 'Fetched successfully',
    data: { stats: { __typename: 'Stats', sales: sampleSales(2026, [1, 0, 12]) } },
    failure: 'Failed to get monthly purchase records',
  },
  {
    name: 'Cancel',
    operation: 'CancelSubscription',
    Part: button(() => useCancelSubscription().cancelSubscription),
    loading: 'Processing cancellation',
    success: 'Cancellation successful',
    data: {
      cancelSubscription: {
        __typename: 'User',
        id: user.id,
        subscription: { ...user.subscription, openRequest: null },
        paidSubscription: null,
        payments: { __typename: 'PaymentConnection', totalCount: 0, nodes: [] },
        ...sampleAccess,
      },
    },
    failure: 'Failed to unsubscribe',
  },
];
