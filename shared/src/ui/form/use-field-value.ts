import { Form } from 'antd';

/** What a field of the SchemaForm around holds now: for fields that are only there with a certain choice in another. */
export const useFieldValue = (name: string): unknown => Form.useWatch(name);
