import type { DemoCourse } from '#demo/demo-course.ts';

/** Languages: Spanish that is needed in the first three days. */
export const spanishForTheFirstTrip: DemoCourse = {
  slug: 'spanish-for-the-first-trip',
  title: 'Spanish for the First Trip',
  description:
    'The sentences you need in the first three days: greeting, ordering, asking the way, paying. Each lecture gives you a pattern that you can fill with your own words, and time to repeat it aloud. No grammar tables, and nothing you would not say.',
  outcomes: [
    'Greet people and introduce yourself',
    'Order food and ask for the bill',
    'Ask the way and understand the answer',
    'Pay, and ask for a price',
  ],
  audience: 'Travellers who leave soon and speak no Spanish yet.',
  requirements: 'Nothing but a place where you can speak aloud.',
  category: 'Languages',
  instructor: 'Lucía Ferrer',
  thumbnail: 'media/spanish-for-the-first-trip/thumbnail.jpg',
  narrator: 'high',
  quotedLanguage: 'es',
  lectures: [
    {
      key: 'spanish-sounds',
      title: 'Five vowels and where the stress falls',
      description:
        'Spanish is read as it is written. Learn five sounds and two rules, and you can read anything aloud.',
      file: 'media/spanish-for-the-first-trip/1.mp4',
      isFreePreview: true,
      slides: [
        {
          heading: 'Five vowels and where the stress falls',
          points: ['Read anything aloud today'],
          narration:
            'Spanish is spoken as it is written. With five sounds and two rules you can read any menu aloud.',
        },
        {
          heading: 'Five pure vowels',
          points: ['`a   e   i   o   u`', 'Short, clear, always the same'],
          narration:
            'There are five vowels: «a, e, i, o, u». They are short and never change. Say them with me: «a, e, i, o, u».',
        },
        {
          heading: 'Rule one',
          points: [
            'Ends in a vowel, n or s?',
            'Stress the last syllable but one',
            'CA-sa,  GRA-cias,  HA-blan',
          ],
          narration:
            'If a word ends in a vowel, n or s, stress the last syllable but one. «Casa. Gracias. Hablan.»',
        },
        {
          heading: 'Rule two',
          points: ['All others: stress the last syllable', 'ho-TEL,  se-ÑOR,  us-TED'],
          narration: 'All other words are stressed at the end. «Hotel. Señor. Usted.»',
        },
        {
          heading: 'An accent overrules both',
          points: ['café,  teléfono,  autobús', 'ñ as in canyon, h is silent'],
          narration:
            'A written accent overrules both. «Café. Teléfono. Autobús.» The h is silent, as in «hola».',
        },
        {
          heading: 'Say it',
          points: ['¡Hola! Buenos días.', 'Muchas gracias. Hasta luego.'],
          narration: 'Now you: «Hola. Buenos días.» And when you leave: «Muchas gracias. Hasta luego.»',
        },
      ],
    },
    {
      key: 'spanish-cafe',
      title: 'In the café',
      description:
        'Order politely with one pattern, ask for the bill, and answer the question you will surely hear.',
      file: 'media/spanish-for-the-first-trip/2.mp4',
      slides: [
        {
          heading: 'In the café',
          points: ['One pattern orders everything'],
          narration:
            'You are standing at the bar, and the waiter looks at you. He says: «¿Qué le pongo?» What can I get you?',
        },
        {
          heading: 'I would like',
          points: ['Quisiera ...', 'Quisiera un café con leche, por favor.'],
          narration:
            'Your pattern is «quisiera», I would like. «Quisiera un café con leche, por favor.» A coffee with milk, please.',
        },
        {
          heading: 'Un or una',
          points: ['un café,  un zumo,  un bocadillo', 'una cerveza,  una tostada'],
          narration:
            'Words in o usually take «un», words in a take «una». «Un zumo», a juice. «Una tostada», a piece of toast.',
        },
        {
          heading: 'And another thing',
          points: ['¿Algo más?  Anything else?', 'Nada más, gracias.  That is all.'],
          narration: 'Then you will hear: «¿Algo más?» Anything else? If not, say: «Nada más, gracias.»',
        },
        {
          heading: 'The bill',
          points: ['La cuenta, por favor.', '¿Se puede pagar con tarjeta?'],
          narration:
            'For the bill: «La cuenta, por favor.» And to pay by card: «¿Se puede pagar con tarjeta?»',
        },
        {
          heading: 'Say it',
          points: ['Order what you really drink', 'Quisiera ..., por favor.'],
          narration: 'Now order what you really drink. Begin with «quisiera», and end with «por favor».',
        },
      ],
    },
    {
      key: 'spanish-way',
      title: 'Finding your way',
      description: 'Ask where something is, and understand the three words that the answer is made of.',
      file: 'media/spanish-for-the-first-trip/3.mp4',
      slides: [
        {
          heading: 'Finding your way',
          points: ['One question, three answers'],
          narration:
            'You can always ask. The art is to understand the answer. Luckily it nearly always holds the same few words.',
        },
        {
          heading: 'Where is it?',
          points: ['Perdone, ¿dónde está ...?', '... la estación?   ... el museo?'],
          narration:
            'Begin with «perdone», excuse me. «Perdone, ¿dónde está la estación?» Where is the station?',
        },
        {
          heading: 'Is there one near here?',
          points: ['¿Hay una farmacia por aquí?', 'está: this one.  hay: any one'],
          narration:
            'If any one will do, ask with «hay». «¿Hay una farmacia por aquí?» Is there a chemist near here?',
        },
        {
          heading: 'Left, right, straight on',
          points: ['a la izquierda', 'a la derecha', 'todo recto'],
          narration:
            'Listen for three answers. «A la izquierda», to the left. «A la derecha», to the right. «Todo recto», straight on.',
        },
        {
          heading: 'Near and far',
          points: ['Está cerca.  It is near.', 'Está lejos.  It is far.', 'a cinco minutos'],
          narration:
            '«Está cerca», it is near. «Está lejos», it is far. «A cinco minutos», five minutes away.',
        },
        {
          heading: 'When it was too fast',
          points: ['Más despacio, por favor.', 'No entiendo.'],
          narration:
            'And when it was too fast: «Más despacio, por favor.» More slowly, please. People are glad to repeat it.',
        },
      ],
    },
    {
      key: 'spanish-numbers',
      title: 'Numbers, times and paying',
      description: 'Count to a hundred with few words, understand a price and ask when the bus leaves.',
      file: 'media/spanish-for-the-first-trip/4.mp4',
      slides: [
        {
          heading: 'Numbers, times and paying',
          points: ['Count, ask the price, catch the bus'],
          narration:
            'Numbers are the words you hear most when you travel. A few of them take you to a hundred.',
        },
        {
          heading: 'One to ten',
          points: ['uno, dos, tres, cuatro, cinco', 'seis, siete, ocho, nueve, diez'],
          narration:
            'Repeat after me: «uno, dos, tres, cuatro, cinco». And on: «seis, siete, ocho, nueve, diez».',
        },
        {
          heading: 'The tens',
          points: ['veinte, treinta, cuarenta, cincuenta', '`treinta y cinco = 35`'],
          narration:
            'The tens: «veinte, treinta, cuarenta, cincuenta». From thirty on, join with «y»: «treinta y cinco», thirty-five.',
        },
        {
          heading: 'What does it cost?',
          points: ['¿Cuánto cuesta?', 'Cuatro euros con veinte.  4.20'],
          narration:
            'Ask the price: «¿Cuánto cuesta?» You may hear: «cuatro euros con veinte». That is four euros and twenty cents.',
        },
        {
          heading: 'At what time?',
          points: ['¿A qué hora sale el autobús?', 'A las tres y media.  3:30'],
          narration:
            'For the bus: «¿A qué hora sale el autobús?» The answer: «A las tres y media», at half past three.',
        },
        {
          heading: 'Say it',
          points: ['Your telephone number, digit by digit', '¡Buen viaje!'],
          narration:
            'Say your telephone number aloud, digit by digit. And then: «¡Buen viaje!» Have a good trip!',
        },
      ],
    },
  ],
};
