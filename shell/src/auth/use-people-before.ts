import { useObservable } from '@vitrine/shared/host';
import { useState } from 'react';
import { useStaff } from './staff-context';

/** @returns how many other people have been signed in on this page before. */
export function usePeopleBefore(): number {
  const uid = useObservable(useStaff()).authUser?.uid;
  const [known, setKnown] = useState({ uid, before: 0 });
  if (uid && uid !== known.uid) setKnown({ uid, before: known.uid ? known.before + 1 : 0 });
  return known.before;
}
