/** What is said where somebody meets a lecture that only subscribers may watch. */
export const offerTexts = {
  freeLectureOver: 'This lecture was free. An active subscription opens all the others.',
  nextLecture: (title: string) => `Next: ${title}`,
  refund: (days: number) => `100% refund within ${days} days`,
} as const;
