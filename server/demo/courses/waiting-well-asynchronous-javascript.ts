import type { DemoCourse } from '#demo/demo-course.ts';

/** Web Development: asynchronous JavaScript. */
export const waitingWell: DemoCourse = {
  slug: 'waiting-well-asynchronous-javascript',
  title: 'Waiting Well: Asynchronous JavaScript',
  description:
    'Programs spend most of their lives waiting: for a disk, a server, a person. This course gives you a clear picture of the event loop, then builds promises, async functions, time limits and retries on it. Afterwards you can say in which order your code runs, and why.',
  outcomes: [
    'Draw the event loop and say what runs next',
    'Chain promises and handle their errors',
    'Write async functions that run in parallel where they can',
    'Add time limits and retries to a request',
  ],
  audience: 'Developers who use async functions and are sometimes surprised by their order.',
  requirements: 'JavaScript basics: functions, objects and arrays. A browser or Node.js.',
  category: 'Web Development',
  instructor: 'Tobias Renner',
  thumbnail: 'media/waiting-well-asynchronous-javascript/thumbnail.jpg',
  narrator: 'low',
  lectures: [
    {
      key: 'async-event-loop',
      title: 'One thread and a queue',
      description:
        'How a language with a single thread serves many things at once: the event loop in plain words.',
      file: 'media/waiting-well-asynchronous-javascript/1.mp4',
      isFreePreview: true,
      slides: [
        {
          heading: 'One thread and a queue',
          points: ['The event loop in plain words'],
          narration:
            'JavaScript does one thing at a time. Yet a page can load pictures, follow the mouse and play a film. How?',
        },
        {
          heading: 'A cook with one pair of hands',
          points: ['Start the oven, then chop', 'The oven works alone', 'A bell tells when it is done'],
          narration:
            'Think of a cook with one pair of hands. She starts the oven and goes on chopping. The oven works alone and rings when it is done.',
        },
        {
          heading: 'Tasks wait in a queue',
          points: [
            'Clicks, timers and replies join the queue',
            'Each task runs to its end',
            'Then the next one starts',
          ],
          narration:
            'Each bell puts a task into a queue. A task always runs to its end. Nothing interrupts it, and only then the next one starts.',
        },
        {
          heading: 'Promises go first',
          points: ['`setTimeout(() => log("later"), 0);`', '`Promise.resolve().then(() => log("sooner"));`'],
          narration:
            'Promise callbacks wait in a second queue, called microtasks. It is emptied after every task. So a promise runs before a timer of zero.',
        },
        {
          heading: 'Never block the loop',
          points: ['A long loop freezes clicks and painting', 'Split the work, or use a worker'],
          narration:
            'One long calculation freezes everything: no click, no scrolling. Split the work into pieces, or hand it to a worker.',
        },
        {
          heading: 'Take away',
          points: ['One task at a time, to its end', 'Microtasks before the next task'],
          narration:
            'One task at a time, each to its end, and microtasks before the next. The rest follows from this.',
        },
      ],
    },
    {
      key: 'async-promises',
      title: 'A promise is a receipt',
      description:
        'Pending, fulfilled, rejected: what a promise holds, how chains pass values on, and where errors go.',
      file: 'media/waiting-well-asynchronous-javascript/2.mp4',
      slides: [
        {
          heading: 'A promise is a receipt',
          points: ['A value that is not here yet'],
          narration:
            'You leave your coat at the theatre and get a numbered receipt. A promise is that receipt: it stands for something you will get later.',
        },
        {
          heading: 'Three states, one change',
          points: ['Pending', 'Fulfilled, with a value', 'Rejected, with a reason'],
          narration:
            'It is pending at first. Then it is either fulfilled with a value or rejected with a reason. It changes once, and never again.',
        },
        {
          heading: 'Then returns a new promise',
          points: ['`fetch(url)`', '`  .then((reply) => reply.json())`', '`  .then((data) => show(data));`'],
          narration:
            'Then does not change a promise. It returns a new one, for whatever your function gives back. That is how chains pass values on.',
        },
        {
          heading: 'Always return',
          points: ['A forgotten return passes on undefined', 'and nobody waits for the inner promise'],
          narration:
            'If your function starts another promise, return it. Forget that, and the chain runs on without waiting, with undefined in its hand.',
        },
        {
          heading: 'Errors fall to the next catch',
          points: ['A throw rejects the promise', 'It skips every then', 'One catch at the end is enough'],
          narration:
            'An error skips every then until it meets a catch. One at the end is enough. After a catch, the chain is healthy again.',
        },
        {
          heading: 'Take away',
          points: ['Settles once', 'Return what you start', 'Catch at the end'],
          narration: 'A promise settles once. Return what you start, and catch at the end.',
        },
      ],
    },
    {
      key: 'async-await',
      title: 'Async and await without the traps',
      description:
        'Reads like ordinary code, with three traps: waiting in a row, forgotten awaits and forEach.',
      file: 'media/waiting-well-asynchronous-javascript/3.mp4',
      slides: [
        {
          heading: 'Async and await without the traps',
          points: ['Straight code, and three mistakes'],
          narration:
            'With await, waiting code reads like ordinary code. That is its strength, and it hides three traps.',
        },
        {
          heading: 'What await does',
          points: [
            '`const user = await load(id);`',
            'This function pauses, the program does not',
            'An async function returns a promise',
          ],
          narration:
            'Await pauses this function until the promise settles. The rest of the program goes on. The function itself hands a promise to its caller.',
        },
        {
          heading: 'Trap one: waiting in a row',
          points: [
            '`const a = await first(); const b = await second();`',
            '`const [a, b] = await Promise.all([first(), second()]);`',
          ],
          narration:
            'Two awaits in a row take the sum of both times. If neither needs the other, start both and await them together. Now you pay for the slower one only.',
        },
        {
          heading: 'Trap two: a missing await',
          points: ['The error escapes your try block', 'A linter can find these for you'],
          narration:
            'Forget the await inside a try block, and the error escapes it. The call looks fine and fails somewhere else. Let a linter watch for it.',
        },
        {
          heading: 'Trap three: forEach',
          points: ['`for (const file of files) await save(file);`', 'forEach ignores the promises it gets'],
          narration:
            'For each ignores the promises your function returns, so nothing waits. A plain for of loop does what you meant.',
        },
        {
          heading: 'Take away',
          points: ['Together if independent', 'Await inside try', 'for...of, not forEach'],
          narration: 'Start independent work together, await inside try, and loop with for of.',
        },
      ],
    },
    {
      key: 'async-limits',
      title: 'Time limits, retries and cancelling',
      description: 'The network fails. Decide how long to wait, what to try again, and how to stop cleanly.',
      file: 'media/waiting-well-asynchronous-javascript/4.mp4',
      slides: [
        {
          heading: 'Time limits, retries and cancelling',
          points: ['Plan for the slow and the broken'],
          narration:
            'A request without a time limit can wait for ever. Good programs decide beforehand how long is too long.',
        },
        {
          heading: 'Fetch is not picky',
          points: ['404 and 500 do not reject', '`if (!reply.ok) throw new Error(reply.statusText);`'],
          narration:
            'Fetch rejects only when there is no reply at all. A five hundred is a reply. Check the ok property yourself.',
        },
        {
          heading: 'Set a limit',
          points: ['`fetch(url, { signal: AbortSignal.timeout(5000) })`', 'After 5 seconds it rejects'],
          narration:
            'Pass an abort signal with a timeout of five thousand milliseconds. When the time is over, the request is closed and the promise rejects.',
        },
        {
          heading: 'Retry, but politely',
          points: [
            'Wait 0.5 s, 1 s, 2 s, plus some chance',
            'Only what is safe to repeat',
            'Never after a 400',
          ],
          narration:
            'Retry with growing pauses and a little chance, so that a thousand clients do not return together. Repeat only what is safe to do twice. A bad request stays bad.',
        },
        {
          heading: 'Cancel what nobody wants',
          points: ['`controller.abort();`', 'Old search results must not win'],
          narration:
            'When someone types on, abort the old search. Otherwise a slow old answer may overwrite the new one.',
        },
        {
          heading: 'Take away',
          points: ['Limit, check, retry, cancel'],
          narration: 'Limit every wait, check every reply, retry with manners, and cancel what nobody wants.',
        },
      ],
    },
  ],
  texts: [
    {
      key: 'async-backoff',
      title: 'Retries on one page',
      file: 'media/waiting-well-asynchronous-javascript/5.md',
    },
  ],
  files: [
    { name: 'cheat-sheet.pdf', file: 'media/waiting-well-asynchronous-javascript/cheat-sheet.pdf' },
    {
      name: 'retry.js',
      file: 'media/waiting-well-asynchronous-javascript/retry.txt',
      of: 'async-backoff',
    },
  ],
};
