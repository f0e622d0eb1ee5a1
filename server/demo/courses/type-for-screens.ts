import type { DemoCourse } from '#demo/demo-course.ts';

/** Design: typography for people who set text on screens. */
export const typeForScreens: DemoCourse = {
  slug: 'type-for-screens',
  title: 'Type for Screens',
  description:
    'Most of what we design is text. This course trains your eye for the few decisions that matter: a typeface that fits the job, a size and a measure that let people read on, and a hierarchy made from as little as possible. You can apply each lecture to your own page the same evening.',
  outcomes: [
    'Choose a typeface that fits the job',
    'Set a size and a measure that let people read on',
    'Build a hierarchy from as little as possible',
    'Improve your own page the same evening',
  ],
  audience: 'Designers and developers whose pages consist mostly of text.',
  requirements: 'A page of your own and a browser. Basic CSS helps.',
  category: 'Design',
  instructor: 'Hanna Lindqvist',
  thumbnail: 'media/type-for-screens/thumbnail.jpg',
  narrator: 'high',
  lectures: [
    {
      key: 'type-choosing',
      title: 'Choosing a typeface that works',
      description: 'Four checks that matter more than taste, and when one family is enough.',
      file: 'media/type-for-screens/1.mp4',
      isFreePreview: true,
      slides: [
        {
          heading: 'Choosing a typeface that works',
          points: ['Four checks before taste'],
          narration:
            'There are many thousands of typefaces. Four practical checks leave you with a handful, and then you may follow your taste.',
        },
        {
          heading: 'Check one: tell letters apart',
          points: ['`Il1   O0   rn m   a o`', 'Open shapes survive small sizes'],
          narration:
            'Set a capital I, a small l and a one side by side. Do they differ? Open shapes, as in a and e, survive small sizes and tired eyes.',
        },
        {
          heading: 'Check two: the x-height',
          points: [
            'Height of the small letters',
            'Large: reads well at small sizes',
            'Small: elegant, but set it bigger',
          ],
          narration:
            'The x-height is the height of the small letters. A generous one reads well on a phone. An elegant small one needs a bigger size.',
        },
        {
          heading: 'Check three: what it contains',
          points: [
            'Accents for every name you print',
            'A real italic and a real bold',
            'Figures that line up in columns',
          ],
          narration:
            'Does it have the accents for every name you must print? A real italic, or one the browser slants by force? And figures that line up?',
        },
        {
          heading: 'Check four: what it costs',
          points: ['Licence for the web', 'One variable file can replace six', 'System fonts load at once'],
          narration:
            'Read the licence, then look at the bytes. One variable font can replace six files. System fonts weigh nothing at all.',
        },
        {
          heading: 'Take away',
          points: ['One good family is often enough', 'A second must earn its place by contrast'],
          narration:
            'One good family is often enough. If you add a second, make it clearly different. Two that are nearly alike look like a mistake.',
        },
      ],
    },
    {
      key: 'type-measure',
      title: 'Size, leading and measure',
      description: 'Three numbers that decide whether a paragraph is read: how they depend on each other.',
      file: 'media/type-for-screens/2.mp4',
      slides: [
        {
          heading: 'Size, leading and measure',
          points: ['Three numbers that pull on each other'],
          narration:
            'A paragraph is read or skipped because of three numbers: the size, the space between lines and the length of the line.',
        },
        {
          heading: 'Size: begin with 16 pixels',
          points: ['Reading text: 16 to 20 px', '`font-size: 1.125rem;`', 'Use rem, respect the reader'],
          narration:
            'Begin with sixteen pixels, and go up to twenty for long reading. Write it in rem, so that readers who set a larger size get it.',
        },
        {
          heading: 'Measure: 45 to 75 characters',
          points: ['Too long: the eye loses its line', 'Too short: the rhythm breaks', '`max-width: 65ch;`'],
          narration:
            'Forty-five to seventy-five characters make a comfortable line. When it is longer, the eye loses its way back. When it is shorter, the rhythm breaks.',
        },
        {
          heading: 'Leading follows the measure',
          points: ['Long lines need more space', 'Body text: about 1.5', 'Large headings: 1.1 to 1.2'],
          narration:
            'The longer the line, the more space it needs to the next. One and a half suits body text. Large headings want far less, or they fall apart.',
        },
        {
          heading: 'Space groups things',
          points: ['More space above a heading than below', 'One line between paragraphs, or an indent'],
          narration:
            'A heading belongs to what follows, so give it more space above than below. Between paragraphs use a space or an indent, not both.',
        },
        {
          heading: 'Take away',
          points: ['Change one, check the other two'],
          narration:
            'Change one of the three, and look at the other two again. Then read a full page yourself.',
        },
      ],
    },
    {
      key: 'type-hierarchy',
      title: 'Hierarchy with few means',
      description: 'Make the most important thing obvious with one contrast at a time.',
      file: 'media/type-for-screens/3.mp4',
      slides: [
        {
          heading: 'Hierarchy with few means',
          points: ['One contrast at a time'],
          narration:
            'Look at a page and close your eyes. What do you remember first? Hierarchy decides that, with surprisingly few means.',
        },
        {
          heading: 'Four means you have',
          points: ['Size', 'Weight', 'Colour', 'Space'],
          narration:
            'You have size, weight, colour and space. Beginners use all of them at once. Try to make each step with a single one.',
        },
        {
          heading: 'Make steps you can see',
          points: ['`16   20   25   31   39`', 'Each size is 1.25 times the last', 'Six sizes are plenty'],
          narration:
            'Differences must be seen, not measured. Multiply by one and a quarter, and each step is clear. A whole product needs about six sizes.',
        },
        {
          heading: 'Quieten the rest',
          points: ['Labels smaller and lighter', 'Values in full strength', 'Not everything can be bold'],
          narration:
            'To lift one thing, quieten the others. Make the label small and grey, and the value speaks. If everything is bold, nothing is.',
        },
        {
          heading: 'The squint test',
          points: ['Blur your eyes', 'Count what still stands out', 'Aim for one, then three'],
          narration:
            'Squint until the letters blur. One thing should still stand out, then perhaps three more. If you see porridge, remove something.',
        },
        {
          heading: 'Take away',
          points: ['One contrast for each step', 'Quieten before you shout'],
          narration: 'Use one contrast for each step, and quieten before you shout.',
        },
      ],
    },
    {
      key: 'type-details',
      title: 'Details that readers feel',
      description: 'Quotes, dashes, figures and capitals: small marks that make text look cared for.',
      file: 'media/type-for-screens/4.mp4',
      slides: [
        {
          heading: 'Details that readers feel',
          points: ['Small marks of care'],
          narration:
            'Few readers could name these details. Nearly all feel them, as one feels a door that closes well.',
        },
        {
          heading: 'Real quotation marks',
          points: ['“Curly”, not "straight"', 'The apostrophe is a raised comma: it’s'],
          narration:
            'Typewriters had one straight mark for everything. You have real ones, curled at both ends. The apostrophe looks like a raised comma.',
        },
        {
          heading: 'Three dashes',
          points: ['Hyphen joins: well-read', 'En dash spans: 9–17', 'Em dash interrupts—like this'],
          narration:
            'A hyphen joins words. An en dash spans from nine to seventeen. An em dash interrupts a thought. They are three different lengths.',
        },
        {
          heading: 'Figures in columns',
          points: ['`font-variant-numeric: tabular-nums;`', 'Align numbers to the right'],
          narration:
            'In tables, ask for tabular figures, where every digit has the same width. Align them to the right, and sums can be compared at a glance.',
        },
        {
          heading: 'Capitals need air',
          points: ['`letter-spacing: 0.06em;`', 'Only for capitals, never for small letters'],
          narration:
            'Capitals were drawn to stand at the front of words. Set in a row, they need a little space between them. Small letters never do.',
        },
        {
          heading: 'Take away',
          points: ['Quotes, dashes, figures, capitals'],
          narration:
            'Check quotes, dashes, figures and capitals before you publish. It takes five minutes and it shows.',
        },
      ],
    },
  ],
};
