import { LazyContent } from '../experience/lazy-content';
import { tokenTexts } from './token-texts';
import type { HeldToken } from './use-token';

const load = () => import('./token-form');

/** Where somebody enters the code of their card; most votes and surveys ask for none. */
export const TokenEntry = ({ token }: { token: HeldToken }) => (
  <LazyContent load={load} texts={tokenTexts}>
    {({ TokenForm }) => <TokenForm token={token} />}
  </LazyContent>
);
