import { useCallback } from 'react';
import { LazyContent } from '../../experience/lazy-content';
import type { PanelProps } from '../area';
import { SurveyForm } from './survey-form';
import { surveyTexts } from './survey-texts';
import { versionOf } from './survey-version';

export function AskedSurvey({ experience, parts, runs }: PanelProps) {
  const [part] = parts;
  const load = useCallback(async () => part && versionOf(experience, part), [experience, part]);
  return (
    <LazyContent load={load} texts={surveyTexts}>
      {(version) => version && <SurveyForm experience={experience} version={version} run={runs[0]} />}
    </LazyContent>
  );
}
