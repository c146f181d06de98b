import { act, screen, within } from '@testing-library/react';
import { type QrCodeDocument, standardDesign } from '@vitrine/shared/contract';
import type { Schedule } from '@vitrine/shared/contract/schedule/schedule';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { CodeCalendar } from './code-calendar';

globalThis.ResizeObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;

const link = (name: string) => ({ kind: 'link' as const, address: `https://vitrine.example/${name}` });
const everyone = { placements: [], languages: [], devices: [] };
const weekdays: Schedule['recurrence'] = {
  ...{ every: 'week', interval: 1, from: '2026-01-01' },
  ...{ weekdays: ['mon', 'tue'], monthDays: [], months: [], positions: [] },
};
const mornings: Schedule = {
  recurrence: weekdays,
  hours: [{ from: '08:00', until: '12:00' }],
  exceptions: {},
};
const code: QrCodeDocument = {
  title: {},
  fallback: link('scene'),
  rules: {
    mornings: { order: 'a0', name: '', times: mornings, audience: everyone, target: link('survey') },
    always: {
      ...{ order: 'a1', name: '', audience: everyone, target: link('sale') },
      times: { hours: [{ from: '11:00', until: '15:00' }], exceptions: {} },
    },
  },
  design: standardDesign(),
};
const names: Record<string, string> = { mornings: 'Weekday mornings', always: 'Lunch' };

function renderCalendar(asked = 'calendar=week&day=2026-03-29', { readOnly = false } = {}) {
  const onMove = jest.fn();
  const view = renderScreen(
    () => (
      <CodeCalendar
        code={code}
        timeZone="Europe/Berlin"
        visitor={{ placementId: 'showroom24', language: 'de', device: 'phone' }}
        ruleName={(id) => names[id] ?? id}
        targetName={(target) => (target.kind === 'link' ? target.address : target.kind)}
        readOnly={readOnly}
        onMove={onMove}
      />
    ),
    { address: `/?${asked}`, path: '/' },
  );
  return { ...view, onMove };
}
const keys = async (user: ReturnType<typeof renderCalendar>['user'], pressed: string) => {
  act(() => screen.getAllByRole('button', { name: /^Weekday mornings, March 23/ })[0]?.focus());
  await user.keyboard(pressed);
};

test('a week says what leads where, the fallback in the gaps and what is outranked', async () => {
  const { user } = renderCalendar();
  expect(screen.getByRole('heading', { name: /March 23.*29, 2026/ })).toBeVisible();
  const [early] = screen.getAllByRole('button', { name: /^Weekday mornings, March 23/ });
  expect(early).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Fallback: https:/ }).length).toBeGreaterThan(6);
  await user.click(screen.getByRole('button', { name: /^Weekday mornings, March 23.*Outranks: Lunch$/ }));
  expect(screen.getByText('Leads to https://vitrine.example/survey')).toBeVisible();
  expect(screen.getByText('No 2:00 AM to 3:00 AM')).toBeVisible();
});

test('by keyboard an entry is taken to another day and time: only this day becomes an exception', async () => {
  const { onMove, user } = renderCalendar();
  await keys(user, '{Enter}');
  expect(screen.getByText(/^Weekday mornings picked up/)).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Move March 23' });
  expect(within(dialog).getByLabelText('To')).toHaveValue('2026-03-25');
  expect(within(dialog).getByLabelText('From')).toHaveValue('08:30');
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(onMove).toHaveBeenCalledWith('mornings', {
    ...mornings,
    exceptions: {
      '2026-03-23': { kind: 'moved', to: '2026-03-25', hours: [{ from: '08:30', until: '12:30' }] },
    },
  });
});

test('all days change the series', async () => {
  const { onMove, user } = renderCalendar();
  await keys(user, ' {ArrowRight}{ArrowRight} ');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByText('All days'));
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(onMove).toHaveBeenCalledWith('mornings', {
    ...mornings,
    recurrence: { ...weekdays, weekdays: ['tue', 'wed'] },
  });
});

test('Escape leaves it where it was', async () => {
  const { user } = renderCalendar();
  await keys(user, '{Enter}{ArrowRight}{Escape}');
  expect(screen.getByText(/^Weekday mornings stays on/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('in a month, up and down are weeks', async () => {
  const { user } = renderCalendar('calendar=month&day=2026-03-29');
  await keys(user, '{Enter}{ArrowDown}{Enter}');
  expect(within(await screen.findByRole('dialog')).getByLabelText('To')).toHaveValue('2026-03-30');
});

test('in a list, a button moves an entry; who may only read it has none', async () => {
  const { unmount, user } = renderCalendar('calendar=list&day=2026-03-29');
  const day = screen.getByRole('region', { name: /Mar 23, 2026/ });
  await user.click(within(day).getAllByRole('button', { name: /^Move Weekday mornings/ })[0] as HTMLElement);
  expect(await screen.findByRole('dialog')).toBeVisible();
  unmount();
  renderCalendar('calendar=list&day=2026-03-29', { readOnly: true });
  expect(screen.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
});
