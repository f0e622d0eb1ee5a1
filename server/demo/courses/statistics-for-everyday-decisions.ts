import type { DemoCourse } from '#demo/demo-course.ts';

/** Data: statistics without formulas on the board. */
export const statisticsForDecisions: DemoCourse = {
  slug: 'statistics-for-everyday-decisions',
  title: 'Statistics for Everyday Decisions',
  description:
    'Averages, polls, test results: numbers ask for your trust every day. Short lectures show what a number can tell, what it hides, and which question to ask back. Every example is small enough to check with pencil and paper.',
  outcomes: [
    'Choose between mean and median',
    'Read the margin of a poll',
    'Judge what a test result really says',
    'Ask the question that a number avoids',
  ],
  audience: 'Everybody who decides by numbers and has no time for a textbook.',
  requirements: 'Pencil, paper and school arithmetic.',
  category: 'Data',
  instructor: 'Daniel Okafor',
  thumbnail: 'media/statistics-for-everyday-decisions/thumbnail.jpg',
  narrator: 'low',
  sections: [
    {
      title: 'Describe the numbers',
      summary:
        'Two questions to ask of any list of numbers: where is its middle, and how far does it spread?',
      from: 'stats-middle',
    },
    {
      title: 'Judge the claim',
      summary: 'How samples and rare events mislead, and how to tell.',
      from: 'stats-samples',
    },
  ],
  lectures: [
    {
      key: 'stats-middle',
      title: 'The middle is not one thing',
      description: 'Mean, median and mode answer different questions. Learn which one you are being told.',
      file: 'media/statistics-for-everyday-decisions/1.mp4',
      isFreePreview: true,
      slides: [
        {
          heading: 'The middle is not one thing',
          points: ['Three averages, three questions'],
          narration:
            'The average wage, the average wait, the average family. The word average has at least three meanings.',
        },
        {
          heading: 'Five wages in a small firm',
          points: ['`28   30   31   33   178`', 'in thousands a year'],
          narration:
            'Take a firm of five. Four people earn about thirty thousand a year. The owner earns 178 thousand.',
        },
        {
          heading: 'The mean shares everything',
          points: ['`300 / 5 = 60`', 'What each would get in equal parts', 'Nobody earns it'],
          narration:
            'The mean adds all and divides by five: sixty thousand. It is what each would get in equal parts. Yet nobody here earns anything like it.',
        },
        {
          heading: 'The median stands in the middle',
          points: ['Line them up, take the third', '`31`', 'One giant cannot move it'],
          narration:
            "The median is the one in the middle of the line: thirty-one thousand. Double the owner's wage, and the median does not move.",
        },
        {
          heading: 'Which one do you need?',
          points: ['Totals and budgets: the mean', 'A typical case: the median', 'The most common: the mode'],
          narration:
            'If you pay the whole bill, use the mean. If you ask what is typical, use the median. For shoe sizes in a shop, use the mode, the most common one.',
        },
        {
          heading: 'Ask back',
          points: ['Which average is this?', 'Are there a few giants?'],
          narration:
            'So when you hear average, ask which one. If mean and median lie far apart, a few giants are hiding in the data.',
        },
      ],
    },
    {
      key: 'stats-spread',
      title: 'Spread: how far from typical',
      description: 'Two bus lines with the same average wait, and why you would take only one of them.',
      file: 'media/statistics-for-everyday-decisions/2.mp4',
      slides: [
        {
          heading: 'Spread: how far from typical',
          points: ['Same middle, different life'],
          narration:
            'Two bus lines make you wait ten minutes on average. You would still choose one of them. Why?',
        },
        {
          heading: 'Two bus lines',
          points: ['`Line A:   9  10  10  11`', '`Line B:   2   4  16  18`'],
          narration:
            'Line A takes nine to eleven minutes. Line B takes anything from two to eighteen. The mean is ten for both.',
        },
        {
          heading: 'The middle half',
          points: ['Drop the lowest and the highest quarter', 'What is left is the usual case'],
          narration:
            'A simple measure is the middle half. Drop the lowest quarter and the highest, and see how wide the rest is. Rare extremes do not disturb it.',
        },
        {
          heading: 'Standard deviation',
          points: ['A typical distance from the mean', 'Line A: under 1 minute', 'Line B: 7 minutes'],
          narration:
            'The standard deviation is a typical distance from the mean. For line A it is under one minute. For line B it is about seven.',
        },
        {
          heading: 'For bell-shaped data',
          points: ['68 percent within one deviation', '95 percent within two', 'Incomes are not bell-shaped'],
          narration:
            'If the data look like a bell, about two thirds lie within one deviation and ninety-five percent within two. Heights do. Incomes do not.',
        },
        {
          heading: 'Ask back',
          points: ['How much does it vary?', 'What happens on a bad day?'],
          narration:
            'An average without a spread is half an answer. Ask how much it varies, and plan for the bad day.',
        },
      ],
    },
    {
      key: 'stats-samples',
      title: 'Samples, and how they mislead',
      description: 'Why two million answers were wrong, what a margin of error covers, and who is missing.',
      file: 'media/statistics-for-everyday-decisions/3.mp4',
      slides: [
        {
          heading: 'Samples, and how they mislead',
          points: ['Who was asked, and who was not'],
          narration:
            'To know the soup, one spoonful is enough, if you have stirred. Sampling is the art of stirring.',
        },
        {
          heading: '1936: a very large mistake',
          points: ['2.4 million replies', 'Forecast: Landon wins', 'Roosevelt took 46 of 48 states'],
          narration:
            'In 1936 an American magazine collected over two million replies and forecast a win for Landon. Roosevelt took forty-six of forty-eight states.',
        },
        {
          heading: 'Size does not cure bias',
          points: ['Names came from phone and car lists', 'Only those who cared replied'],
          narration:
            'The names came from telephone and car lists, so poorer voters were missing. And mostly those with strong feelings replied. More of the same would not have helped.',
        },
        {
          heading: 'What the margin covers',
          points: [
            '1000 people: plus or minus 3 points',
            '4000 people: plus or minus 1.5',
            'Chance only, never bias',
          ],
          narration:
            'With a random thousand, chance alone moves the result by three points. To halve that you need four thousand. But this margin covers chance only, never bias.',
        },
        {
          heading: 'Look for the missing',
          points: ['Bombers that came back had holes in the wings', 'The others were hit in the engine'],
          narration:
            'In the war, returning bombers had holes in their wings. Abraham Wald said: armour the engines. Planes hit there had not come back.',
        },
        {
          heading: 'Ask back',
          points: ['How were they chosen?', 'Who could not answer?'],
          narration:
            'Ask how people were chosen and who could not answer. Only then ask how many there were.',
        },
      ],
    },
    {
      key: 'stats-base-rates',
      title: 'What a positive test tells you',
      description:
        'A good test, a rare illness, and a result that surprises most doctors. Count people, not percentages.',
      file: 'media/statistics-for-everyday-decisions/4.mp4',
      slides: [
        {
          heading: 'What a positive test tells you',
          points: ['Count people, not percentages'],
          narration:
            'A test is positive. How worried should you be? The answer depends on a number that nobody mentioned.',
        },
        {
          heading: 'The facts',
          points: [
            '1 in 100 is ill',
            'The test finds 9 of 10 ill people',
            'It also accuses 9 percent of the healthy',
          ],
          narration:
            'One person in a hundred is ill. The test finds nine of ten who are. It also accuses nine percent of the healthy.',
        },
        {
          heading: 'Now count 1000 people',
          points: ['10 ill: 9 test positive', '990 healthy: 89 test positive'],
          narration:
            'Picture a thousand people. Ten are ill, and nine of them test positive. Of 990 healthy ones, 89 test positive too.',
        },
        {
          heading: 'The answer',
          points: ['`9 / (9 + 89) = 9 percent`', 'Ten of eleven positives are healthy'],
          narration:
            'So ninety-eight are positive, and nine of those are ill. That is nine percent. Ten out of eleven were frightened for nothing.',
        },
        {
          heading: 'Why it feels wrong',
          points: [
            'We hear: 90 percent of the ill test positive',
            'We think: 90 percent of positives are ill',
          ],
          narration:
            'We confuse two questions: how many of the ill test positive, and how many positives are ill. The rarer the illness, the further they lie apart.',
        },
        {
          heading: 'Ask back',
          points: ['How common is it to begin with?', 'Then test again'],
          narration:
            'Ask how common the thing is to begin with. The same sum holds for spam filters and alarms. Then test a second time.',
        },
      ],
    },
  ],
  texts: [
    {
      key: 'stats-rule',
      title: 'The rule behind the count',
      file: 'media/statistics-for-everyday-decisions/5.md',
    },
  ],
  files: [
    { name: 'questions.pdf', file: 'media/statistics-for-everyday-decisions/questions.pdf' },
    {
      name: 'base-rates.py',
      file: 'media/statistics-for-everyday-decisions/base-rates.txt',
      of: 'stats-rule',
    },
  ],
};
