import type { ModelFile } from '../contract/values/model-file';
import { sparesData } from './connection';

type File = Omit<ModelFile, 'light'>;

/**
 * The files that show a model, the one first that fits this network: its light form where that is slow. Without a
 * network the other one may be the one that the device has kept.
 */
export const modelFiles = ({ light, ...full }: ModelFile): [File, File?] => {
  if (!light) return [full];
  return sparesData() ? [light, full] : [full, light];
};
