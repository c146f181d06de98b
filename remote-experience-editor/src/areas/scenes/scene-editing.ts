import type { ScenesDocument } from '@vitrine/shared/contract';
import type { Editing } from '../../documents/use-document';

/** The open scene. */
export type SceneEditing = Editing<ScenesDocument>;
