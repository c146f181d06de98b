import { standardTheme } from '@vitrine/shared/contract/areas/theme/document';
import { Refusal } from '../api/visitor-api';
import { DisplaySettingContext } from '../display/use-display';
import type { Closed } from '../experience/experience';
import { aPicture } from '../testing/shown-experience';
import { ClosedPage } from './closed-page';
import { FailedPage } from './failed-page';
import { StatePage } from './state-page';

export default { alone: true };

const nothing = () => undefined;
const page: NonNullable<Closed['page']> = {
  placementId: 'showroom24',
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
export const EndedOnAKiosk = () => (
  <DisplaySettingContext value={{ mode: 'kiosk', isKiosk: true }}>{closed('ended')}</DisplaySettingContext>
);
export const ExpiredTestAccess = () => closed('expired', { picture: aPicture });
export const RevokedTestAccess = () => closed('revoked');
export const NothingToTest = () => closed('nothing-to-test');
export const ExpiredPreview = () => (
  <ClosedPage closed={{ kind: 'closed', reason: 'expired', title: '', page: null }} onOpen={nothing} />
);
export const WithoutAConnection = () => <FailedPage error={new TypeError('Offline')} onRetry={nothing} />;
export const AtFault = () => <FailedPage error={new Refusal(500, {})} onRetry={nothing} />;
export const Crowded = () => <FailedPage error={new Refusal(429, {})} onRetry={nothing} />;
export const WithALongName = () => (
  <StatePage
    name="Everything that has been made of oak in this valley since the year 1898"
    page={page}
    say={({ ended }) => ended}
  />
);
