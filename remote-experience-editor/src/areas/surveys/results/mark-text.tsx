import { endpoints } from '@vitrine/shared/contract';
import { Button, Tag, useEndpointMutation } from '@vitrine/shared/ui';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';
import { beginningOf } from './beginning-of';

interface MarkTextProps {
  documentId: string;
  response: string;
  question: string;
  text: string;
  /** It is marked. */
  hidden: boolean;
}

/** Whether a text that somebody wrote is marked as not to be shown; by a press it is, or no more. */
export function MarkText({ documentId, response, question, text, hidden }: MarkTextProps) {
  const t = useEditorTexts();
  const { brand, may } = useExperience();
  const moderate = useEndpointMutation(endpoints.moderateDocument, {
    invalidates: [endpoints.listWrittenAnswers, endpoints.listSingleResponses, endpoints.getSingleResponse],
  });
  return (
    <>
      {hidden && <Tag>{t('surveys.results.marked')}</Tag>}
      {may.moderate && (
        <Button
          size="small"
          kind="quiet"
          aria-label={t(hidden ? 'surveys.results.unmarkText' : 'surveys.results.markText', {
            text: beginningOf(text),
          })}
          onClick={() =>
            moderate.mutate({
              params: { brandId: brand.id, documentId },
              body: { kind: 'text', response, question, shown: hidden },
            })
          }
        >
          {t(hidden ? 'surveys.results.unmark' : 'surveys.results.mark')}
        </Button>
      )}
    </>
  );
}
