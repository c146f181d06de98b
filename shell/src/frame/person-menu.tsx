import { usePreferences, useSession } from '@vitrine/shared/host';
import { Initials, MenuButton } from '@vitrine/shared/ui';
import { useNavigate } from 'react-router-dom';
import { textSizeStep } from '../zoom/text-size-control';
import { useFrameTexts } from './texts';

/**
 * Whether something would be lost if the page went away now. Whoever holds unsaved work tells the browser, which asks
 * before a tab closes; signing out ends the page in the same way.
 */
const wouldLoseWork = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const looks = ['light', 'dark', 'system'] as const;

/** Who is signed in, look and text size, the way to the settings and out. */
export function PersonMenu() {
  const t = useFrameTexts();
  const navigate = useNavigate();
  const { session, authUser, signOut } = useSession();
  const { look, textSizePercent, change } = usePreferences();
  const leave = () => {
    if (!wouldLoseWork() || window.confirm(t('person.signOutUnsaved'))) void signOut();
  };
  const name = session?.person.displayName || session?.person.email || authUser?.email || '';
  return (
    <MenuButton
      label={t('person.menu', { name })}
      icon={<Initials name={name} round />}
      actions={[
        ...looks.map((choice) => ({
          key: choice,
          label: `${look === choice ? '✓ ' : ''}${t(`person.${choice}`)}`,
          onSelect: () => change({ look: choice }),
        })),
        {
          key: 'larger',
          label: t('person.largerText', { percent: textSizePercent }),
          disabled: textSizePercent >= 200,
          onSelect: () => change({ textSizePercent: textSizePercent + textSizeStep }),
        },
        {
          key: 'smaller',
          label: t('person.smallerText', { percent: textSizePercent }),
          disabled: textSizePercent <= 100,
          onSelect: () => change({ textSizePercent: textSizePercent - textSizeStep }),
        },
        {
          key: 'settings',
          label: t('person.settings'),
          onSelect: () => void navigate('/manager/panel/settings'),
        },
        { key: 'sign-out', label: t('person.signOut'), onSelect: leave },
      ]}
    />
  );
}
