import type { DemoCourse } from '#demo/demo-course.ts';

/** Photography: exposure by hand. */
export const lightAndExposure: DemoCourse = {
  slug: 'light-and-exposure',
  title: 'Light and Exposure',
  description:
    'Leave the automatic mode and know why. Aperture, shutter and sensitivity each change the brightness of a picture, and each changes something else as well. After four lectures you choose that something on purpose, with any camera that lets you.',
  outcomes: [
    'Choose the aperture for the sharpness you want',
    'Freeze or show movement with the shutter',
    'Raise the sensitivity only as far as needed',
    'Set an exposure by hand, with any camera',
  ],
  audience: 'Photographers who leave the automatic mode for the first time.',
  requirements: 'A camera or a phone app with manual control of aperture, shutter or sensitivity.',
  category: 'Photography',
  instructor: 'Marcus Oyelaran',
  thumbnail: 'media/light-and-exposure/thumbnail.jpg',
  narrator: 'low',
  lectures: [
    {
      key: 'photo-triangle',
      title: 'Three controls, one brightness',
      description: [
        'Stops, and how aperture, shutter and ISO trade with each other.',
        '',
        '0:00 Three controls, one brightness',
        '0:11 One stop is twice the light',
        '0:21 Aperture: how wide',
        '0:32 Shutter: how long',
        '0:42 ISO: how much amplified',
        '0:53 Trade, do not add',
      ].join('\n'),
      file: 'media/light-and-exposure/1.mp4',
      isFreePreview: true,
      slides: [
        {
          heading: 'Three controls, one brightness',
          points: ['Learn to think in stops'],
          narration:
            'Every photograph answers one question: how much light? Three controls share the answer, and they speak a common language, called stops.',
        },
        {
          heading: 'One stop is twice the light',
          points: ['One stop up: double', 'One stop down: half', 'It works for all three controls'],
          narration:
            'One stop more is twice the light. One stop less is half. That is all, and it holds for all three controls.',
        },
        {
          heading: 'Aperture: how wide',
          points: ['`f/2   f/2.8   f/4   f/5.6   f/8   f/11`', 'Small number, wide opening'],
          narration:
            'The aperture is the opening in the lens. A small number means a wide opening. From each value to the next, half the light gets through.',
        },
        {
          heading: 'Shutter: how long',
          points: ['`1/30   1/60   1/125   1/250   1/500`', 'Halve the time, halve the light'],
          narration:
            'The shutter decides how long light falls in. Halve the time, and you halve the light. This ladder is easy to remember.',
        },
        {
          heading: 'ISO: how much amplified',
          points: ['`100   200   400   800   1600`', 'High values show grain, called noise'],
          narration:
            'ISO amplifies what has arrived. Each doubling is one stop brighter, and the noise is amplified too. Keep it low while you can.',
        },
        {
          heading: 'Trade, do not add',
          points: ['`f/8  1/60  =  f/5.6  1/125  =  f/4  1/250`', 'Same brightness, different picture'],
          narration:
            'Open by one stop, shorten by one stop, and the brightness stays. The picture does not. The next two lectures show what changes.',
        },
      ],
    },
    {
      key: 'photo-aperture',
      title: 'Aperture and depth',
      description: 'How much of the scene is sharp: aperture, distance and focal length.',
      file: 'media/light-and-exposure/2.mp4',
      slides: [
        {
          heading: 'Aperture and depth',
          points: ['How much of the scene is sharp'],
          narration:
            'Why does the background melt in one portrait and distract in another? Mostly because of the aperture.',
        },
        {
          heading: 'Depth of field',
          points: ['Wide open, f/2: a thin slice is sharp', 'Stopped down, f/11: a deep one'],
          narration:
            'Your lens is truly sharp at one distance only. A wide opening leaves a thin slice around it. A small one makes that slice deep.',
        },
        {
          heading: 'Distance matters more',
          points: ['Come closer: the slice gets thinner', 'Move the subject away from the wall'],
          narration:
            'Come closer, and the slice gets thinner. And lead your subject away from the wall: the further the background, the softer it becomes.',
        },
        {
          heading: 'Where to begin',
          points: ['One face: f/2.8, on the nearer eye', 'A group: f/5.6', 'A landscape: f/8 to f/11'],
          narration:
            'For one face begin with f/2.8, focused on the nearer eye. For a group take f/5.6, and for a landscape f/8 to f/11.',
        },
        {
          heading: 'Not smaller than needed',
          points: ['At f/22 light bends at the edges', 'The whole picture turns soft'],
          narration:
            'Do not close it further than you need. At f/22 light bends around the tiny opening, and the whole picture turns soft.',
        },
        {
          heading: 'Try it today',
          points: ['One cup, one window', 'f/2.8, f/5.6, f/11, same focus'],
          narration:
            'Put a cup near a window. Take it three times, wide, middle and narrow, with the same focus. Then compare the background.',
        },
      ],
    },
    {
      key: 'photo-shutter',
      title: 'Shutter speed and movement',
      description: 'Freeze it, blur it or follow it, and how slow you can go with your own hands.',
      file: 'media/light-and-exposure/3.mp4',
      slides: [
        {
          heading: 'Shutter speed and movement',
          points: ['Freeze, blur or follow'],
          narration: 'A photograph is a slice of time. The shutter decides how thick that slice is.',
        },
        {
          heading: 'Two kinds of blur',
          points: ['The camera shakes: all is blurred', 'The subject moves: only it is blurred'],
          narration:
            'When everything is blurred, the camera shook. When only the dancer is blurred, she moved. Each has its own cure.',
        },
        {
          heading: 'Holding still',
          points: [
            'One over the focal length',
            '`50 mm: 1/60     200 mm: 1/250`',
            'Stabilisers give two to four stops',
          ],
          narration:
            'By hand, use at least one over the focal length: a sixtieth of a second for fifty millimetres. A stabiliser helps against your hands, never against the dancer.',
        },
        {
          heading: 'Freezing',
          points: ['People walking: 1/250', 'Sport: 1/1000', 'Birds in flight: 1/2000'],
          narration: 'People walking need a 250th. Sport needs a thousandth, and birds in flight even less.',
        },
        {
          heading: 'Blur with a purpose',
          points: ['Waterfall: half a second, on a tripod', 'Cyclist: 1/30, and turn with him'],
          narration:
            'Half a second on a tripod turns water into silk. At a thirtieth, turn with a cyclist as he passes. He stays sharp while the street flies by.',
        },
        {
          heading: 'Try it today',
          points: ['Ten cyclists at 1/30', 'Keep turning after the click'],
          narration:
            'Take ten cyclists at a thirtieth, and keep turning after the click. Expect one good picture. That is a fine rate.',
        },
      ],
    },
    {
      key: 'photo-histogram',
      title: 'Reading light and the histogram',
      description: 'Why snow turns grey, what the histogram shows, and how to protect the highlights.',
      file: 'media/light-and-exposure/4.mp4',
      slides: [
        {
          heading: 'Reading light and the histogram',
          points: ['When the meter is wrong'],
          narration:
            'Your camera measures light well, and understands nothing. Snow turns grey, and so does a black cat. Here is why.',
        },
        {
          heading: 'The meter wants grey',
          points: ['It makes every scene medium', 'Snow: add 1 to 2 stops', 'Black cat: take 1 away'],
          narration:
            'The meter believes that every scene is of medium brightness. So add one or two stops for snow, and take one away for the black cat.',
        },
        {
          heading: 'The histogram',
          points: ['Left: dark. Right: bright', 'Height: how many pixels', 'There is no ideal shape'],
          narration:
            'The histogram counts pixels from dark on the left to bright on the right. No shape is ideal. Night leans left, and snow leans right.',
        },
        {
          heading: 'Watch the walls',
          points: ['Piled up at the right: white without detail', 'It cannot be brought back'],
          narration:
            'Watch the right wall. What piles up there is pure white, and no editing brings it back. Shadows are more forgiving.',
        },
        {
          heading: 'Sunny sixteen',
          points: ['Clear sun: f/16, time = 1 / ISO', '`ISO 100: f/16 and 1/125`', 'Cloudy: open two stops'],
          narration:
            'An old rule needs no meter. In clear sun use f/16, and one over the ISO as the time. Under clouds, open two stops.',
        },
        {
          heading: 'Take away',
          points: ['Measure, look, correct', 'Protect the highlights'],
          narration:
            'Measure, look at the histogram, correct. Protect the highlights, and the rest can be mended.',
        },
      ],
    },
  ],
};
