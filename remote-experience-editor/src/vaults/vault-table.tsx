import { useMayWrite } from '../documents/store/use-document-writes';
import { ImportExport } from '../imports/import-export';
import { useVaultScope } from './use-vault-scope';

/** The shown vault as a table, in and out. */
export function VaultTable({ area }: { area: 'question-vault' | 'answer-option-vault' }) {
  const [scope] = useVaultScope();
  const mayWrite = useMayWrite(scope);
  return <ImportExport key={scope} area={area} owner={scope} mayWrite={mayWrite} />;
}
