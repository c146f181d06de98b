import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Store } from '@vitrine/shared/contract';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aStore, brandId, storeId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { EditStore } from './edit-store';

const at = { address: '/', path: '/' };
const update = `PATCH /v1/brands/${brandId}/stores/${storeId}`;

function edit(own: Partial<Store> = {}, answer: () => unknown = () => aStore()) {
  const onClose = jest.fn();
  const calls = fakeApi({
    [`GET /v1/brands/${brandId}/store-groups`]: () =>
      pageOf({ name: 'Airports', stores: 3 }, { name: 'Flagships', stores: 1 }),
    [update]: answer,
  });
  const dialog = () => <EditStore store={aStore(own)} open onClose={onClose} />;
  const view = renderScreen(dialog, at);
  const sent = () => calls.filter(({ name }) => name === update).map(({ body }) => body);
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, onClose, save, sent };
}

describe('groups', () => {
  const field = () => screen.findByRole('combobox', { name: /^Groups/ });

  test('are those that exist, written as they are, and new ones', async () => {
    const { onClose, save, sent, user } = edit({ groups: ['Harbours'] });
    await user.click(await field());
    await user.click(await screen.findByTitle('Airports'));
    for (const typed of ['FLAGSHIPS', ' Pop-up stores ', 'harbours']) {
      await user.type(await field(), typed);
      // By its code, which the list reads and a simulated keyboard leaves out.
      fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 13 });
      fireEvent.keyUp(await field(), { key: 'Enter', keyCode: 13 });
    }
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject([{ groups: ['Harbours', 'Airports', 'Flagships', 'Pop-up stores'] }]);
  });

  test('say in their place what the API refuses of them', async () => {
    const errors = [{ pointer: '/groups/0', message: 'Each group once' }];
    const { onClose, save, user } = edit({}, () => new Refusal(400, 'Invalid', errors));
    await user.click(await field());
    await user.click(await screen.findByTitle('Airports'));
    await save();
    expect(await screen.findByText('Each group once')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('opening hours', () => {
  const time = (name: string) => screen.findByLabelText(name);
  const enter = async (name: string, value: string) =>
    fireEvent.change(await time(name), { target: { value } });

  test('are a week with breaks, copied to all weekdays, and dates that differ', async () => {
    const { onClose, save, sent, user } = edit();
    await user.click(await screen.findByRole('checkbox', { name: 'Monday' }));
    await enter('Monday: from', '08:30');
    await enter('Monday: until', '12:00');
    await user.click(screen.getByRole('button', { name: 'Monday: add hours' }));
    const [, from] = await screen.findAllByLabelText('Monday: from');
    const [, until] = await screen.findAllByLabelText('Monday: until');
    fireEvent.change(from as Element, { target: { value: '13:00' } });
    fireEvent.change(until as Element, { target: { value: '00:00' } });
    await user.click(screen.getByRole('button', { name: 'Copy Monday to Monday to Friday' }));
    await user.click(screen.getByRole('checkbox', { name: 'Wednesday' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
    await user.click(screen.getAllByRole('button', { name: 'Sunday: remove these hours' })[1] as Element);
    for (const date of ['2026-12-25', '2026-12-24']) {
      await enter('Date with other hours', date);
      fireEvent.blur(await time('Date with other hours'));
    }
    await user.click(screen.getByRole('checkbox', { name: 'Thu, Dec 24, 2026' }));
    await enter('Thu, Dec 24, 2026: until', '13:00');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const morning = { from: '08:30', until: '12:00' };
    const day = [morning, { from: '13:00', until: '24:00' }];
    expect(sent()).toMatchObject([
      {
        openingHours: {
          week: { mon: day, tue: day, thu: day, fri: day, sun: [morning] },
          exceptions: { '2026-12-24': [{ from: '10:00', until: '13:00' }], '2026-12-25': [] },
        },
      },
    ]);
  });

  test('that end before they start are said at their day, and not sent', async () => {
    const { save, sent } = edit({
      openingHours: { week: { tue: [{ from: '09:00', until: '18:00' }] }, exceptions: {} },
    });
    await enter('Tuesday: until', '08:00');
    expect(screen.queryByText('Must be after the beginning')).not.toBeInTheDocument();
    await save();
    const day = (await time('Tuesday: until')).closest('li') as HTMLElement;
    expect(await within(day).findByText('Must be after the beginning')).toBeVisible();
    expect(screen.getAllByText('Must be after the beginning')).toHaveLength(1);
    expect(await time('Tuesday: until')).toBeInvalid();
    expect(await time('Tuesday: from')).not.toBeInvalid();
    await waitFor(async () => expect(await time('Tuesday: until')).toHaveFocus());
    expect(sent()).toEqual([]);
  });

  test('of which a date is dropped again are without it', async () => {
    const { onClose, save, sent, user } = edit({
      openingHours: { week: {}, exceptions: { '2026-12-24': [], '2026-12-25': [] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Thu, Dec 24, 2026' }));
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject([{ openingHours: { week: {}, exceptions: { '2026-12-25': [] } } }]);
  });
});
