import { Landing } from '../landing/landing';
import { useLanguage } from '../language/language';
import { useWords } from '../language/use-words';
import { shownExperience } from '../testing/shown-experience';
import { kioskTexts } from './kiosk-texts';
import { StillThere } from './still-there';

export default { alone: true };

export const OverTheLanding = () => {
  const words = useWords(kioskTexts, useLanguage().wordLanguages);
  return (
    <>
      <Landing
        {...shownExperience()}
        returned={false}
        isMissing={false}
        isEntering={false}
        onStart={() => undefined}
      />
      {words && <StillThere left={7} words={words} />}
    </>
  );
};
