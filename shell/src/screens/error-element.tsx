import { isMissingPart } from '@vitrine/shared/browser/missing-part';
import { NotFoundError } from '@vitrine/shared/host';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { reloadPage } from '../may-reload';
import { texts } from '../texts';
import { Failure } from './failure';
import { NotFoundScreen } from './not-found';
import { Outdated } from './outdated';

/** What the router shows when an address matches nothing, or when a screen throws and nobody nearer catches it. */
export function ErrorElement({ reload = reloadPage }) {
  const error = useRouteError();
  if (error instanceof NotFoundError || (isRouteErrorResponse(error) && error.status === 404))
    return <NotFoundScreen />;
  // Of the shell itself: what a remote's screen throws, its boundary catches.
  if (isMissingPart(error)) return <Outdated reload={reload} />;
  return <Failure title={texts.brokenTitle} text={texts.brokenText} onRetry={reload} />;
}
