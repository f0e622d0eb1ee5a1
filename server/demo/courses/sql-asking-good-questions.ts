import type { DemoCourse } from '#demo/demo-course.ts';

/** Data: reading from a relational database. */
export const sqlGoodQuestions: DemoCourse = {
  slug: 'sql-asking-good-questions',
  title: 'SQL: Asking Good Questions',
  description:
    'A database answers exactly what you ask, which is not always what you meant. With the tables of a small lending library you learn to select, filter, group and join, and to notice when an answer that looks right is wrong. The queries run unchanged in PostgreSQL, SQLite and most others.',
  outcomes: [
    'Select and filter the rows that you mean',
    'Group rows and count them correctly',
    'Join tables without losing or doubling rows',
    'Notice when an answer that looks right is wrong',
  ],
  audience: 'Analysts, editors and developers who read data and want to ask it themselves.',
  requirements: 'PostgreSQL, SQLite or another SQL database to try the queries. No programming experience.',
  category: 'Data',
  instructor: 'Priya Nambiar',
  thumbnail: 'media/sql-asking-good-questions/thumbnail.jpg',
  narrator: 'high',
  lectures: [
    {
      key: 'sql-select',
      title: 'Tables, rows and your first SELECT',
      description: 'What a table promises, how to ask for columns, and why order is never given for free.',
      file: 'media/sql-asking-good-questions/1.mp4',
      isFreePreview: true,
      slides: [
        {
          heading: 'Tables, rows and your first SELECT',
          points: ['Meet the lending library'],
          narration:
            'Our library keeps three tables: books, members and loans. With these three we can ask almost anything.',
        },
        {
          heading: 'One row, one fact',
          points: [
            'A row is one book, one member, one loan',
            'A column holds one kind of value',
            'A key names each row',
          ],
          narration:
            'Each row states one fact: this book exists, this member joined. A key, here a number, names each row for good, even when the title changes.',
        },
        {
          heading: 'Ask for columns',
          points: ['`SELECT title, year`', '`FROM books;`'],
          narration:
            'Select says which columns you want. From says where they live. You describe the answer, and the database finds the way.',
        },
        {
          heading: 'Order is not free',
          points: ['`ORDER BY year DESC, title`', 'Without it, any order is allowed'],
          narration:
            'Without order by, rows may come in any order, and another one tomorrow. If order matters, say so, and settle ties with a second column.',
        },
        {
          heading: 'A few at a time',
          points: ['`LIMIT 10`', 'Only useful after ORDER BY', 'Name your columns, avoid the star'],
          narration:
            'Limit cuts the answer short, which means something only after ordering. And name your columns: a star breaks when the table grows.',
        },
        {
          heading: 'Take away',
          points: ['`SELECT ... FROM ... ORDER BY ... LIMIT`'],
          narration: 'Select, from, order by, limit. Say what you want, and leave the how to the database.',
        },
      ],
    },
    {
      key: 'sql-where',
      title: 'WHERE, and the trouble with NULL',
      description: 'Filters, precedence, and the third answer between true and false.',
      file: 'media/sql-asking-good-questions/2.mp4',
      slides: [
        {
          heading: 'WHERE, and the trouble with NULL',
          points: ['True, false and unknown'],
          narration:
            'Filtering looks simple, until a value is missing. Then a third answer appears, between true and false.',
        },
        {
          heading: 'Keep what is true',
          points: ["`WHERE year >= 1990 AND shelf = 'B'`", 'Each row is tested on its own'],
          narration:
            'Where tests each row on its own. Only rows for which the condition is true stay in the answer.',
        },
        {
          heading: 'AND binds before OR',
          points: [
            "`shelf = 'A' OR shelf = 'B' AND year > 2000`",
            "`(shelf = 'A' OR shelf = 'B') AND year > 2000`",
          ],
          narration:
            'And binds more tightly than or. The first line finds every book of shelf A, old ones too. With brackets you say what you mean.',
        },
        {
          heading: 'NULL means: not known',
          points: [
            '`WHERE returned_on = NULL`  finds nothing',
            '`WHERE returned_on IS NULL`  finds open loans',
          ],
          narration:
            'Null means not known. Is one unknown equal to another? Nobody can say, so equals null is never true. Write is null to find open loans.',
        },
        {
          heading: 'The rows that vanish',
          points: ["`WHERE city <> 'Leeds'`", 'Members without a city vanish', '`OR city IS NULL`'],
          narration:
            'Ask for members outside Leeds, and those without a city vanish too. If you want them, add: or city is null.',
        },
        {
          heading: 'Take away',
          points: ['Brackets for OR', 'IS NULL, never = NULL'],
          narration:
            'Use brackets around or, is null instead of equals, and ask what happens to missing values.',
        },
      ],
    },
    {
      key: 'sql-group',
      title: 'Grouping and counting',
      description: 'From many rows to a few numbers: GROUP BY, the two kinds of COUNT, and HAVING.',
      file: 'media/sql-asking-good-questions/3.mp4',
      slides: [
        {
          heading: 'Grouping and counting',
          points: ['From many rows to a few numbers'],
          narration:
            'Nobody reads ten thousand loans. We want one line for each month or each member. That is grouping.',
        },
        {
          heading: 'Sort into piles, then count',
          points: ['`SELECT member_id, COUNT(*)`', '`FROM loans GROUP BY member_id;`'],
          narration:
            'Group by sorts the rows into piles, one for each member. Count then gives one number for each pile. The answer has as many rows as there are piles.',
        },
        {
          heading: 'One value for each pile',
          points: ['Select only the grouped column', 'or a summary: SUM, AVG, MIN, MAX'],
          narration:
            'In the select list, put only what is the same for the whole pile, or a summary of it. A single title from a pile of fifty would mean nothing.',
        },
        {
          heading: 'Two ways to count',
          points: [
            '`COUNT(*)`  counts rows',
            '`COUNT(returned_on)`  skips NULL',
            '`COUNT(DISTINCT book_id)`',
          ],
          narration:
            'Count star counts rows. Count of a column skips the nulls, so it gives the returned loans only. Count distinct counts different books.',
        },
        {
          heading: 'Filter before or after',
          points: [
            'WHERE: before the piles are made',
            'HAVING: after they are counted',
            '`HAVING COUNT(*) > 20`',
          ],
          narration:
            'Where filters rows before the piles are made. Having filters the piles after they are counted. Members with more than twenty loans need having.',
        },
        {
          heading: 'Take away',
          points: ['WHERE, GROUP BY, HAVING: in this order'],
          narration: 'Where, then group, then having. The order of the words is the order of the work.',
        },
      ],
    },
    {
      key: 'sql-join',
      title: 'Joins without surprises',
      description: 'Inner and left joins, the condition in the wrong place, and why totals sometimes double.',
      file: 'media/sql-asking-good-questions/4.mp4',
      slides: [
        {
          heading: 'Joins without surprises',
          points: ['Putting facts side by side'],
          narration:
            'A loan knows only two numbers: its member and its book. A join puts the names beside them.',
        },
        {
          heading: 'An inner join keeps pairs',
          points: ['`FROM loans`', '`JOIN members ON members.id = loans.member_id`'],
          narration:
            'The on condition says which rows belong together. An inner join keeps matching pairs and nothing else.',
        },
        {
          heading: 'A left join keeps everyone',
          points: ['`FROM members LEFT JOIN loans ON ...`', 'No loan? The columns are NULL'],
          narration:
            'Who has never borrowed anything? An inner join cannot tell. A left join keeps every member, and fills the gaps with null.',
        },
        {
          heading: 'The misplaced condition',
          points: ['`WHERE loans.year = 2025`  drops the nulls', '`AND loans.year = 2025`  in ON keeps them'],
          narration:
            'Test the right-hand table in where, and the null rows fail. Your left join has become an inner one. Move that test into on.',
        },
        {
          heading: 'Why totals double',
          points: ['Two joins to many multiply', '3 loans × 2 fees = 6 rows', 'Summarise first, then join'],
          narration:
            'Join one member to three loans and two fees, and you get six rows. Every sum is now wrong. Summarise each side first, then join the totals.',
        },
        {
          heading: 'Take away',
          points: ['Count rows before and after a join'],
          narration:
            'Count your rows before and after each join. If the number surprises you, stop and find out why.',
        },
      ],
    },
  ],
};
