import { interfaceLanguages } from '@vitrine/shared/browser/interface-language';
import { usePreferences, useSession } from '@vitrine/shared/host';
import { useNavigate } from 'react-router-dom';
import { wouldLoseWork } from '../would-lose-work';
import { textSizeStep } from '../zoom/text-size-control';
import { useFrameTexts } from './texts/use-frame-texts';

export interface PersonAction {
  key: string;
  label: string;
  /** Of a choice: whether it is the one that holds. */
  chosen?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

const looks = ['light', 'dark', 'system'] as const;
const densities = ['comfortable', 'compact'] as const;

/** In the language itself: who cannot read the others finds theirs. */
const ownName = (tag: string) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;

/** What people do to their own view of the product, in the person menu and in the palette alike. */
export function usePersonActions(onShortcuts: () => void) {
  const t = useFrameTexts();
  const navigate = useNavigate();
  const { signOut } = useSession();
  const { look, density, language, textSizePercent, change } = usePreferences();
  const size = (key: 'larger' | 'smaller', by: number): PersonAction => ({
    key,
    label: t(`person.${key}Text`, { percent: textSizePercent }),
    disabled: textSizePercent + by > 200 || textSizePercent + by < 100,
    onSelect: () => change({ textSizePercent: textSizePercent + by }),
  });
  return {
    looks: looks.map((key) => ({
      key,
      label: t(`person.${key}`),
      chosen: look === key,
      onSelect: () => change({ look: key }),
    })),
    densities: densities.map((key) => ({
      key,
      label: t(`person.${key}`),
      chosen: density === key,
      onSelect: () => change({ density: key }),
    })),
    languages: interfaceLanguages.map((key) => ({
      key,
      label: t('person.speak', { language: ownName(key) }),
      chosen: language === key,
      onSelect: () => change({ language: key }),
    })),
    textSizes: [size('larger', textSizeStep), size('smaller', -textSizeStep)],
    shortcuts: { key: 'shortcuts', label: t('person.shortcuts'), onSelect: onShortcuts },
    settings: {
      key: 'settings',
      label: t('person.settings'),
      onSelect: () => void navigate('/manager/panel/settings'),
    },
    signOut: {
      key: 'sign-out',
      label: t('person.signOut'),
      onSelect: () => {
        if (!wouldLoseWork() || window.confirm(t('person.signOutUnsaved'))) void signOut();
      },
    },
  } satisfies Record<string, PersonAction | PersonAction[]>;
}
