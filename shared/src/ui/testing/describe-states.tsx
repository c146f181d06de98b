import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { createTestHost } from '@vitrine/shared/host/testing';
import { axe } from 'jest-axe';
import type { ComponentType, ReactNode } from 'react';
import { fakeApi, pageOf, Refusal } from './fake-api';
import { renderScreen } from './render-screen';

/** A screen, or a part of one, and what it is there to show. */
export interface ScreenUnderTest {
  Screen: ComponentType;
  address: string;
  path: string;
  /** Who is signed in: an owner, where nothing is said. */
  who?: Parameters<typeof createTestHost>[0];
  /** What stands in the screen's Outlet. */
  inside?: ReactNode;
  /** What the API answers beside it. */
  beside?: Record<string, () => unknown>;
  /** What somebody does there before it is asked for. */
  before?: (user: UserEvent) => Promise<void>;
  /** What the screen is there to show. */
  main: string;
  /** What the API says of it: where nothing is said, that there is nothing yet. */
  answer?: () => unknown;
  /** What stands there then. */
  shows: string;
}

/** Tests of every way that a question of each screen can go: loading, failed with a retry, not permitted, empty. */
export function describeStates(screens: Record<string, ScreenUnderTest>): void {
  describe.each(Object.entries(screens))('%s', (_, screenUnderTest) => {
    const {
      Screen,
      address,
      path,
      who,
      inside,
      beside = {},
      before,
      main,
      answer: whole = () => pageOf(),
      shows,
    } = screenUnderTest;
    const open = async (answer: () => unknown) => {
      fakeApi({ ...beside, [`GET ${main}`]: answer });
      const view = renderScreen(Screen, { address, path, inside, ...who });
      await before?.(view.user);
      return view;
    };
    /**
     * Of the whole document, since dialogs stand beside the page in it. Its landmarks are the shell's. What stands there
     * while it loads and for other roles is the same on every screen: the gallery looks at it.
     */
    const mistakes = async () => {
      // It takes a while, in which the screen goes on.
      const found = await act(() => axe(document.body, { rules: { region: { enabled: false } } }));
      return found.violations;
    };

    test('says that it loads', async () => {
      await open(() => new Promise(() => {}));
      expect((await screen.findAllByText('Loading')).length).toBeGreaterThan(0);
    });

    test('says what went wrong, and can be tried again', async () => {
      let fails = true;
      const { user } = await open(() => (fails ? new Refusal(400, 'The list is resting') : whole()));
      await screen.findAllByText('The list is resting');
      expect(await mistakes()).toEqual([]);
      expect(screen.queryByText(shows)).not.toBeInTheDocument();
      fails = false;
      // Several parts of a screen may ask the same, and each says so for itself.
      for (const failure of screen.getAllByText('The list is resting')) {
        const alert = failure.closest<HTMLElement>('[role="alert"]');
        if (!alert) throw new Error('It is not an alert');
        await user.click(within(alert).getByRole('button', { name: 'Try again' }));
      }
      expect(await screen.findByText(shows)).toBeVisible();
      expect(screen.queryByText('The list is resting')).not.toBeInTheDocument();
    });

    test('says that it is not for this role', async () => {
      await open(() => new Refusal(403, 'Not for you'));
      expect(await screen.findByText('Your role does not include this')).toBeVisible();
    });

    test(`says “${shows}”`, async () => {
      await open(whole);
      expect(await screen.findByText(shows)).toBeVisible();
      await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
      expect(await mistakes()).toEqual([]);
    });
  });
}
