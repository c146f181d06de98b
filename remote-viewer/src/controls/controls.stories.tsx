import { LanguageSwitch } from './language-switch';
import { LegalLinks } from './legal-links';
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
