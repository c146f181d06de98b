import { NotFoundError } from '@vitrine/shared/host';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { texts } from '../texts';
import { Failure } from './failure';
import { NotFoundScreen } from './not-found';

/** What the router shows when an address matches nothing, or when a screen throws and nobody nearer catches it. */
export function ErrorElement() {
  const error = useRouteError();
  if (error instanceof NotFoundError || (isRouteErrorResponse(error) && error.status === 404))
    return <NotFoundScreen />;
  return (
    <Failure title={texts.brokenTitle} text={texts.brokenText} onRetry={() => window.location.reload()} />
  );
}
