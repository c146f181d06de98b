import { DisplaySettingContext } from '../display/use-display';
import { LanguageSwitch } from './language-switch';
import { LegalLinks } from './legal-links';
import { OutwardLink } from './outward-link';
import { ShareButton } from './share-button';
import { TextSize } from './text-size';

export const SizeOfTheText = () => <TextSize />;
export const Languages = () => <LanguageSwitch />;
export const Share = () => <ShareButton title="At home with oak" />;
export const Legal = () => (
  <LegalLinks
    legal={{ imprintUrl: 'https://brand.example/imprint', privacyUrl: 'https://brand.example/privacy' }}
  />
);
export const LegalOfATenantWithoutPages = () => <LegalLinks legal={{}} />;

const shop = 'https://shop.example/kisel-coffee-table';
export const ToAnotherSite = () => <OutwardLink href={shop}>See it at shop.example</OutwardLink>;
/** It opens as a code: nobody leaves a kiosk. */
export const ToAnotherSiteOnAKiosk = () => (
  <DisplaySettingContext value={{ mode: null, isKiosk: true }}>
    <OutwardLink href={shop}>See it at shop.example</OutwardLink>
  </DisplaySettingContext>
);
