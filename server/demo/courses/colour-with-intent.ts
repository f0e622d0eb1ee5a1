import type { DemoCourse } from '#demo/demo-course.ts';

/** Design: colour for interfaces. */
export const colourWithIntent: DemoCourse = {
  slug: 'colour-with-intent',
  title: 'Colour with Intent',
  description:
    'Stop picking colours until they look nice and start giving them jobs. You learn to think in lightness, chroma and hue, to build a palette from the tasks it must do, and to check that everybody can read the result. For designers and for developers who must design.',
  outcomes: [
    'Describe a colour by lightness, chroma and hue',
    'Build a palette from the tasks it must do',
    'Check contrast so that everybody can read the result',
    'Explain each colour of a page by its job',
  ],
  audience: 'Designers, and developers who must design.',
  requirements: 'Any drawing program or a text editor. No experience with colour theory.',
  category: 'Design',
  instructor: 'Mireille Aubert',
  thumbnail: 'media/colour-with-intent/thumbnail.jpg',
  narrator: 'high',
  lectures: [
    {
      key: 'colour-dimensions',
      title: 'Lightness, chroma, hue',
      description: 'The three dimensions of a colour, and why equal numbers do not always look equal.',
      file: 'media/colour-with-intent/1.mp4',
      isFreePreview: true,
      slides: [
        {
          heading: 'Lightness, chroma, hue',
          points: ['The three dimensions of a colour'],
          narration:
            'Red, green and blue suit a screen. People think in other terms: how light, how strong, and which colour.',
        },
        {
          heading: 'Lightness comes first',
          points: [
            'It carries shape and text',
            'A black and white photo keeps it all',
            'Decide it before the hue',
          ],
          narration:
            'Lightness carries the form. A black and white photograph has nothing else, and you recognise your grandmother at once. So decide it first.',
        },
        {
          heading: 'Chroma is strength',
          points: ['Zero chroma is grey', 'Strong colours shout', 'Large areas want little of it'],
          narration:
            'Chroma is the strength of a colour. Zero is grey. The larger the area, the less you need: a wall in lemon yellow is not a lemon.',
        },
        {
          heading: 'Hue is an angle',
          points: ['Around the circle, 0 to 360', 'Neighbours agree', 'Opposites make each other glow'],
          narration:
            'Hue is an angle on a circle. Neighbours live quietly together. Opposites, such as blue and orange, make each other glow.',
        },
        {
          heading: 'Equal numbers, unequal looks',
          points: [
            '`hsl(60 100% 50%)`   bright yellow',
            '`hsl(240 100% 50%)`   dark blue',
            '`oklch(62% 0.13 75)`   made for the eye',
          ],
          narration:
            'In the old notation, yellow and blue at fifty percent claim the same lightness. Your eye disagrees. The newer O K L C H is built on what we see.',
        },
        {
          heading: 'Take away',
          points: ['Lightness, then chroma, then hue'],
          narration:
            'Choose the lightness first, then the chroma, and the hue last. It is the order in which people notice mistakes.',
        },
      ],
    },
    {
      key: 'colour-palette',
      title: 'A palette from its jobs',
      description: 'Paper, ink and one signal: a small palette in which each colour has one duty.',
      file: 'media/colour-with-intent/2.mp4',
      slides: [
        {
          heading: 'A palette from its jobs',
          points: ['Each colour has one duty'],
          narration: 'A palette is not a bouquet. It is a small staff, and every member of it has a job.',
        },
        {
          heading: 'Paper and ink do most',
          points: [
            'Nine tenths of the surface',
            'Tint them: warm paper, cool ink',
            'Pure black on pure white is harsh',
          ],
          narration:
            'Paper and ink cover nine tenths of a screen. Tint them slightly, one warm and one cool. Pure black on pure white is harsh for long reading.',
        },
        {
          heading: 'One signal',
          points: ['It means: you can act here', 'Use it for nothing else', 'Rare, so it is seen'],
          narration:
            'Then choose one signal colour. It says: here you can act. Use it for nothing else, and keep it rare. A signal on every wall is wallpaper.',
        },
        {
          heading: 'Good news, bad news',
          points: ['Green for done, red for danger', 'Always with a word or a sign'],
          narration:
            'Add one colour for success and one for danger. Never let them speak alone: about one man in twelve hardly tells red from green.',
        },
        {
          heading: 'Make ten steps of each',
          points: [
            'Same hue, even steps of lightness',
            'Less chroma at both ends',
            'Dark mode swaps roles, not colours',
          ],
          narration:
            'Make about ten steps of each hue, even in lightness, weaker at both ends. For dark mode choose other steps, do not merely invert.',
        },
        {
          heading: 'Take away',
          points: ['Name colours by their job', '`--action   --danger   --surface`'],
          narration:
            'Name colours by their job, not their look. When action changes from blue to gold, nothing in your code becomes a lie.',
        },
      ],
    },
    {
      key: 'colour-contrast',
      title: 'Contrast that everyone can read',
      description: 'What 4.5 to 1 means, which ratio applies where, and how to fix a failing pair.',
      file: 'media/colour-with-intent/3.mp4',
      slides: [
        {
          heading: 'Contrast that everyone can read',
          points: ['What 4.5 to 1 means'],
          narration:
            'Your screen is good and your eyes are young. Your reader stands in the sun with an old phone. Contrast is for her.',
        },
        {
          heading: 'A ratio of light',
          points: ['`(lighter + 0.05) / (darker + 0.05)`', '1 to 1: invisible', '21 to 1: black on white'],
          narration:
            'Contrast compares the light of two colours. One to one is invisible. Black on white is twenty-one to one, and no pair goes higher.',
        },
        {
          heading: 'The numbers to remember',
          points: ['Text: 4.5 to 1', 'Large text, icons, borders: 3 to 1', 'Long reading: 7 to 1'],
          narration:
            'Ordinary text needs four and a half to one. Large text, icons and the borders of fields need three. For long reading aim at seven.',
        },
        {
          heading: 'Fix the lightness',
          points: [
            'Keep the hue, move one step darker',
            'White on yellow never works',
            'Put dark ink on it instead',
          ],
          narration:
            'When a pair fails, keep the hue and change the lightness. White text on yellow never works. Put dark ink on it, as every road sign does.',
        },
        {
          heading: 'Check all the states',
          points: ['Hover, focus, disabled, error', 'Text over pictures', 'Both themes'],
          narration:
            'Check every state: hover, focus, error. Check text over pictures, where the background moves. And check the dark theme as well.',
        },
        {
          heading: 'Take away',
          points: ['Print it in grey', 'If it still works, colour is a gift'],
          narration:
            'Print the screen in grey. If everything can still be understood, then colour is a gift and not a crutch.',
        },
      ],
    },
  ],
};
