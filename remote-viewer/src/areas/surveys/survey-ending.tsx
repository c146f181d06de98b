import type { PublishedSurvey } from '@vitrine/shared/contract';
import { OutwardLink } from '../../controls/outward-link';
import { useTexts } from '../../language/language';
import asking from '../../questions/asking.module.css';
import { Tick } from '../../questions/tick';
import { surveyTexts } from './survey-texts';
import styles from './surveys.module.css';

interface SurveyEndingProps {
  /** undefined: the survey has none of its own. */
  ending: PublishedSurvey['endings'][number] | undefined;
  say: (words: Record<string, string>) => string;
  isTest: boolean;
  /** The API has it, whether or not it counts: a quota may have been full. */
  isAccepted: boolean;
  /** It waits on this device, and why. */
  kept: { lasts: boolean; why: 'offline' | 'busy' } | null;
}

/** What stands at the end. An address is a button: nobody is led off a page that they did not want to leave. */
export function SurveyEnding({ ending, say, isTest, isAccepted, kept }: SurveyEndingProps) {
  const [texts, textsMark] = useTexts(surveyTexts);
  const site = siteOf(ending?.address);
  return (
    <>
      {ending?.title && <h3 className={styles.title}>{say(ending.title)}</h3>}
      {ending?.text && <p className={styles.text}>{say(ending.text)}</p>}
      <p className={asking.outcome} role="status" {...textsMark}>
        {isAccepted && <Tick />}
        {outcome()}
      </p>
      {site && (
        <OutwardLink href={ending?.address} className={styles.link}>
          <span {...textsMark}>{texts.goOn(site)}</span>
        </OutwardLink>
      )}
    </>
  );

  function outcome(): string {
    if (isAccepted) return isTest ? texts.sentTest : texts.sent;
    if (!kept) return texts.sending;
    const { lasts, why } = kept;
    return lasts ? texts.kept[why] : `${texts.kept[why]} ${texts.stayOpen}`;
  }
}

/** @returns the host that an address leads to; null: it is not one of https, and is no way to lead anybody. */
function siteOf(address = ''): string | null {
  if (!URL.canParse(address)) return null;
  const { host, protocol } = new URL(address);
  return protocol === 'https:' ? host : null;
}
