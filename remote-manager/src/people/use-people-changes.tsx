import type { PeopleChange } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { Button, Dialog } from '@vitrine/shared/ui';
import { type ReactNode, useState } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';
import { nameOf, type Person } from './person';

interface Write {
  change: PeopleChange;
  personIds: string[];
}

interface PeopleChanges {
  /** The API's call: with all of them, or with none. */
  write: (body: Write, options: { onSuccess: () => void }) => void;
  isPending: boolean;
  /** What removing means here. */
  removeText: string;
}

/** Disables, enables and removes people, one or several; a removal is asked about first. `dialog` has to be rendered. */
export function usePeopleChanges<P extends Person>({
  isPending,
  removeText,
  write,
}: PeopleChanges): {
  apply: (people: P[], change: PeopleChange) => void;
  /** What is being done now. */
  pending: PeopleChange | null;
  dialog: ReactNode;
} {
  const t = useManagerTexts();
  const toast = useToast();
  const [begun, setBegun] = useState<PeopleChange | null>(null);
  const pending = isPending ? begun : null;
  const [removing, setRemoving] = useState<P[]>([]);

  const words = (people: P[]) => ({ count: people.length, name: people.map(nameOf)[0] ?? '' });
  const apply = (people: P[], change: PeopleChange) => {
    const only = people.length === 1 ? people[0] : undefined;
    if (change === 'remove' && only?.status !== 'invited') return setRemoving(people);
    carryOut(people, change);
  };
  const carryOut = (people: P[], change: PeopleChange) => {
    setBegun(change);
    write(
      { change, personIds: people.map(({ id }) => id) },
      {
        onSuccess: () => {
          setRemoving([]);
          sayDone(people, change);
        },
      },
    );
  };
  const sayDone = (people: P[], change: PeopleChange) => {
    const only = people.length === 1 ? people[0] : undefined;
    if (change === 'enable') return toast.success();
    if (change === 'disable')
      return toast.success({
        title: t('people.disabledToast', words(people)),
        description: t('people.disabledToastText'),
        action: { label: t('records.undo'), onAction: () => carryOut(people, 'enable') },
      });
    if (only?.status === 'invited')
      return toast.success({
        title: t('people.withdrawnToast'),
        description: t('people.withdrawnToastText', words(people)),
      });
    toast.success({
      title: t('people.removedToast', words(people)),
      description: t('people.removedToastText'),
    });
  };

  return {
    apply,
    pending,
    dialog: (
      <Dialog
        open={removing.length > 0}
        title={t('people.removeTitle', words(removing))}
        onClose={() => setRemoving([])}
        busy={pending === 'remove'}
        action={
          <Button
            kind="primary"
            danger
            loading={pending === 'remove'}
            onClick={() => carryOut(removing, 'remove')}
          >
            {t('people.remove')}
          </Button>
        }
      >
        <p>{removeText}</p>
      </Dialog>
    ),
  };
}
