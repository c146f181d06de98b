import { describe, expect, test } from '@jest/globals';
import { mostForLinear, ratioForEightfold } from '@vitrine/shared/contract/testing/time-taken';
import { readGift } from './gift';
import { categoryLine } from './gift-blocks';

/** The nine questions that Moodle's own test file has, in shape; the words are ours. */
const nine = `// essay
::E1:: How does the chair feel? {}

// question: 2  name: Rooms
::Rooms::[html]Match the <b>thing</b> to its room.{
    =[html]A wide bed. -> Bedroom
    =[moodle]A table for six. -> Dining room
    =[markdown]A **deep** sofa. -> Living room
    = -> Cellar
}

// multiple choice with feedback
::Q2:: Which wood is dark?
{
    =walnut # right; good!
    ~birch # [html]wrong, it's <i>walnut</i>
    ~[plain]pine # wrong, it's walnut
}

// multiple answers with feedback
::woods:: Which wood is dark?
{
    ~%50%walnut # right; good!
    ~%-100%birch # [html]wrong
    ~%50%wenge # right; good!
    ~%-100%[plain]pine # wrong
}

// a number with its tolerance
::Q5:: How many legs, from 1 to 5? {#3:2~#Completely wrong}

// question: 666  name: Short
::Short::Which is the softest?{
    =Wool#Good!
    =%50%Linen#What is it with linen?
    =%0%*#Completely wrong
}

// true/false, with general feedback
::Q1:: 42 chairs are enough for everyone.{
FALSE#42 is a number.#You gave the right answer.
####This is, of course, from a book.}

// name 0-11
::2-08 OAK::Oak is hard.{T}

// name 0-11
::2-08 OAK::Oak is hard.{TRUE}
`;

const read = (gift: string) =>
  readGift(gift).map(({ content }) => {
    if ('problem' in content) throw new Error(content.problem.message);
    return content;
  });
const said = (gift: string) =>
  read(gift).flatMap(({ notices }) => notices.map(({ line, message }) => `${line}: ${message}`));

