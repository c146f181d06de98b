/** The staff interface: what screens of the manager and the editor are made of. Only this folder imports antd. */
export { Tooltip } from 'antd';
export { ApiError } from '../client/api-error';
export {
  MultiSelect,
  NumberField,
  QrCode,
  SearchMultiSelect,
  SearchSelect,
  Select,
  Tabs,
} from './arriving-parts';
export { useAddressState } from './data/use-address-state';
export { useAnswers } from './data/use-answers';
export { useApi } from './data/use-api';
export { useClearAddress } from './data/use-clear-address';
export { type Connection, useConnection } from './data/use-connection';
export { type EndpointList, useEndpointList } from './data/use-endpoint-list';
export { type EndpointMutation, useEndpointMutation, type WriteRequest } from './data/use-endpoint-mutation';
export { type EndpointPage, useEndpointPage } from './data/use-endpoint-page';
export { useEndpointQuery } from './data/use-endpoint-query';
export { useFileSending } from './data/use-file-sending';
export { useMay } from './data/use-may';
export { useRecordSave } from './data/use-record-save';

export { Checkbox } from './form/checkbox';
export { ColourField } from './form/colour-field';
export { DateTimeField } from './form/date-time-field';
export { useFieldMessage } from './form/field-message';
export { FormDialog } from './form/form-dialog';
export { FormField } from './form/form-field';
export type { FormSchema } from './form/form-schema';
export { LabelledField } from './form/labelled-field';
export { SaveForm } from './form/save-form';
export type { SelectOption } from './form/select';
export { Switch } from './form/switch';
export { TextArea } from './form/text-area';
export { TextField } from './form/text-field';
export { useFieldValue } from './form/use-field-value';
export * from './icons';
export * from './icons-areas';
export * from './icons-editing';
export { ActionMenu, type MenuAction, MenuButton } from './parts/action-menu';
export { Banner } from './parts/banner';
export { Button, IconButton, LinkButton } from './parts/button';
export { Card, CardGrid } from './parts/card';
export { Choice } from './parts/choice';
export { ConfirmByName } from './parts/confirm-by-name';
export { CopyButton, CopyField } from './parts/copy';
export { type Column, DataTable } from './parts/data-table';
export { Dialog } from './parts/dialog';
export { Drawer } from './parts/drawer';
export {
  LockDrawing,
  PeopleDrawing,
  SearchDrawing,
  SheetsDrawing,
  StoreDrawing,
  VitrineDrawing,
} from './parts/drawings';
export { EmptyState } from './parts/empty-state';
export { ErrorState, NoPermission } from './parts/error-state';
export { ExperienceStatusTag } from './parts/experience-status-tag';
export { FileButton } from './parts/file-button';
export { FileDrop } from './parts/file-drop';
export { Initials } from './parts/initials';
export { LoadMore } from './parts/load-more';
export { Loaded } from './parts/loaded';
export { LookSample } from './parts/look-sample';
export { NothingListed } from './parts/nothing-listed';
export { Page, Section } from './parts/page';
export { Pages } from './parts/pages';
export { SearchField } from './parts/search-field';
export { ChooseAll, ChooseOne, type Selection, useSelection } from './parts/selection';
export { Skeleton } from './parts/skeleton';
export { StatusTag, Tag, type Tone } from './parts/status-tag';
export { Toolbar } from './parts/toolbar';
export { UploadProgress } from './parts/upload-progress';
export { useScreenHeading } from './parts/use-screen-heading';
export { VisuallyHidden } from './parts/visually-hidden';
export { UiProvider } from './provider/ui-provider';
export { type Look, useLook } from './provider/use-look';
export { useMediaQuery } from './provider/use-media-query';
export { registerTexts } from './texts/texts';
export type { Translation } from './texts/translation';
export { useFormat } from './texts/use-format';
export { useNow } from './texts/use-now';
