import { Choice } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import { scopes, useVaultScope } from './use-vault-scope';

/** Whose vault is shown. */
export function ScopeSwitch() {
  const t = useEditorTexts();
  const [scope, setScope] = useVaultScope();
  return (
    <Choice
      label={t('vaults.scope.label')}
      value={scope}
      onChange={setScope}
      options={scopes.map((value) => ({ value, label: t(`vaults.scope.${value}`) }))}
    />
  );
}
