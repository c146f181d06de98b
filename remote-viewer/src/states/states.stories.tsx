import { standardTheme } from '@vitrine/shared/contract/areas/theme/document';
import type { Closed } from '../experience/experience';
import { aPicture } from '../testing/shown-experience';
import { ClosedPage } from './closed-page';
import { FailedPage } from './failed-page';
import { StatePage } from './state-page';

export default { alone: true };

const nothing = () => undefined;
const page: NonNullable<Closed['page']> = {
  kind: 'qr',
  look: standardTheme(),
  logo: null,
  pictureSizes: [],
  imprintUrl: 'https://brand.example/imprint',
  picture: null,
};
const closed = (reason: Closed['reason'], own: Partial<typeof page> = {}) => (
  <ClosedPage
    closed={{ kind: 'closed', reason, title: 'At home with oak', page: { ...page, ...own } }}
    onOpen={nothing}
  />
);

export const Paused = () => closed('paused');
export const Ended = () => closed('ended', { picture: aPicture, logo: aPicture });
export const NotYetOpen = () =>
  closed('scheduled', { opens: { at: '2099-12-01T09:00:00.000Z', timeZone: 'Europe/Oslo' } });
export const Unassigned = () => closed('unassigned');
export const RevokedTestAccess = () => (
  <ClosedPage closed={{ kind: 'closed', reason: 'revoked', title: '', page: null }} onOpen={nothing} />
);
export const Failed = () => <FailedPage onRetry={nothing} />;
export const WithALongName = () => (
  <StatePage
    name="Everything that has been made of oak in this valley since the year 1898"
    page={page}
    say={({ ended }) => ended}
  />
);
