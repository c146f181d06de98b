import { useObservable } from '@vitrine/shared/host';
import { lazy, Suspense } from 'react';
import { shownToasts } from './toast-store';

const Toaster = lazy(() => import('./toaster'));

/** The toaster's code arrives when the first toast does. */
export function LazyToaster() {
  const toasts = useObservable(shownToasts);
  return toasts.length > 0 ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
