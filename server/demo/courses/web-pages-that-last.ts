import type { DemoCourse } from '#demo/demo-course.ts';

/** Web Development: HTML and CSS from the browser's point of view. */
export const webPagesThatLast: DemoCourse = {
  slug: 'web-pages-that-last',
  title: 'Web Pages That Last: HTML and CSS',
  description:
    'Build pages that are still easy to change in five years. You learn what a browser really does with your markup, how to choose elements for their meaning, and how CSS places boxes, so that layouts stop being guesswork. No framework, no build step: a text editor and a browser are enough.',
  outcomes: [
    'Choose elements for their meaning',
    'Predict what a browser does with your markup',
    'Place boxes with CSS instead of guesswork',
    'Build a page without a framework or a build step',
  ],
  audience: 'Beginners who want to build pages, and developers who only know frameworks.',
  requirements: 'A text editor and a browser.',
  category: 'Web Development',
  instructor: 'Ines Calloway',
  thumbnail: 'media/web-pages-that-last/thumbnail.jpg',
  narrator: 'high',
  sections: [
    {
      title: 'Begin',
      summary: 'How a browser turns text into a page.',
      from: 'web-browser',
    },
    {
      title: 'Structure and layout',
      summary: 'Elements that say what they mean, and boxes that find their place.',
      from: 'web-meaning',
    },
    {
      title: 'Every screen',
      summary: 'One page that fits a phone and a wall.',
      from: 'web-screens',
    },
  ],
  lectures: [
    {
      key: 'web-browser',
      title: 'What a browser does with your page',
      description: 'From bytes to pixels in four steps, and what each step means for the way you write.',
      file: 'media/web-pages-that-last/1.mp4',
      isFreePreview: true,
      slides: [
        {
          heading: 'What a browser does with your page',
          points: ['From bytes to pixels in four steps'],
          narration:
            'Before you write a line, watch the reader you write for. A browser turns your text into a picture in four steps.',
        },
        {
          heading: 'First, it builds a tree',
          points: [
            '`<main> <h1>Tea</h1> <p>Leaves</p> </main>`',
            'Every element gets one parent',
            'This tree is called the DOM',
          ],
          narration:
            'First it reads the markup and builds a tree. Each element hangs under exactly one parent. That tree is the document object model.',
        },
        {
          heading: 'Then it matches styles',
          points: [
            'Each rule is tried against each element',
            'The more specific selector wins',
            'On a tie, the later rule wins',
          ],
          narration:
            'Then it works out which style rules match each element. When two disagree, the more specific selector wins. On a tie, the later one does.',
        },
        {
          heading: 'Layout, then paint',
          points: ['Layout: how wide, how tall, and where', 'Paint: fill the boxes with pixels'],
          narration:
            'Layout decides the size and the place of every box. Only then does painting fill those boxes with pixels.',
        },
        {
          heading: 'What stops the picture',
          points: [
            'A plain script halts the reading',
            '`<script defer src="app.js">`',
            'Style sheets delay the first paint',
          ],
          narration:
            'A plain script halts the reading until it has run. Write defer, and it waits for the tree. Style sheets hold back the first paint, so keep them small.',
        },
        {
          heading: 'Take away',
          points: ['Tree, styles, layout, paint', 'Good markup is a good tree'],
          narration:
            'Tree, styles, layout, paint. If the tree says what you mean, all later steps become easier.',
        },
      ],
    },
    {
      key: 'web-meaning',
      title: 'Headings, landmarks and links',
      description:
        'Choose elements for what they mean, and search engines, screen readers and your future self all gain.',
      file: 'media/web-pages-that-last/2.mp4',
      slides: [
        {
          heading: 'Headings, landmarks and links',
          points: ['Markup that says what it means'],
          narration:
            'Many people never see your page. They hear it, or a program reads it for them. Meaning is what they get.',
        },
        {
          heading: 'Headings are an outline',
          points: [
            'One h1: what this page is',
            'h2 for its parts, h3 below those',
            'Never skip a level to get a size',
          ],
          narration:
            'Headings form an outline, like the contents of a book. One first-level heading names the page. Choose the level by the outline, and the size in the style sheet.',
        },
        {
          heading: 'Landmarks are doors',
          points: [
            '`header  nav  main  footer`',
            'Screen readers jump between them',
            'One main on each page',
          ],
          narration:
            'Header, nav, main and footer are landmarks. A screen reader can jump straight to each, as you would glance at a corner of the screen.',
        },
        {
          heading: 'Links go, buttons do',
          points: ['A link has an address', 'A button changes something here', 'A clickable div is neither'],
          narration:
            'A link goes somewhere. A button does something. A clickable division is neither: no keyboard reaches it and nothing announces it.',
        },
        {
          heading: 'Write links that stand alone',
          points: ['Not: click here', 'But: opening hours in winter'],
          narration:
            'People skim a list of links without the text around them. Click here tells them nothing. Opening hours in winter tells them everything.',
        },
        {
          heading: 'Take away',
          points: ['Outline first, looks later', 'Native elements work for everyone'],
          narration:
            'Set the outline first and the looks later. Native elements bring the keyboard and the screen reader for free.',
        },
      ],
    },
    {
      key: 'web-boxes',
      title: 'Boxes, flow and flexbox',
      description:
        'The box model, normal flow, and the few flexbox properties that solve most everyday layouts.',
      file: 'media/web-pages-that-last/3.mp4',
      slides: [
        {
          heading: 'Boxes, flow and flexbox',
          points: ['Three ideas behind most layouts'],
          narration:
            'Most layout trouble comes from fighting the browser. Learn three ideas, and you work with it instead.',
        },
        {
          heading: 'Everything is a box',
          points: [
            'Content, padding, border, margin',
            '`box-sizing: border-box;`',
            'Now width includes padding and border',
          ],
          narration:
            'Every element is a box with content, padding, border and margin. Set box sizing to border box, and the width you write is the width you see.',
        },
        {
          heading: 'Normal flow does a lot',
          points: ['Blocks stack downwards', 'Text runs along the line', 'Heights grow with their content'],
          narration:
            'In normal flow, blocks stack downwards and text runs along the line. Let heights grow by themselves. A fixed height is a promise your text will break.',
        },
        {
          heading: 'Flex lays out one direction',
          points: [
            '`display: flex; gap: 1rem;`',
            'justify-content: along the row',
            'align-items: across the row',
          ],
          narration:
            'Flexbox lays out children in one direction. Gap sets the space between them. Justify content works along the row, align items across it.',
        },
        {
          heading: 'Sharing spare room',
          points: ['`flex: 1;`', 'One child grows, the others keep their size', 'flex-wrap lets a row break'],
          narration:
            'Give one child flex one, and it takes the spare room while the others keep their size. Allow wrapping, and the row breaks before it overflows.',
        },
        {
          heading: 'Take away',
          points: ['Flow first, flex for rows, grid for two axes'],
          narration:
            'Start with flow. Use flex for one direction and grid for two. Reach for fixed sizes last.',
        },
      ],
    },
    {
      key: 'web-screens',
      title: 'One page for every screen',
      description: 'Fluid widths, sensible limits and a media query only where the content asks for it.',
      file: 'media/web-pages-that-last/4.mp4',
      slides: [
        {
          heading: 'One page for every screen',
          points: ['Fluid first, breakpoints second'],
          narration:
            'You cannot know which screen your page will meet. So describe limits rather than sizes, and let the browser do the sums.',
        },
        {
          heading: 'Tell the phone the truth',
          points: [
            '`<meta name="viewport" content="width=device-width">`',
            'Without it, phones pretend to be desktops',
          ],
          narration:
            'Begin with the viewport tag. Without it a phone pretends to be a desktop and shows your page as a tiny picture.',
        },
        {
          heading: 'Limits instead of widths',
          points: ['`max-width: 65ch;`', '`img { max-width: 100%; height: auto; }`'],
          narration:
            'A maximum width of sixty-five characters keeps lines readable on a wide screen. Images that never exceed their parent cannot push the page sideways.',
        },
        {
          heading: 'Grids that count themselves',
          points: [
            '`repeat(auto-fill, minmax(16rem, 1fr))`',
            'As many columns as fit',
            'No media query needed',
          ],
          narration:
            'A grid with auto fill makes as many columns as there is room for. Cards go from four columns to one without a single media query.',
        },
        {
          heading: 'Break where the content breaks',
          points: [
            'Narrow the window slowly',
            'Add a query where it looks wrong',
            'Use rem, so zooming helps',
          ],
          narration:
            'Narrow the window slowly. Where the page begins to look wrong, there belongs a media query. Device names do not matter.',
        },
        {
          heading: 'Take away',
          points: ['Test at 320 pixels and at 200 percent zoom'],
          narration: 'Test at 320 pixels and at double zoom. If both work, nearly everything between does.',
        },
      ],
    },
  ],
};
