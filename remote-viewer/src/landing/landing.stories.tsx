import { standardTheme } from '@vitrine/shared/contract/areas/theme/document';
import { aPicture, shownExperience } from '../testing/shown-experience';
import { Landing } from './landing';

export default { alone: true };

const landing = {
  legal: {},
  returned: false,
  isMissing: false,
  isEntering: false,
  onStart: () => undefined,
};

export const WithoutAPicture = () => <Landing {...landing} {...shownExperience()} />;

export const WithAPicture = () => (
  <Landing {...landing} {...shownExperience([], { poster: aPicture, logo: aPicture })} />
);

const theme = {
  ...standardTheme(),
  title: { en: 'Everything that has been made of oak in this valley since the year 1898' },
  tagline: {
    en: 'Walk through the rooms, look at what stands there, and tell us what you would take home with you.',
  },
};
export const WithManyWords = () => <Landing {...landing} {...shownExperience([], { theme })} />;

/** Nobody is a visitor in test access. */
export const InTestAccess = () => <Landing {...landing} {...shownExperience()} legal={null} />;

export const AskedForWhatIsGone = () => (
  <Landing {...landing} {...shownExperience([], { poster: aPicture })} isMissing />
);

export const Pressed = () => (
  <Landing {...landing} {...shownExperience([], { poster: aPicture })} isEntering />
);
