import { useEffect, useState } from 'react';
import { useDisplay } from '../display/use-display';
import type { AroundVisitProps } from '../experience/experience';
import { useLoading } from '../experience/use-loading';
import { type ConsentAnswer, consentAnswer } from './consent-answer';
import { beginVisit, useRecordEvent } from './record-event';

/** Nobody is asked at the door. */
const askAfterMs = 10_000;
/** Of most, who have answered already or are not asked, nobody asks for it. */
const loadConsentNotice = () => import('../your-data/your-data').then(({ ConsentNotice }) => ConsentNotice);

/**
 * Records that a visit has begun: at a kiosk, which shows its landing to nobody in particular, once somebody stepped in.
 * Who has agreed to be recognised is; who has not answered is asked once they are inside, and not at a kiosk, whose next
 * visitor is somebody else.
 */
export function VisitRecorder({
  experience,
  isOutdated,
  isThere,
}: Pick<AroundVisitProps, 'experience' | 'isOutdated' | 'isThere'>) {
  const record = useRecordEvent(experience);
  const isShared = useDisplay().isKiosk || experience.isKiosk;
  const hasBegun = isThere || !experience.isKiosk;
  const [isAsking, setAsking] = useState(false);
  useEffect(() => beginVisit, []);
  useEffect(() => {
    if (!hasBegun) return;
    record({ kind: 'visit' });
    const answered = isShared ? null : consentAnswer();
    if (answered) record({ kind: 'consent', ...answered });
  }, [hasBegun, isShared, record]);
  const asked = experience.legal?.consentVersion;
  // Who is asked while staff publish would have two notices in one place; they are asked after the reload.
  const mayAsk = isThere && !isShared && !isOutdated && experience.manifest !== null && asked !== undefined;
  useEffect(() => {
    if (!mayAsk) return;
    const timer = setTimeout(() => setAsking(consentAnswer()?.version !== asked), askAfterMs);
    return () => clearTimeout(timer);
  }, [mayAsk, asked]);
  if (!mayAsk || !isAsking) return null;
  return <AskForConsent onAnswer={(answer) => record({ kind: 'consent', ...answer })} />;
}

/** What does not come is not tried again: the next visit asks. */
function AskForConsent({ onAnswer }: { onAnswer: (answer: ConsentAnswer) => void }) {
  const notice = useLoading(loadConsentNotice);
  return notice.state === 'loaded' ? <notice.value onAnswer={onAnswer} /> : null;
}
