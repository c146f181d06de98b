import { useObservable } from '@vitrine/shared/host';
import { Component, type ComponentType, lazy, Suspense } from 'react';
import { PlainToast } from './plain-toast';
import { type ShownToast, shownToasts } from './toast-store';

type LoadToaster = () => Promise<{ default: ComponentType }>;

/** The toaster's code arrives when the first toast does. */
export function LazyToaster({ load = () => import('./toaster') }: { load?: LoadToaster }) {
  const [newest] = useObservable(shownToasts);
  return newest && <ToasterBoundary newest={newest} load={load} />;
}

/**
 * A message must reach its reader, and must never take the page away: where the toaster does not arrive or breaks, its
 * words stand there plainly. React.lazy keeps a rejected promise for good, so the next toast gets a fresh one.
 */
class ToasterBoundary extends Component<{ newest: ShownToast; load: LoadToaster }> {
  override state = { failed: false, Toaster: lazy(this.props.load) };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: { newest: ShownToast }) {
    if (this.state.failed && before.newest.id !== this.props.newest.id)
      this.setState({ failed: false, Toaster: lazy(this.props.load) });
  }

  override render() {
    const { failed, Toaster } = this.state;
    if (failed) return <PlainToast toast={this.props.newest} />;
    return (
      <Suspense>
        <Toaster />
      </Suspense>
    );
  }
}
