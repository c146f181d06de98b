import { Choice } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../../../texts/texts';
import { resultsViews, useResponsesView } from './use-responses-view';

/** Between the answers to each question, questions side by side where some share a list of answers, and single responses. */
export function ResultsViewSwitch({ hasLists }: { hasLists: boolean }) {
  const t = useEditorTexts();
  const { view, show } = useResponsesView();
  return (
    <div>
      <Choice
        label={t('surveys.responses.view')}
        value={view === 'lists' && !hasLists ? 'questions' : view}
        onChange={show}
        options={resultsViews
          .filter((value) => hasLists || value !== 'lists')
          .map((value) => ({ value, label: t(`surveys.responses.views.${value}`) }))}
      />
    </div>
  );
}
