import { ConsentNotice } from './consent-notice';
import { YourData } from './your-data';

export const OwnId = () => <YourData />;
export const AskedForConsent = () => <ConsentNotice onAnswer={() => undefined} />;
