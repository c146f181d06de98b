import { useCallback, useState } from 'react';
import { LazyContent } from '../../experience/lazy-content';
import { fetchInputsFor } from '../../questions/inputs/further-input';
import type { PanelProps } from '../area';
import { SurveyForm } from './survey-form';
import { surveyTexts } from './survey-texts';
import { versionOf } from './survey-version';

export function AskedSurvey({ experience, parts, runs }: PanelProps) {
  const [part] = parts;
  const [timesOutdated, setTimesOutdated] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is too old gives way to what is shown now
  const load = useCallback(async () => {
    const version = part && (await versionOf(experience, part));
    fetchInputsFor(version?.survey.pages.flatMap(({ questions }) => questions) ?? []);
    return version;
  }, [experience, part, timesOutdated]);
  return (
    <LazyContent load={load} texts={surveyTexts}>
      {(version) =>
        version && (
          <SurveyForm
            experience={experience}
            version={version}
            run={runs[0]}
            onOutdated={() => setTimesOutdated((times) => times + 1)}
          />
        )
      }
    </LazyContent>
  );
}
