import { isMissingPart } from '@vitrine/shared/browser/missing-part';
import { NotFoundError } from '@vitrine/shared/host';
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { reloadPage } from '../may-reload';
import { texts } from '../texts';
import { Failure } from './failure';
import { Loading } from './loading';
import { Outdated } from './outdated';

/** Few come to it: placements' pages begin without. */
const NotFoundScreen = lazy(() =>
  import(/* webpackChunkName: "not-found" */ './not-found').catch(() => ({ default: Outdated })),
);

/** What the router shows when an address matches nothing, or when a screen throws and nobody nearer catches it. */
export function ErrorElement({ reload = reloadPage }) {
  const error = useRouteError();
  if (error instanceof NotFoundError || (isRouteErrorResponse(error) && error.status === 404))
    return (
      <Suspense fallback={<Loading />}>
        <NotFoundScreen />
      </Suspense>
    );
  // Of the shell itself: what a remote's screen throws, its boundary catches.
  if (isMissingPart(error)) return <Outdated reload={reload} />;
  return <Failure title={texts.brokenTitle} text={texts.brokenText} onRetry={reload} />;
}
