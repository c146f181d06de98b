import { textIn } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useStore } from 'zustand';
import { DocumentPage } from '../../documents/page/document-page';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { PlacedCalendar } from './calendar/placed-calendar';
import type { CodeEditing } from './code-editing';
import { CodeForm } from './code-form';
import { CodeScans } from './code-scans';
import { CodeSwitch, useCodePart } from './code-switch';
import { PlacedDesign } from './design/placed-design';
import { CodePlaces } from './places/code-places';
import { Simulator } from './simulator/simulator';

/** One code: where it leads at the left, what that comes to at the right; and its other parts by themselves. */
export function CodeScreen({ editing }: { editing: CodeEditing }) {
  const t = useEditorTexts();
  const { brand, experience, language, baseLanguage, may } = useExperience();
  const code = useStore(editing.store, ({ data }) => data);
  const { part } = useCodePart();
  const readOnly = !may.write;
  return (
    <DocumentPage
      editing={editing}
      title={textIn(code.title, language, baseLanguage)}
      aside={<CodeSwitch />}
      back={{
        to: addresses.area(brand.id, experience.id, 'qr-code-scheduler'),
        label: t('qr-code-scheduler.back'),
      }}
      mayWrite={may.write}
      {...(part === 'rules' && {
        beside: (
          <>
            <Simulator documentId={editing.id} code={code} />
            <CodePlaces documentId={editing.id} readOnly={readOnly} />
          </>
        ),
      })}
    >
      {part === 'rules' && <CodeForm editing={editing} code={code} readOnly={readOnly} />}
      {part === 'design' && <PlacedDesign editing={editing} code={code} readOnly={readOnly} />}
      {part === 'scans' && <CodeScans documentId={editing.id} rules={code.rules} />}
      {part === 'calendar' && <PlacedCalendar editing={editing} code={code} readOnly={readOnly} />}
    </DocumentPage>
  );
}
