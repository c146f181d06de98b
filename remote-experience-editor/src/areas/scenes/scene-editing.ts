import type { ScenesDocument } from '@vitrine/shared/contract';
import type { Editing } from '../../documents/store/use-document';

/** The open scene. */
export type SceneEditing = Editing<ScenesDocument>;
