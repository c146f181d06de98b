import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@vitrine/shared/contract';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { LanguageProvider } from '../../language/language';
import { loadWords } from '../../testing/load-words';
import { AnswerInput } from './answer-input';
import type { AskedInput } from './asked-input';
import { chooseByLetter, goOnByEnter } from './letters';
import texts from './texts/en';

beforeAll(() => loadWords('en'));

const options = ['Oak', 'Ash', 'None'].map((label) => ({ id: label.toLowerCase(), label: { en: label } }));
const rows = ['Hall', 'Kitchen'].map((label) => ({ id: label.toLowerCase(), label: { en: label } }));
const one = { min: 1, max: 1 };

let given: Answer | undefined;
const submitted = jest.fn();
beforeEach(() => {
  given = undefined;
  submitted.mockClear();
});

interface Shown {
  answered?: Answer;
  isRequired?: boolean;
  hint?: string;
  error?: string;
}

function Asked({ question, answered, ...shown }: Shown & { question: Partial<AskedInput> }) {
  const [answer, setAnswer] = useState(answered);
  return (
    <form
      onKeyDown={(event) => {
        chooseByLetter(event);
        goOnByEnter(event);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <AnswerInput
        question={{
          id: 'wood',
          type: 'single',
          text: { en: 'Which wood?' },
          options,
          selection: one,
          ...question,
        }}
        answer={answer}
        onAnswer={(next) => {
          given = next;
          setAnswer(next);
        }}
        say={(words) => words.en ?? ''}
        texts={texts}
        textsMark={{}}
        isRequired={shown.isRequired ?? true}
        hint={shown.hint ?? null}
        error={shown.error ?? null}
      />
      <button type="submit">Go on</button>
    </form>
  );
}

const show = (question: Partial<AskedInput>, shown: Shown = {}) =>
  render(
    <LanguageProvider languages={['en']}>
      <Asked question={question} {...shown} />
    </LanguageProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const types: [string, Partial<AskedInput>][] = [
  ['single', {}],
  ['multiple', { selection: { min: 1, max: 2 } }],
  ['picture', { options: options.map((option) => ({ ...option, image: 'https://files.example/a' })) }],
  ['rating', { scale: { from: 1, to: 5 } }],
  ['nps', { scale: { from: 0, to: 10 } }],
  ['ranking', { selection: { min: 3, max: 3 } }],
  ['matrix', { rows }],
  ['number', { number: { min: 1, unit: { en: 'cm' } } }],
  ['date', {}],
  ['short-text', { format: 'email' }],
  ['long-text', { longest: 10 }],
  ['consent', {}],
];

it.each(types)(
  '%s is called what it asks, with all that is said about it, and axe finds nothing',
  async (type, own) => {
    const question = { ...own, type: type as AskedInput['type'], help: { en: 'Look at the samples.' } };
    const { container } = show(question, { error: 'Please answer this question.' });
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
    const isField = ['number', 'date', 'short-text', 'long-text'].includes(type);
    const asked = isField
      ? screen.getByLabelText('Which wood?')
      : screen.getByRole('group', { name: 'Which wood?' });
    expect(asked).toHaveAccessibleDescription(/^Look at the samples\. Please answer this question\./);
    if (isField) expect(asked).toBeInvalid();
    expect((await axe(container)).violations).toEqual([]);
  },
);

describe('choosing', () => {
  it('a letter chooses the option that bears it, and Enter goes on', async () => {
    show({});
    screen.getByRole('radio', { name: 'Oak' }).focus();
    await userEvent.keyboard('b');
    expect(given).toEqual(['ash']);
    expect(screen.getByRole('radio', { name: 'Ash' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('several up to the most, an exclusive one alone, and nothing chosen is no answer', async () => {
    const exclusive = options.map((option) =>
      option.id === 'none' ? { ...option, exclusive: true as const } : option,
    );
    show({ type: 'multiple', options: exclusive, selection: { min: 1, max: 2 } });
    for (const name of ['Oak', 'Ash']) await userEvent.click(screen.getByRole('checkbox', { name }));
    expect(given).toEqual(['oak', 'ash']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'None' }));
    expect(given).toEqual(['none']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'None' }));
    expect(given).toBeUndefined();
  });

  it('what need not be answered can be taken back', async () => {
    show({}, { isRequired: false, answered: ['oak'] });
    await press('Clear answer');
    expect(given).toBeUndefined();
    expect(screen.getByRole('radio', { name: 'Oak' })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Clear answer' })).toBeNull();
  });
});

it('a scale has each of its numbers, and its ends say what they mean', async () => {
  show({ type: 'nps', scale: { from: 0, to: 10 } });
  expect(screen.getAllByRole('radio')).toHaveLength(11);
  await userEvent.click(screen.getByRole('radio', { name: '10 Extremely likely' }));
  expect(given).toEqual({ number: 10 });
});

describe('ranking', () => {
  it('takes options in the order in which they are pressed, moves them by buttons and keeps the focus', async () => {
    show({ type: 'ranking', selection: { min: 3, max: 3 } });
    for (const { label } of options)
      await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${label.en}`) }));
    expect(given).toEqual({ ranking: ['oak', 'ash', 'none'] });
    await press('Move “None” up');
    expect(given).toEqual({ ranking: ['oak', 'none', 'ash'] });
    expect(screen.getByRole('status')).toHaveTextContent('None: place 2 of 3');
    expect(screen.getByRole('button', { name: 'Move “None” up' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(given).toEqual({ ranking: ['none', 'oak', 'ash'] });
    expect(screen.getByRole('button', { name: 'Move “None” up' })).toHaveFocus();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('takes no more than the most, and gives back what is taken out', async () => {
    show({ type: 'ranking', selection: { min: 1, max: 1 } }, { answered: { ranking: ['oak'] } });
    await userEvent.click(await screen.findByRole('button', { name: /^Ash/ }));
    expect(given).toBeUndefined();
    expect(screen.getByRole('listitem')).toHaveTextContent('Oak');
    await press('Take “Oak” out of the order');
    await userEvent.click(screen.getByRole('button', { name: /^Ash/ }));
    expect(given).toEqual({ ranking: ['ash'] });
  });
});

it('a matrix has one answer for every row', async () => {
  show({ type: 'matrix', rows });
  for (const [row, option] of [
    ['Hall', 'Oak'],
    ['Kitchen', 'Ash'],
    ['Hall', 'Ash'],
  ] as const) {
    const group = await screen.findByRole('group', { name: row });
    await userEvent.click(within(group).getByRole('radio', { name: option }));
  }
  expect(given).toEqual({ rows: { hall: 'ash', kitchen: 'ash' } });
});

describe('what is written', () => {
  it('is a number with its bounds and its unit', async () => {
    show({ type: 'number', number: { min: 1, max: 9, step: 2, unit: { en: 'cm' } } });
    const field = screen.getByRole('spinbutton');
    expect(field).toHaveAttribute('step', '2');
    await userEvent.type(field, '7');
    expect(given).toEqual({ number: 7 });
    expect(screen.getByText('cm')).toBeVisible();
    await userEvent.clear(field);
    expect(given).toBeUndefined();
  });

  it('is a day', async () => {
    show({ type: 'date', date: { earliest: '2026-01-01' } });
    await userEvent.type(screen.getByLabelText('Which wood?'), '2026-11-28');
    expect(given).toEqual({ date: '2026-11-28' });
  });

  it('says how much room is left when little is', async () => {
    show({ type: 'long-text', longest: 30 });
    await userEvent.type(screen.getByRole('textbox'), 'nine char');
    expect(screen.queryByText(/left/)).toBeNull();
    await userEvent.keyboard('s');
    expect(screen.getByText('20 characters left')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('20 characters left');
  });

  it('chooses no option by its letters', async () => {
    show({ type: 'short-text' });
    await userEvent.type(screen.getByRole('textbox'), 'b');
    expect(given).toEqual({ text: 'b' });
  });
});

it('consent is given with a tick', async () => {
  show({ type: 'consent' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
  expect(given).toEqual({ consent: true });
});
