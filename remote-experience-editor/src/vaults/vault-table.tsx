import { useMayWrite } from '../documents/store/use-document-writes';
import { ImportExport, type ImportExportProps } from '../imports/import-export';
import { useVaultScope, type VaultArea } from './use-vault-scope';

/** The shown vault as a table, in and out. */
export function VaultTable(props: { area: VaultArea } & Pick<ImportExportProps, 'moreFormats'>) {
  const [scope] = useVaultScope();
  const mayWrite = useMayWrite(scope);
  return <ImportExport key={scope} {...props} owner={scope} mayWrite={mayWrite} />;
}
