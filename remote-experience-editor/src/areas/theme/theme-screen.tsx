import { resolvedTheme } from '@vitrine/shared/contract';
import { useAreaNames } from '@vitrine/shared/ui';

import { useStore } from 'zustand';
import { DocumentPage } from '../../documents/page/document-page';
import { useExperience } from '../../experience/experience-context';
import { ContrastSection } from './contrast-section';
import { FileSection } from './file-section';
import type { ThemeEditing } from './theme-editing';
import { ThemeForm } from './theme-form';

/** The form of the look; beside it, whether everything can be read. */
export function ThemeScreen({ editing }: { editing: ThemeEditing }) {
  const areaName = useAreaNames();
  const { brand, may } = useExperience();
  const theme = useStore(editing.store, ({ data }) => data);
  const shared = { editing, theme, readOnly: !may.write };
  const seen = resolvedTheme(theme, brand.defaultTheme);
  return (
    <DocumentPage
      editing={editing}
      title={areaName('theme')}
      mayWrite={may.write}
      beside={
        <>
          <ContrastSection {...shared} theme={seen} readOnly={shared.readOnly || theme.followsBrand} />
          {!theme.followsBrand && <FileSection {...shared} />}
        </>
      }
    >
      <ThemeForm {...shared} />
    </DocumentPage>
  );
}
