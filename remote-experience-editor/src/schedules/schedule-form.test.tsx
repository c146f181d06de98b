import { screen, within } from '@testing-library/react';
import { type QrCodeDocument, qrCodeDocument, standardDesign } from '@vitrine/shared/contract';
import type { Schedule } from '@vitrine/shared/contract/schedule/schedule';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { EditedDocument } from '../documents/fields/edited-document';
import { createDocumentStore, run } from '../documents/store/document-store';
import { ScheduleForm } from './schedule-form';

/** The form of a rule's times. @returns those as they are by now. */
function renderForm(own: Partial<Schedule> = {}, { readOnly = false } = {}) {
  const store = createDocumentStore<QrCodeDocument>(1, {
    title: {},
    rules: {
      a: {
        ...{ order: 'a0', name: '', audience: { placements: [], languages: [], devices: [] } },
        times: { hours: [], exceptions: {}, ...own } as Schedule,
      },
    },
    design: standardDesign(),
  });
  const editing = {
    ...{ area: 'qr-code-scheduler' as const, store },
    run: (name: string, change: (code: QrCodeDocument) => QrCodeDocument) => run(store, name, change),
  };
  const view = renderScreen(
    () => (
      <EditedDocument editing={editing} readOnly={readOnly}>
        <ScheduleForm at="/rules/a/times" storeTimeZone="Europe/Berlin" />
      </EditedDocument>
    ),
    { address: '/', path: '/' },
  );
  return {
    ...view,
    times: () => {
      const code = store.getState().data;
      expect(qrCodeDocument.safeParse(code).error).toBeUndefined();
      return code.rules.a?.times as Schedule;
    },
  };
}
const weekly = {
  ...{ every: 'week' as const, interval: 1, from: '2026-01-01' },
  ...{ weekdays: ['mon' as const], monthDays: [], months: [], positions: [] },
};

test('weekday mornings take two presses, and are read as one sentence', async () => {
  const { times, user } = renderForm();
  expect(screen.getByText('Every day.')).toBeVisible();
  await user.click(screen.getByText('Certain days'));
  await user.click(screen.getByText('Certain hours'));
  expect(times()).toMatchObject({
    recurrence: { every: 'week', weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'] },
    hours: [{ from: '08:00', until: '12:00' }],
  });
  expect(screen.getByText(/^Monday to Friday, 8:00.AM to 12:00.PM\.$/)).toBeVisible();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(5);
});

test('weekdays are chosen one by one', async () => {
  const { times, user } = renderForm({ recurrence: weekly });
  await user.click(screen.getByRole('button', { name: 'Sunday' }));
  await user.click(screen.getByRole('button', { name: 'Monday' }));
  expect(times().recurrence?.weekdays).toEqual(['sun']);
  expect(screen.getByRole('button', { name: 'Sunday' })).toHaveAttribute('aria-pressed', 'true');
});

test('the last Sunday of a month', async () => {
  const { times, user } = renderForm({ recurrence: { ...weekly, from: '2026-03-29' } });
  await user.click(await screen.findByRole('combobox', { name: 'Repeats by' }));
  await user.click(await screen.findByTitle('months'));
  expect(screen.getByText('Every month, on day 29.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'In the month' }));
  await user.click(await screen.findByTitle('On certain weekdays'));
  expect(times().recurrence).toMatchObject({ every: 'month', weekdays: ['sun'], positions: [-1] });
  expect(screen.getByText('Every month, on the last Sunday.')).toBeVisible();
});

test('hours that end before they begin go on into the next day', async () => {
  const { times, user } = renderForm({ hours: [{ from: '08:00', until: '12:00' }] });
  const from = screen.getByLabelText('From, hours 1');
  await user.clear(from);
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('A time like 09:30');
  expect(times().hours).toEqual([{ from: '08:00', until: '12:00' }]);
  await user.type(from, '22:00');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(times().hours).toEqual([{ from: '22:00', until: '12:00' }]);
  expect(screen.getByText('the next day')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add hours' }));
  expect(times().hours).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Remove hours 1' }));
  expect(times().hours).toEqual([{ from: '08:00', until: '12:00' }]);
});

test('the series ends on a day or after some times, one or the other', async () => {
  const { times, user } = renderForm({ recurrence: { ...weekly, count: 10 } });
  await user.click(screen.getByRole('button', { name: 'More about the days' }));
  await user.click(await screen.findByRole('combobox', { name: 'The series ends' }));
  await user.click(await screen.findByTitle('On a day'));
  expect(times().recurrence?.count).toBeUndefined();
  const last = screen.getByLabelText('Last day');
  await user.clear(last);
  await user.type(last, '2025-12-01');
  expect(screen.getByRole('alert')).toHaveTextContent('The last day is before the first one.');
});

test('a day is left out, then moved to another with other hours, and stays when the series is changed', async () => {
  const { times, user } = renderForm({ recurrence: weekly, hours: [{ from: '08:00', until: '12:00' }] });
  await user.click(screen.getByRole('button', { name: 'Exceptions' }));
  const day = screen.getByLabelText('Day');
  await user.clear(day);
  await user.type(day, '2040-12-24');
  await user.click(screen.getByRole('button', { name: 'Add exception' }));
  expect(times().exceptions).toEqual({ '2040-12-24': { kind: 'off' } });
  await user.click(screen.getByText('Moved'));
  await user.click(screen.getByText('Other hours'));
  const moved = {
    '2040-12-24': { kind: 'moved', to: '2040-12-25', hours: [{ from: '08:00', until: '12:00' }] },
  };
  expect(times().exceptions).toEqual(moved);
  await user.click(screen.getByRole('button', { name: 'Sunday' }));
  expect(times().exceptions).toEqual(moved);
  await user.click(screen.getByRole('button', { name: /^Remove the exception of/ }));
  expect(times().exceptions).toEqual({});
});

test.each<[string, Partial<Schedule>]>([
  [
    'It never applies: it ends before it begins.',
    { opensAt: '2040-04-02T10:00', closesAt: '2040-04-01T10:00' },
  ],
  ['It is over, and never applies again.', { closesAt: '2020-01-01T10:00' }],
  [
    'It never applies: no day of the next 40 years is meant.',
    { recurrence: { ...weekly, every: 'year', weekdays: [], months: [2], monthDays: [30] } },
  ],
])('%s', (sentence, own) => {
  renderForm(own);
  expect(screen.getByText(sentence)).toBeVisible();
});

test('who may only read it cannot change anything', async () => {
  renderForm(
    { recurrence: weekly, hours: [{ from: '08:00', until: '12:00' }], opensAt: '2026-01-01T10:00' },
    { readOnly: true },
  );
  expect(screen.getByLabelText('From, hours 1')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Sunday' })).toBeDisabled();
  expect(screen.getByLabelText('Begins')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Add hours' })).not.toBeInTheDocument();
});
