import { useSession } from '@vitrine/shared/host';
import { Initials, MenuButton } from '@vitrine/shared/ui';
import { useFrameTexts } from './texts/use-frame-texts';
import { type PersonAction, usePersonActions } from './use-person-actions';

/** Who is signed in, look and text size, the way to the settings and out. */
export function PersonMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const t = useFrameTexts();
  const { session, authUser } = useSession();
  const { looks, textSizes, shortcuts, settings, signOut } = usePersonActions(onShortcuts);
  const name = session?.person.displayName || session?.person.email || authUser?.email || '';
  const all: PersonAction[] = [...looks, ...textSizes, shortcuts, settings, signOut];
  return (
    <MenuButton
      label={t('person.menu', { name })}
      icon={<Initials name={name} round />}
      actions={all.map(({ chosen, label, ...action }) => ({
        ...action,
        label: `${chosen ? '✓ ' : ''}${label}`,
      }))}
    />
  );
}
