import type { DemoCourse } from '#demo/demo-course.ts';

/** Cooking: one honest loaf, understood. */
export const breadAtHome: DemoCourse = {
  slug: 'bread-at-home',
  title: 'Bread at Home: One Honest Loaf',
  description:
    'Four ingredients, one bowl and an ordinary oven. You bake the same loaf four times and each time understand one more thing: proportions, gluten, fermentation, heat. In the end you will not need the recipe.',
  outcomes: [
    'Read and scale any bread recipe by its proportions',
    'Build gluten with rest and four folds',
    'Judge by eye when the dough is ready',
    'Bake with steam in an ordinary oven',
  ],
  audience: 'People who have never baked bread, and people whose loaves turn out differently every time.',
  requirements: 'An oven, a bowl, a pot with a lid and a kitchen scale. No mixer and no sourdough.',
  category: 'Cooking',
  instructor: 'Ruth Abernathy',
  thumbnail: 'media/bread-at-home/thumbnail.jpg',
  narrator: 'high',
  lectures: [
    {
      key: 'bread-ratios',
      title: 'Flour, water, salt, yeast',
      description: 'Baker’s percentages: one simple way of writing that lets you read and scale any bread.',
      file: 'media/bread-at-home/1.mp4',
      isFreePreview: true,
      slides: [
        {
          heading: 'Flour, water, salt, yeast',
          points: ['A recipe you can keep in your head'],
          narration:
            'Bakers do not remember recipes. They remember proportions. Learn to read them, and you can bake for two or for twenty.',
        },
        {
          heading: 'Flour is always 100',
          points: [
            '`flour 100    water 70`',
            '`salt 2         yeast 1`',
            'All by weight, in percent of the flour',
          ],
          narration:
            'Flour always counts as one hundred percent. Everything else is measured against it, by weight. Our loaf has seventy of water, two of salt and one of dried yeast.',
        },
        {
          heading: 'Our loaf',
          points: ['500 g strong white flour', '350 g water', '10 g salt, 5 g instant yeast'],
          narration:
            'For one loaf take 500 grams of strong flour. That makes 350 of water, 10 of salt and 5 of yeast. Use a scale, not cups.',
        },
        {
          heading: 'What water changes',
          points: [
            '60: firm, easy, close crumb',
            '70: soft and open, our choice',
            '80: very open, hard to handle',
          ],
          narration:
            'Less water gives a firm dough with a close crumb. More gives large holes and sticky hands. Seventy is a good place to begin.',
        },
        {
          heading: 'What salt does',
          points: ['Taste first', 'It tightens the gluten', 'It slows the yeast'],
          narration:
            'Salt brings out the taste, tightens the dough and slows the yeast. Bread without it rises wildly and tastes of paper.',
        },
        {
          heading: 'Take away',
          points: ['100, 70, 2, 1', 'Weigh everything'],
          narration: 'One hundred, seventy, two, one. Four numbers, and the rest is time.',
        },
      ],
    },
    {
      key: 'bread-gluten',
      title: 'Mixing and folding',
      description: 'How gluten forms while you rest, and four folds that replace ten minutes of kneading.',
      file: 'media/bread-at-home/2.mp4',
      slides: [
        {
          heading: 'Mixing and folding',
          points: ['Strength without hard work'],
          narration:
            'You need no machine and no strong arms. Flour and water build strength by themselves, if you leave them alone.',
        },
        {
          heading: 'Mix until nothing is dry',
          points: ['Water first, then flour', 'No lumps, no kneading', 'Cover and rest 30 minutes'],
          narration:
            'Stir the flour into the water until nothing is dry. Do not knead. Cover the bowl and rest for half an hour. Bakers call this the autolyse.',
        },
        {
          heading: 'What happens meanwhile',
          points: ['Two proteins meet water', 'They link into gluten', 'A net that can hold gas'],
          narration:
            'Two proteins in the flour take up water and link into long chains: gluten. It becomes an elastic net, and later it will hold the gas.',
        },
        {
          heading: 'Salt, yeast, then fold',
          points: ['Wet your hand', 'Pull one side up and over', 'Turn the bowl, four times'],
          narration:
            'Work in the salt and the yeast. Then wet your hand, pull one side up and fold it over. Turn the bowl, and do that four times.',
        },
        {
          heading: 'Three rounds',
          points: ['Every 30 minutes', 'Feel it become smooth and tight'],
          narration:
            'Repeat the round three times, every thirty minutes. Each time the dough fights back a little more. That is what you want to feel.',
        },
        {
          heading: 'The window test',
          points: ['Stretch a small piece', 'Light shines through? Ready', 'It tears? One more fold'],
          narration:
            'Stretch a small piece between your fingers. If light shines through before it tears, the gluten is ready.',
        },
      ],
    },
    {
      key: 'bread-proof',
      title: 'Proofing: read the dough, not the clock',
      description: 'What yeast does, how temperature sets the pace, and two signs that the dough is ready.',
      file: 'media/bread-at-home/3.mp4',
      slides: [
        {
          heading: 'Read the dough, not the clock',
          points: ['When is it ready?'],
          narration:
            'Recipes say two hours. Your kitchen says something else. Dough keeps its own time, and it shows you where it is.',
        },
        {
          heading: 'What yeast does',
          points: ['It eats sugars from the flour', 'It makes gas and alcohol', 'Slowly it makes flavour'],
          narration:
            'Yeast eats sugars from the flour. It makes gas, which lifts the dough, and alcohol, which bakes out. Flavour comes too, but only with time.',
        },
        {
          heading: 'Warmth sets the pace',
          points: ['26 °C: about 90 minutes', '20 °C: about 3 hours', '4 °C: overnight, the best taste'],
          narration:
            'At twenty-six degrees it takes about an hour and a half. At twenty, three hours. In the fridge it takes all night, and tastes best.',
        },
        {
          heading: 'Sign one: it has grown',
          points: [
            'Half as much again, up to double',
            'A straight glass shows it best',
            'Bubbles at the edge',
          ],
          narration:
            'Look for half as much again, up to double. In a straight-sided jar you can mark the start with a rubber band.',
        },
        {
          heading: 'Sign two: the poke',
          points: ['Springs back at once: too early', 'Comes back slowly: ready', 'Stays down: too late'],
          narration:
            'Press a floured finger in. If the dent springs back at once, wait. If it returns slowly, bake. If it stays, you are late: bake at once.',
        },
        {
          heading: 'Take away',
          points: ['Cooler is slower and tastier', 'Watch growth, then poke'],
          narration: 'Cooler is slower and tastier. Watch the growth, then poke, and forget the clock.',
        },
      ],
    },
    {
      key: 'bread-bake',
      title: 'Shaping and baking',
      description: 'A tight skin, a hot pot and steam: what happens in the oven, minute by minute.',
      file: 'media/bread-at-home/4.mp4',
      slides: [
        {
          heading: 'Shaping and baking',
          points: ['A tight skin, a hot pot, steam'],
          narration: 'The oven cannot mend a slack loaf. Two minutes of shaping decide how high it stands.',
        },
        {
          heading: 'Make a tight skin',
          points: ['Fold the edges to the middle', 'Turn it over', 'Drag it towards you'],
          narration:
            'Fold the edges to the middle and turn it over. Now drag it towards you on the bare table. The surface tightens like a drum.',
        },
        {
          heading: 'Heat the pot',
          points: ['Iron pot with its lid, 240 °C', 'At least 30 minutes', 'Loaf in, one cut across the top'],
          narration:
            'Heat an iron pot with its lid to 240 degrees, for at least half an hour. Put the loaf in, and cut it once across the top.',
        },
        {
          heading: 'Twenty minutes covered',
          points: ['Steam keeps the skin soft', 'Gas expands, the loaf springs up'],
          narration:
            'Keep the lid on for twenty minutes. Steam from the dough keeps the skin soft, so the loaf can spring up before it sets.',
        },
        {
          heading: 'Twenty minutes open',
          points: ['220 °C, until deep brown', 'Inside: 96 °C', 'Knock below: it sounds hollow'],
          narration:
            'Then take off the lid and go down to 220. Bake it deep brown: colour is flavour. Knocked from below, it sounds hollow.',
        },
        {
          heading: 'Now wait',
          points: ['One hour on a rack', 'The crumb is still setting'],
          narration:
            'Now the hardest part: wait an hour. Inside, the crumb is still setting. Cut too early, it turns to glue.',
        },
      ],
    },
  ],
};