describe('a question file of Moodle', () => {
  test('arrives with all of its questions, each under a name of its own', () => {
    expect(read(nine).map(({ answers, name, text }) => [name, answers.type, text])).toEqual([
      ['E1', 'long-text', 'How does the chair feel?'],
      ['Rooms', 'matrix', 'Match the thing to its room.'],
      ['Q2', 'single', 'Which wood is dark?'],
      ['woods', 'multiple', 'Which wood is dark?'],
      ['Q5', 'number', 'How many legs, from 1 to 5?'],
      ['Short', 'short-text', 'Which is the softest?'],
      ['Q1', 'single', '42 chairs are enough for everyone.'],
      ['2-08 OAK', 'single', 'Oak is hard.'],
      ['2-08 OAK (2)', 'single', 'Oak is hard.'],
    ]);
  });

  test('says line by line what has no place here', () => {
    const pair = 'The matching question is a matrix here, which has no right answers: that';
    const left = 'Feedback has no place here and was left out:';
    expect(said(nine)).toEqual([
      `6: ${pair} “A wide bed.” belongs to “Bedroom” was left out.`,
      `7: ${pair} “A table for six.” belongs to “Dining room” was left out.`,
      '8: The text is Markdown. Its marks stay in it as they are.',
      `8: ${pair} “A **deep** sofa.” belongs to “Living room” was left out.`,
      `15: ${left} “right; good!”`,
      `16: ${left} “wrong, it's walnut”`,
      `17: ${left} “wrong, it's walnut”`,
      `23: ${left} “right; good!”`,
      `24: ${left} “wrong”`,
      `25: ${left} “right; good!”`,
      `26: ${left} “wrong”`,
      '24: “birch” is worth -100 % in Moodle. Here it counts as wrong.',
      '26: “pine” is worth -100 % in Moodle. Here it counts as wrong.',
      `30: ${left} “Completely wrong”`,
      `34: ${left} “Good!”`,
      `35: ${left} “What is it with linen?”`,
      `36: ${left} “Completely wrong”`,
      '35: “Linen” is worth 50 % in Moodle. Here it counts as right.',
      '36: “*” is worth 0 % in Moodle, so it is no right answer and was left out.',
      `42: ${left} “This is, of course, from a book.”`,
      `41: ${left} “42 is a number.”`,
      `41: ${left} “You gave the right answer.”`,
      '48: Line 45 has “2-08 OAK” too. This one is kept beside it, as “2-08 OAK (2)”.',
    ]);
  });

  test('makes a matrix of what is matched, with the options that belong to nothing', () => {
    expect(read('A?{=cat -> food =dog -> bone =fox->food = -> hay}')).toMatchObject([
      { answers: { type: 'matrix', rows: ['cat', 'dog', 'fox'], options: ['food', 'bone', 'hay'] } },
    ]);
  });

  test('counts only what is worth something as right', () => {
    expect(read('A?{=yes =%0%no}\n\nB?{=%0%no ~none =yes}\n\nC?{#=%50%1:2 =1:0}')).toMatchObject([
      { answers: { type: 'short-text', texts: ['yes'] } },
      {
        answers: {
          answers: [
            { text: 'no', isRight: false },
            { text: 'none', isRight: false },
            { text: 'yes', isRight: true },
          ],
        },
      },
      { answers: { type: 'number', value: 1, tolerance: 0 } },
    ]);
    expect(said('C?{#=%50%1:2\n=1:0}')).toEqual(['1: Only one right number is kept. “1:2” was left out.']);
  });

  test('names its pictures, films and sounds, which are not in it', () => {
    const gift = [
      '[html]<p>Which?</p>\n<img alt\\="A" src\\="@@PLUGINFILE@@/oak chair.png">{',
      '~<img src\\="data:image/png;base64,AAAA"> Oak',
      '=[markdown]![Ash](https\\://x.example/ash.png) Ash }',
    ].join('\n');
    expect(said(gift)).toEqual([
      '1: “oak chair.png” is not in the file and was left out. Upload it here.',
      '3: “data:image/png;base64,AA” is not in the file and was left out. Upload it here.',
      '4: “ash.png” is not in the file and was left out. Upload it here.',
      '4: The text is Markdown. Its marks stay in it as they are.',
    ]);
    expect(read(gift)).toMatchObject([{ text: 'Which?', answers: { answers: [{ text: 'Oak' }, {}] } }]);
  });

  test('names an answer that is only a picture, instead of saying that it has no text', () => {
    const [{ content } = { content: {} }] = readGift(
      '[html]Which?{=<img src\\="@@PLUGINFILE@@/oak.png"> ~Ash}',
    );
    expect(content).toMatchObject({
      problem: { sentence: { name: 'gift.pictureAnswer', values: { name: 'oak.png' } } },
    });
  });

  test('names its links, and a sound that it links to as a file', () => {
    const gift = [
      '[html]<p><a href\\="https\\://a.example/oak">Look</a> and <a href\\="@@PLUGINFILE@@/oak.mp3">listen</a>',
      'at <a href\\="https\\://b.example">https\\://b.example</a></p>{T}',
    ].join('\n');
    expect(said(gift)).toEqual([
      '1: “oak.mp3” is not in the file and was left out. Upload it here.',
      '1: Texts here have no links. This one was left out: https://a.example/oak',
    ]);
    expect(read(gift)).toMatchObject([{ text: 'Look and listen at https://b.example' }]);
  });

  test('may have tags where it names no format, and then its lines stay lines', () => {
    const gift = [
      'Which <b>wood</b> is <i>dark</i>?',
      'Look: <img src\\="@@PLUGINFILE@@/oak.png" alt\\="">',
      'a < b &amp; c{=<b>Oak</b>\n~1 < 2 &gt; 0}',
    ].join('\n');
    expect(read(gift)).toMatchObject([
      {
        text: 'Which wood is dark?\nLook:\na < b & c',
        answers: { answers: [{ text: 'Oak' }, { text: '1 < 2 > 0' }] },
      },
    ]);
    expect(said(gift)).toEqual(['1: “oak.png” is not in the file and was left out. Upload it here.']);
    // Moodle compares right texts as they are.
    expect(read('Tag?{=<b>x</b>}')).toMatchObject([{ answers: { texts: ['<b>x</b>'] } }]);
  });

  test('has tags and an ID number in the comment right before it', () => {
    const gift = ['// [tag:old]', '', '// question: 7 [id:oak-1] [tag:wood]', '// [tag:a\\]b]', 'Oak?{T}'];
    expect(read(`${gift.join('\n')}\n\nAsh?{T}`)).toMatchObject([
      { text: 'Oak?', tags: { wood: true, 'a]b': true } },
      { text: 'Ash?', tags: {} },
    ]);
    expect(said(gift.join('\n'))).toEqual(['3: ID numbers have no place here. “oak-1” was left out.']);
  });

  test('says that a star stands for itself here, unless the file says so', () => {
    expect(said('Which?{=Col*r =a\\\\*b}')).toEqual([
      '1: In Moodle, a * in “Col*r” stands for any letters. Here it stands for itself.',
    ]);
    expect(read('Which?{=Col*r =a\\\\*b =*}')).toMatchObject([{ answers: { texts: ['Col*r', 'a*b', '*'] } }]);
  });

  test('has slashes in the names of its categories, which part no folders', () => {
    const gift = '$CATEGORY: $course$/top/Oak//Ash/Old\n\nOak?{T}';
    expect(readGift(gift)).toMatchObject([{ category: 'Oak∕Ash/Old' }]);
    expect(categoryLine('Oak∕Ash/Old')).toBe('$CATEGORY: $course$/top/Oak//Ash/Old\n\n');
  });

  test.each<[string, (size: number) => string]>([
    ['digits', (size) => `A?{#${'1'.repeat(size)}x}`],
    ['spaces in an answer', (size) => `A?{=a${' '.repeat(size)}b}`],
    ['colons', (size) => `::${':'.repeat(size)}`],
    ['answers', (size) => `A?{${'=a#b '.repeat(size / 5)}}`],
    ['questions', (size) => 'A?{T}\n\n'.repeat(size / 7)],
    ['pictures in HTML', (size) => `[html]${'<img '.repeat(size / 5)}{}`],
    ['pictures in Markdown', (size) => `[markdown]${'!['.repeat(size / 2)}{}`],
    ['spaces behind an answer', (size) => `A?{T${' '.repeat(size)}}`],
    ['percent signs', (size) => `A?{=${'%'.repeat(size)}}`],
    ['tags in a comment', (size) => `// ${'[tag:'.repeat(size / 5)}\nA?{T}`],
    ['brackets in a tag', (size) => `// [tag:${'\\]'.repeat(size / 2)}\nA?{T}`],
    ['bold type', (size) => `${'<b '.repeat(size / 3)}{T}`],
    ['equals signs', (size) => `<b ${'='.repeat(size)}{T}`],
    ['stars', (size) => `A?{=${'*'.repeat(size)}}`],
  ])('takes no longer than its length: 200 kB of %s', async (_, gift) => {
    const readLong = (size: number) => expect(readGift(gift(size)).length).toBeGreaterThan(0);
    expect(await ratioForEightfold(readLong, 25_000)).toBeLessThan(mostForLinear);
  });
});
